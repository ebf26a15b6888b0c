declare module 'prismjs/components/prism-core' {
  import * as Prism from 'prismjs';

  // `prismjs` itself would bring grammars that no sample needs.
  export default Prism;
}
