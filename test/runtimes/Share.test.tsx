import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderRuntimes } from './render-runtimes';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const QUERY = 'q=numRecentEvents%200&only=js-memory';

/** The files that were handed to the browser. */
function savedFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let last = new Blob();
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:here';
    },
    revokeObjectURL: () => {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: last });
  });
  return files;
}

test('the shown rows and columns are copied as Markdown', async () => {
  const { user } = renderRuntimes(QUERY);
  await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  expect(await screen.findByText('Copied as Markdown')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    [
      '| Group | Rule | Documented contract | JS, in memory |',
      '| --- | --- | --- | --- |',
      '| Look up | numRecentEvents 0 | no events | **all events** |',
      '',
    ].join('\n'),
  );
});

test('a refused clipboard is told', async () => {
  const { user } = renderRuntimes(QUERY);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
  document.execCommand = () => false;
  await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  expect(await screen.findByText('Not copied: the browser refused')).toBeVisible();
});

test('they are saved as CSV under the day of the newest recording', async () => {
  const files = savedFiles();
  const { user } = renderRuntimes(QUERY);
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(files).toHaveLength(1);
  expect(files[0]?.name).toMatch(/^adk-session-services-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(files[0]?.blob.type).toBe('text/csv;charset=utf-8');
  expect(await files[0]?.blob.text()).toBe(
    [
      'Group,Rule,Documented contract,"JS, in memory"',
      'Look up,numRecentEvents 0,no events,all events',
      '',
    ].join('\r\n'),
  );
  expect(screen.getByText(/^Saved as adk-session-services-/)).toBeVisible();
});

test('a sandboxed frame, which may not save, says so', async () => {
  savedFiles();
  vi.stubGlobal('top', {});
  vi.stubGlobal('origin', 'null');
  const { user } = renderRuntimes(QUERY);
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  expect(screen.getByText(/^This frame may not save files/)).toBeVisible();
});
