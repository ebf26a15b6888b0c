import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '../../src/ui/clipboard';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'execCommand');
});

const refuse = () =>
  Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

/** Stands in for a command that jsdom lacks; gives what was selected when it ran. */
function stubCommand(answer: boolean) {
  const selected: string[] = [];
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: () => {
      const area = document.activeElement;
      if (area instanceof HTMLTextAreaElement) {
        selected.push(area.value.slice(area.selectionStart, area.selectionEnd));
      }
      return answer;
    },
  });
  return selected;
}

test('uses the clipboard API where it may', async () => {
  const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a b\nc')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a b\nc');
});

test.each([
  ['refused', { clipboard: { writeText: refuse } }],
  ['absent', {}],
])('copies a selection where the API is %s, and gives the focus back', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const selected = stubCommand(true);
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(await copyText('a b\nc')).toBe(true);
  expect(selected).toEqual(['a b\nc']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('false when every way is refused', async () => {
  vi.stubGlobal('navigator', {});
  stubCommand(false);
  expect(await copyText('a')).toBe(false);
  Reflect.deleteProperty(document, 'execCommand');
  expect(await copyText('a')).toBe(false);
});
