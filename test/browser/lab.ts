import type { Locator, Page } from '@playwright/test';
import { expect } from './fixture';

/** The controls by the names that the page must give them. */
export const CONTROL = {
  prefix: 'State key prefix for the write',
  app: 'App name used by the runner',
  user: 'User id passed to the session service',
  collision: 'Globex also has a user named alice',
  guard: 'Tenant guard checks the stored tenant tag on read',
} as const;

/** What a person sees of the lab, found as a person finds it. */
export function lab(page: Page) {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const transport = page.getByRole('group', { name: 'Player', exact: true });
  const stage = region('Replay');
  const button = (name: string) => transport.getByRole('button', { name, exact: true });
  return {
    experiment: region('Your experiment'),
    trace: region('Event trace'),
    data: region('Computed data'),
    metrics: region('Final metrics'),
    reading: region('Reading'),
    stage,
    transport,
    /** The stage with its transport: what takes the focus when a link is followed. */
    player: page.locator('#player'),
    play: button('Play'),
    pause: button('Pause'),
    next: button('Next event'),
    previous: button('Previous event'),
    restart: button('Restart'),
    mark: (name: RegExp) => transport.getByRole('button', { name }),
    speed: transport.getByRole('combobox', { name: 'Speed', exact: true }),
    time: transport.getByRole('slider', { name: 'Inspection time', exact: true }),
    start: stage.getByRole('button', { name: 'Start the replay', exact: true }),
    heading: stage.getByRole('heading', { level: 3 }),
    comparison: stage.getByRole('table'),
    reader: (name: RegExp) => stage.getByRole('button', { name }),
    spoken: stage.getByRole('status'),
    radio: (group: string, name: string) =>
      page
        .getByRole('radiogroup', { name: group, exact: true })
        .getByRole('radio', { name, exact: true }),
    check: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    problems: page.getByRole('alert'),
  };
}

/** Opens the page at a query such as `prefix=user&t=45`. */
export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(query === '' ? './' : `./#/?${query}`);
  await expect(lab(page).experiment).toBeVisible();
}

/** Goes to a query without loading the page again, as a hand in the address bar does. */
export async function goTo(page: Page, query: string): Promise<void> {
  await page.evaluate(
    (hash) =>
      new Promise<void>((done) => {
        if (location.hash === hash) {
          done();
          return;
        }
        // React has drawn what the navigation asked for by the next task.
        addEventListener('popstate', () => setTimeout(done), { once: true });
        location.hash = hash;
      }),
    `#/?${query}`,
  );
}

/** The text of every cell of the table of readers, row by row, as a person sees it. */
export function tableOf(data: Locator): Promise<string[][]> {
  return data
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .slice(1)
        .map((row) =>
          [...row.children].map((cell) => (cell instanceof HTMLElement ? cell.innerText : '')),
        ),
    );
}

/** The counts by their labels, and both parts of the verdict in a word. */
export async function metricsOf(metrics: Locator): Promise<Record<string, string>> {
  const terms = await metrics.getByRole('term').allInnerTexts();
  const values = await metrics.getByRole('definition').allInnerTexts();
  // A part of the verdict has its word in the term and its reason beside it.
  return Object.fromEntries(
    terms.map((term, i) => (term.includes(': ') ? term.split(': ') : [term, values[i] ?? ''])),
  );
}

/** Where the playhead stands, as the slider says. */
export async function expectPaused(page: Page, at: string): Promise<void> {
  const { time, play, pause } = lab(page);
  await expect(time).toHaveValue(at);
  await expect(play).toBeVisible();
  await expect(pause).toHaveCount(0);
}
