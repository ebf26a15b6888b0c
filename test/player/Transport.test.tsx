import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, transport } from '../app/render-app';

const button = (name: string) => transport().getByRole('button', { name });

describe('the transport', () => {
  test('plays and pauses with one button', async () => {
    const { user, run, t, playing } = renderApp();
    await user.click(button('Play'));
    expect(playing()).toBe(true);
    expect(transport().queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
    run(2);
    expect(t()).toBe(2);
    await user.click(button('Pause'));
    run(2);
    expect(t()).toBe(2);
    expect(button('Play')).toBeVisible();
  });

  test('says Play again once the end is reached, and plays from the start', async () => {
    const { user, seek, run, t } = renderApp();
    seek(59.5);
    await user.click(button('Play'));
    run(2);
    expect(t()).toBe(60);
    await user.click(button('Play'));
    expect(t()).toBe(0);
    run(1);
    expect(t()).toBe(1);
  });

  test.each([
    ['Next event', 20, 25],
    ['Next event', 55, 60],
    ['Previous event', 20, 15],
    ['Previous event', 55, 45],
    ['Previous event', 4, 0],
    ['Restart', 20, 0],
  ])('%s from %d s leads to %d, paused', async (name, from, to) => {
    const { user, player, seek, run, t, playing } = renderApp();
    seek(from);
    player.play();
    await user.click(button(name));
    expect(t()).toBe(to);
    expect(playing()).toBe(false);
    run(1);
    expect(t()).toBe(to);
  });

  test('Previous event leads from the end to the last moments, one after the other', async () => {
    const { user, t } = renderApp('t=60');
    await user.click(button('Previous event'));
    expect(t()).toBe(55);
    await user.click(button('Previous event'));
    expect(t()).toBe(45);
  });
});

describe('the speed', () => {
  test('is a native select of four', () => {
    renderApp();
    const select = transport().getByRole('combobox', { name: 'Speed' });
    expect(select.tagName).toBe('SELECT');
    expect(
      within(select)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['0.5×', '1×', '2×', '4×']);
    expect(select).toHaveDisplayValue('1×');
  });

  test('changes while playing, and does not pause', async () => {
    const { user, player, run, t, playing } = renderApp();
    player.play();
    run(2);
    const select = transport().getByRole('combobox', { name: 'Speed' });
    await user.selectOptions(select, '4×');
    run(1);
    expect(t()).toBe(6);
    await user.selectOptions(select, '0.5×');
    run(1);
    expect(t()).toBe(6.5);
    expect(playing()).toBe(true);
    expect(select).toHaveDisplayValue('0.5×');
  });

  test('shows what the keys have made it', () => {
    renderApp();
    fireEvent.keyDown(button('Play'), { key: '+' });
    expect(transport().getByRole('combobox', { name: 'Speed' })).toHaveDisplayValue('2×');
  });
});
