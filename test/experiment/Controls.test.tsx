import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dataRows, region, renderApp } from '../app/render-app';

const PREFIX = 'State key prefix for the write';
const APP = 'App name used by the runner';
const USER = 'User id passed to the session service';
const COLLISION = 'Globex also has a user named alice';
const GUARD = 'Tenant guard checks the stored tenant tag on read';

const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

describe('the controls', () => {
  test('have exactly these names and choices, and open with the opening values', () => {
    renderApp();
    const controls = within(region('Your experiment'));
    const groups = controls.getAllByRole('radiogroup').map((group) => ({
      group,
      radios: within(group).getAllByRole<HTMLInputElement>('radio'),
    }));
    expect(groups).toHaveLength(4);
    const expected = [
      [PREFIX, ['No prefix', 'user:', 'app:', 'temp:'], 'app:'],
      [
        APP,
        ['One app name for every tenant', 'A separate app name per tenant'],
        'One app name for every tenant',
      ],
      [USER, ['Bare user id', 'Tenant-qualified id'], 'Bare user id'],
      [
        'How the write is made',
        [
          'State of a context',
          'State delta of the run call',
          'Initial state',
          'Assignment, no event',
        ],
        'State of a context',
      ],
    ] as const;
    expected.forEach(([name, choices, chosen], i) => {
      expect(groups[i]?.group).toHaveAccessibleName(name);
      expect(groups[i]?.radios).toHaveLength(choices.length);
      choices.forEach((choice, k) => {
        const each = groups[i]?.radios[k];
        expect(each).toHaveAccessibleName(choice);
        expect(each?.checked).toBe(choice === chosen);
      });
    });
    const checks = controls.getAllByRole('checkbox');
    expect(checks).toHaveLength(2);
    expect(checks[0]).toHaveAccessibleName(COLLISION);
    expect(checks[0]).toBeChecked();
    expect(checks[1]).toHaveAccessibleName(GUARD);
    expect(checks[1]).not.toBeChecked();
  });

  test('each say what they change; those of the user id, that they matter only with user:', () => {
    renderApp();
    expect(screen.getByRole('radiogroup', { name: PREFIX })).toHaveAccessibleDescription(
      /app name/,
    );
    expect(screen.getByRole('radiogroup', { name: APP })).toHaveAccessibleDescription(/key/);
    expect(screen.getByRole('radiogroup', { name: USER })).toHaveAccessibleDescription(
      /only with user:/,
    );
    expect(radio(USER, 'Tenant-qualified id')).toHaveAccessibleDescription(
      'acme:alice, globex:alice',
    );
    const collision = screen.getByRole('checkbox', { name: COLLISION });
    expect(collision).toHaveAccessibleDescription(/only with user:/);
    expect(collision).toBeEnabled();
    expect(screen.getByRole('checkbox', { name: GUARD })).toHaveAccessibleDescription(/not ADK/);
  });

  test('show what the address says', () => {
    renderApp('prefix=temp&app=per-tenant&user=qualified&collision=no&guard=on');
    expect(radio(PREFIX, 'temp:')).toBeChecked();
    expect(radio(APP, 'A separate app name per tenant')).toBeChecked();
    expect(radio(USER, 'Tenant-qualified id')).toBeChecked();
    expect(screen.getByRole('checkbox', { name: COLLISION })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: GUARD })).toBeChecked();
  });

  test('lead back to the opening settings, when there is a way to go', async () => {
    const { user, told, t } = renderApp('prefix=temp&guard=on&t=25');
    const back = screen.getByRole('button', { name: 'Back to the opening settings' });
    expect(back).toBeEnabled();
    await user.click(back);
    expect(radio(PREFIX, 'app:')).toBeChecked();
    expect(screen.getByRole('checkbox', { name: GUARD })).not.toBeChecked();
    expect(t()).toBe(0);
    expect(told.at(-1)).toBe('push prefix=app&app=shared&user=bare&collision=yes&guard=off&t=0');
    expect(dataRows()[3]).toEqual(['alice at globex, S4', 'app|support-agent', 'no', 'leak']);
  });

  test('are left with the keyboard alone', async () => {
    const { user } = renderApp();
    radio(PREFIX, 'app:').focus();
    await user.keyboard('{ArrowRight}');
    expect(radio(PREFIX, 'temp:')).toBeChecked();
    expect(dataRows()[0]?.[1]).toBe('temp|inv-2');
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: COLLISION })).not.toBeChecked();
  });
});
