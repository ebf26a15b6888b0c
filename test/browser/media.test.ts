import { expect, test } from './fixture';
import { expectPaused, goTo, lab, open } from './lab';
import { renderedOf } from './rendered';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is nothing between two events, and the whole story can be followed', async ({
    page,
  }) => {
    await open(page, 't=35');
    const { stage, time, heading, start, pause, next, reader } = lab(page);
    const stands = await renderedOf(stage);
    for (const t of ['35.1', '41.5', '43.6', '44.9']) {
      await time.fill(t);
      expect(await renderedOf(stage)).toEqual(stands);
    }
    await time.fill('45');
    expect(await renderedOf(stage)).not.toEqual(stands);
    await expect(heading).toHaveText('Same key, other tenant');

    await time.fill('0');
    const opening = await renderedOf(stage);
    await time.fill('4.9');
    await expect(heading).toHaveText('Before the write');
    await time.fill('0');
    expect(await renderedOf(stage)).toEqual(opening);
    await start.click();
    await expect(pause).toBeFocused();
    for (const name of ['alice S1 wrote plan', 'alice S1, next turn served', 'alice S2 served']) {
      await next.click();
      await expect(stage.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expectPaused(page, '25');
    await reader(/^alice S4/).click();
    await expect(reader(/^alice S4/)).toHaveAccessibleName('alice S4 leak');

    // Nor does anything else on the page move.
    const moving = await page.evaluate(
      () =>
        [document.documentElement, ...document.querySelectorAll('body *')].filter((element) => {
          const style = getComputedStyle(element);
          const quiet =
            style.transitionProperty === 'none' || /^0s(, 0s)*$/.test(style.transitionDuration);
          return !quiet || style.animationName !== 'none' || style.scrollBehavior === 'smooth';
        }).length,
    );
    expect(moving).toBe(0);
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('every outcome and every choice is told without our colours', async ({ page }) => {
    await open(page);
    const { stage, comparison, data } = lab(page);
    for (const [query, word] of [
      ['t=15', 'served'],
      ['prefix=user&t=35', 'missed'],
      ['t=45', 'leak'],
      ['guard=on&t=45', 'blocked'],
      ['app=per-tenant&t=45', 'sees nothing'],
    ] as const) {
      await goTo(page, query);
      const current = stage.locator('button[aria-current=step]');
      await expect(current.getByText(word, { exact: true })).toBeVisible();
      await expect(current.locator('svg')).toBeVisible();
      await expect(data.getByText(word, { exact: true }).first()).toBeVisible();
    }
    // The difference in the keys has a heavier edge, since grounds are gone.
    const edge = (name: string) =>
      comparison
        .getByText(name, { exact: true })
        .first()
        .evaluate((text) =>
          parseFloat(getComputedStyle(text.closest('td span') ?? text).borderTopWidth),
        );
    expect(await edge('support-agent-acme')).toBeGreaterThan(await edge('app'));

    // What is chosen differs from what is not.
    const group = page.getByRole('radiogroup', { name: 'State key prefix for the write' });
    const looks = await group.getByRole('radio').evaluateAll((radios) =>
      radios.map((radio) => {
        const label = getComputedStyle(radio.closest('label') ?? radio);
        return `${label.outlineStyle} ${label.borderTopWidth} ${label.backgroundColor}`;
      }),
    );
    expect(looks[2]).not.toBe(looks[0]);
    expect(new Set(looks).size).toBe(2);
  });
});
