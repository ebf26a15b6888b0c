import './manual';
import Prism from 'prismjs/components/prism-core';

// The grammars add themselves to a global of this name.
Object.assign(globalThis, { Prism });

export { Prism };
