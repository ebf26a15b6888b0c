import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixture';
import { expectPaused, goTo, lab, open, tableOf } from './lab';

// Axe looks at a whole page many times over.
test.describe.configure({ timeout: 60_000 });

const outcomes = async (page: Parameters<typeof lab>[0]) =>
  (await tableOf(lab(page).data)).map((row) => row[3]?.trim());

test('temp: on ADK Java: chosen by hand, kept with S1, told beside the contract', async ({
  page,
}) => {
  await open(page);
  const { experiment, stage, next } = lab(page);
  await lab(page).radio('State key prefix for the write', 'temp:').check();
  expect(await outcomes(page)).toEqual(['missed', 'missed', 'missed', 'sees nothing']);
  const service = experiment.getByRole('combobox', { name: 'Session service' });
  await expect(service).toBeHidden();
  await experiment.getByText('Runtime and write path').click();
  await service.selectOption({ label: 'Java, in memory' });
  await expect(page).toHaveURL(/prefix=temp&.*&service=java-memory&t=0$/);
  expect(await outcomes(page)).toEqual(['served', 'missed', 'missed', 'sees nothing']);
  await next.click();
  await next.click();
  await expectPaused(page, '15');
  const cells = stage.getByText('temp:plan = acme-enterprise').filter({ visible: true });
  await expect(cells).toHaveCount(1);
  await expect(lab(page).spoken).toHaveText(/keeps temp:plan in the own map of session S1/);
  const card = page.getByRole('region', { name: 'Compared with the contract' });
  await expect(card.getByRole('row', { name: /next turn of S1/ })).toHaveText(
    /served.*≠.*differs.*missed/s,
  );
  const told = page.getByText('Contract: No leak, but nobody is served').filter({ visible: true });
  await expect(told).toHaveCount(1);
  await experiment.getByText('Runtime and write path').click();
  await expect(experiment.locator('summary')).toHaveText(/Java, in memory/);
  await page.goBack();
  await expect(card).toHaveCount(0);
  expect(await outcomes(page)).toEqual(['missed', 'missed', 'missed', 'sees nothing']);
});

test('an unknown service and write path in the address are named, and open with their defaults', async ({
  page,
}) => {
  await open(page, 'prefix=temp&service=ruby-memory&write=telepathy&t=15');
  await expect(lab(page).problems.getByRole('listitem')).toHaveText([
    'service can’t be ruby-memory; its opening value is used.',
    'write can’t be telepathy; its opening value is used.',
  ]);
  expect(await outcomes(page)).toEqual(['missed', 'missed', 'missed', 'sees nothing']);
  await expectPaused(page, '15');
});

for (const scheme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`with a service and a write path chosen axe finds nothing, ${scheme}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      for (const query of [
        'prefix=temp&service=java-memory&t=15',
        'service=js-memory&write=assignment&t=5',
      ]) {
        await open(page, query);
        await lab(page).experiment.getByText('Runtime and write path').click();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBe(0);
      }
    });
  }
}

test('by keyboard alone: the section opens, the service and the write path are chosen', async ({
  page,
}) => {
  await open(page);
  const { experiment } = lab(page);
  await experiment.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const service = experiment.getByRole('combobox', { name: 'Session service' });
  await expect(service).toBeFocused();
  await page.keyboard.type('JS, in');
  await expect(service).toHaveValue('js-memory');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/service=js-memory&write=initial-state&t=0$/);
  expect(await outcomes(page)).toEqual(['served', 'missed', 'missed', 'sees nothing']);
});

for (const [width, height] of [
  [1440, 900],
  [1000, 760],
  [900, 800],
  [390, 844],
] as const) {
  test(`whatever service and write path are chosen, the transport stays in its place, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const chosen = [
      'prefix=app',
      'prefix=temp&service=java-memory&app=per-tenant&user=qualified',
      'prefix=user&service=java-memory&write=initial-state',
      'prefix=temp&service=js-database',
      'prefix=none&write=run-delta&app=per-tenant',
      'prefix=app&write=assignment&guard=on',
      'prefix=temp&service=go-memory&write=initial-state',
      'prefix=user&service=python-sqlite',
      'prefix=temp&service=python-database-postgres',
    ];
    const places = new Set<string>();
    await open(page);
    for (const query of chosen) {
      for (const t of [0, 5, 15, 25, 45, 60]) {
        await goTo(page, `${query}&t=${t}`);
        const { y, height: tall } = (await lab(page).transport.boundingBox()) ?? {
          y: 0,
          height: 0,
        };
        places.add(`${Math.round(y)} ${Math.round(tall)}`);
      }
    }
    expect([...places]).toHaveLength(1);
  });
}
