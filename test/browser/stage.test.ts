import type { Locator } from '@playwright/test';
import { expect, test } from './fixture';
import { expectPaused, goTo, lab, open } from './lab';

/** A text where it can be seen: what is on its way in or out is in the page too. */
const seen = (place: Locator, text: string | RegExp) =>
  place.getByText(text, { exact: true }).filter({ visible: true });

test('at 0 the stage shows the actors, four empty stores, and how to start', async ({ page }) => {
  await open(page);
  const { stage, start, pause, time } = lab(page);
  const people = ['alice S1', 'alice S1, next turn', 'alice S2', 'bob S3', 'alice S4'];
  const readers = stage.getByRole('group', { name: /acme|globex/ }).getByRole('button');
  await expect(readers).toHaveCount(people.length);
  for (const [i, name] of people.entries()) {
    await expect(readers.nth(i)).toHaveAccessibleName(name);
  }
  await expect(seen(stage, 'wrote plan')).toHaveCount(0);
  await expect(stage.getByRole('listitem')).toHaveText(
    [/App state.*empty/s, /User state.*empty/s, /Session state.*empty/s, /Invocation.*empty/s],
    { useInnerText: true },
  );
  await expect(seen(stage, /^Alice at acme is about to store the acme plan/)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(1);
  await start.click();
  await expect(pause).toBeVisible();
  await expect.poll(() => time.inputValue()).not.toBe('0');
  await expect(start).toBeHidden();
});

test('a link to 45 shows the leak', async ({ page }) => {
  await open(page, 't=45');
  const { stage, heading, reader, comparison, trace } = lab(page);
  await expect(heading).toHaveText('Same key, other tenant');
  await expect(reader(/^alice S4/)).toHaveAccessibleName('alice S4 leak');
  await expect(reader(/^alice S4/)).toHaveAttribute('aria-current', 'step');
  // What crosses the line travels on a chip of its own, beside the cell that holds it.
  await expect(seen(stage, 'acme-enterprise')).toHaveCount(1);
  await expect(seen(stage, 'plan = acme-enterprise')).toHaveCount(1);
  await expect(seen(stage, 'tag acme')).toHaveCount(1);
  await expect(comparison.getByRole('row')).toHaveText([
    /holds the plan.*globex alice in S4\s*resolves/,
    /scope\s*app\s*=.*app/,
    /app name\s*support-agent\s*=.*support-agent/,
  ]);
  await expect(trace.getByRole('listitem').nth(4).getByRole('button')).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(trace.getByRole('listitem').nth(5)).toContainText('still ahead');
  await expect(trace.getByText('still ahead')).toHaveCount(1);
  await expect(seen(stage, 'tenant guard')).toHaveCount(0);
});

/** One moment for each outcome, by hand. */
const OUTCOMES = [
  {
    query: 't=15',
    reader: 'alice S1, next turn served',
    heading: 'Same key, same tenant',
    brings: 'acme-enterprise',
    says: /so alice gets the plan/,
  },
  {
    query: 'prefix=user&t=35',
    reader: 'bob S3 missed',
    heading: 'Differs at the user id',
    brings: 'nothing',
    says: /Bob is at acme and should see the plan/,
  },
  {
    query: 't=45',
    reader: 'alice S4 leak',
    heading: 'Same key, other tenant',
    brings: 'acme-enterprise',
    says: /resolves the very key that holds the plan/,
  },
  {
    query: 'guard=on&t=45',
    reader: 'alice S4 blocked',
    heading: 'Same key, stopped by the guard',
    brings: 'refused',
    says: /Only the guard, comparing the tag acme with globex/,
  },
  {
    query: 'app=per-tenant&t=45',
    reader: 'alice S4 sees nothing',
    heading: 'Differs at the app name',
    brings: 'nothing',
    says: /another key and finds nothing/,
  },
];

test('every outcome has its word, its icon, its sentence, and what it brings home', async ({
  page,
}) => {
  await open(page);
  const { stage, heading, transport, spoken } = lab(page);
  for (const outcome of OUTCOMES) {
    await goTo(page, outcome.query);
    const reader = stage.getByRole('button', { name: outcome.reader, exact: true });
    await expect(reader).toHaveAttribute('aria-current', 'step');
    await expect(reader.locator('svg')).toBeVisible();
    await expect(heading).toHaveText(outcome.heading);
    await expect(seen(stage, outcome.brings)).toHaveCount(1);
    // The same words go to the live line.
    await expect(spoken).toHaveText(outcome.says);
    await expect(seen(stage, outcome.says)).toHaveCount(2);
    await expect(transport.locator('[aria-current=step]')).toHaveCount(1);
  }
});

test('the value lies in one store, a vain look has an empty slot, the guard stands when on', async ({
  page,
}) => {
  await open(page, 'prefix=none&t=25');
  const { stage } = lab(page);
  const held = seen(stage, 'plan = acme-enterprise');
  const store = (name: RegExp) => stage.getByRole('listitem').filter({ hasText: name });
  await expect(held).toHaveCount(1);
  await expect(store(/^Session state/)).toHaveText(
    /session\|support-agent\|alice\|S1.*tag acme.*plan = acme-enterprise.*session\|support-agent\|alice\|S2.*nothing here/s,
    { useInnerText: true },
  );

  // The value of temp: stands from 5 s, and leaves as the first read sets out.
  for (const t of ['5', '10.9']) {
    await goTo(page, `prefix=temp&t=${t}`);
    await expect(store(/^Invocation/)).toHaveText(/temp\|inv-1.*plan = acme-enterprise/s, {
      useInnerText: true,
    });
  }
  for (const t of ['11', '15', '45', '60']) {
    await goTo(page, `prefix=temp&t=${t}`);
    await expect(held).toHaveCount(0);
    await expect(store(/^Invocation/)).toContainText('temp|inv-1');
    await expect(store(/^Invocation/)).toContainText('ended with its invocation');
  }

  // The guard stands there only when it is on.
  const guard = seen(stage, 'tenant guard');
  await expect(guard).toHaveCount(0);
  for (const t of ['0', '5', '25', '43.6', '45', '60']) {
    await goTo(page, `guard=on&t=${t}`);
    await expect(guard).toHaveCount(1);
  }
});

test('pointing at a reader marks it everywhere; choosing it moves the playhead', async ({
  page,
}) => {
  await open(page, 't=5');
  const { reader, trace, data, mark } = lab(page);
  const bobs = [
    reader(/^bob S3/),
    trace.getByRole('button', { name: /^35 s/ }),
    data.getByRole('row', { name: /^bob at acme/ }),
    mark(/^bob S3/),
  ];
  const others = [
    reader(/^alice S2/),
    trace.getByRole('button', { name: /^25 s/ }),
    mark(/^alice S2/),
  ];
  for (const place of [bobs[0], bobs[1], data.getByRole('button', { name: /^bob/ }), bobs[3]]) {
    await page.mouse.move(0, 0);
    for (const each of bobs) await expect(each).not.toHaveAttribute('data-pointed');
    await place?.hover();
    for (const each of bobs) await expect(each).toHaveAttribute('data-pointed');
    for (const each of others) await expect(each).not.toHaveAttribute('data-pointed');
  }
  await trace.getByRole('button', { name: /^55 s/ }).focus();
  await expect(mark(/^verdict/)).toHaveAttribute('data-pointed');

  await reader(/^alice S2/).click();
  await expectPaused(page, '25');
  await mark(/^globex S4/).click();
  await expectPaused(page, '45');
  await data.getByRole('button', { name: 'alice at acme, next turn of S1' }).click();
  await expectPaused(page, '15');
  await trace.getByRole('button', { name: /^5 s/ }).click();
  await expectPaused(page, '5');
});
