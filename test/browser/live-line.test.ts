import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { lab, open } from './lab';

const WRITE =
  'The service strips app: and stores plan under app|support-agent, with the tenant tag acme.';
const BOB = 'app: state belongs to everyone under support-agent, so bob gets the plan in S3.';
const LEAK =
  'Globex’s alice resolves the very key that holds the plan, so the service hands it over.';

/** Writes down everything that the live line says from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await lab(page).spoken.evaluateHandle((line) => {
    const heard: string[] = [];
    new MutationObserver(() => {
      const text = line.textContent ?? '';
      if (text !== '') heard.push(text);
    }).observe(line, { childList: true, characterData: true, subtree: true });
    return heard;
  });
  return () => said.jsonValue();
}

// What the fixture asks of the page at the end needs a page whose time goes on.
test.afterEach(({ page }) => page.clock.resume());

test('every event that is passed is spoken, politely; of a fast scrub only the last', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page, 't=3');
  const { spoken, play, speed, time, mark } = lab(page);
  await expect(spoken).toHaveRole('status');
  const said = await listen(page);
  await page.clock.pauseAt(100_000);
  await speed.selectOption({ label: '4×' });
  await play.click();
  await page.clock.runFor(1000);
  expect(await said()).toEqual([WRITE]);
  await time.fill('39');
  await play.click();
  await page.clock.runFor(6000);
  expect(await said()).toEqual([
    WRITE,
    BOB,
    LEAK,
    expect.stringMatching(/^1 cross-tenant leak\. All 3 acme reads are served\./),
  ]);
  // Stepped to again, it is spoken again.
  await mark(/^globex S4/).click();
  await page.clock.runFor(1000);
  expect((await said()).at(-1)).toBe(LEAK);

  // Of a fast scrub only the last event is spoken.
  const before = (await said()).length;
  for (const t of ['5', '15', '25.1', '45', '60', '35.2']) {
    await time.fill(t);
    await page.clock.runFor(50);
  }
  await page.clock.runFor(1000);
  expect((await said()).slice(before)).toEqual([BOB]);
});
