import { expect, it } from 'vitest';
import { checklistMarkdown } from '../../src/lessons/blocks/checklist-markdown';

it('is a task list with what is ticked and where each item is taught', () => {
  const groups = [
    {
      heading: 'To do',
      items: [
        { name: 'first', text: 'Do `this`.', lesson: 'removing-a-key' },
        { name: 'second', text: 'Do that.', lesson: 'ids-that-lie' },
      ],
    },
    { heading: 'And then', items: [{ name: 'third', text: 'Rest.', lesson: 'ids-that-lie' }] },
  ] as const;
  expect(checklistMarkdown(groups, new Set(['second', 'stranger']), 'https://x.test/'))
    .toBe(`# Before production: session state

## To do

- [ ] Do \`this\`. ([Removing a key](https://x.test/#/lessons/removing-a-key))
- [x] Do that. ([Ids that lie](https://x.test/#/lessons/ids-that-lie))

## And then

- [ ] Rest. ([Ids that lie](https://x.test/#/lessons/ids-that-lie))
`);
});
