import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, transport } from '../app/render-app';

const slider = () => transport().getByRole<HTMLInputElement>('slider', { name: 'Inspection time' });
const marks = () =>
  within(transport().getByRole('group', { name: 'Events on the timeline' })).getAllByRole('button');
const current = () => marks().map((mark) => mark.getAttribute('aria-current'));

describe('the time slider', () => {
  test('is a real range from 0 to 60 in tenths', () => {
    renderApp();
    expect(slider()).toHaveProperty('type', 'range');
    expect(slider()).toHaveAttribute('min', '0');
    expect(slider()).toHaveAttribute('max', '60');
    expect(slider()).toHaveAttribute('step', '0.1');
    expect(slider()).toHaveValue('0');
  });

  test('scrubs both ways, and pauses', () => {
    const { player, t, playing } = renderApp();
    player.play();
    fireEvent.input(slider(), { target: { value: '45' } });
    expect(t()).toBe(45);
    expect(playing()).toBe(false);
    fireEvent.input(slider(), { target: { value: '12.3' } });
    expect(t()).toBe(12.3);
  });

  test('follows the playhead, floored to the tenth', () => {
    const { seek, run, player } = renderApp();
    seek(44.98);
    expect(slider()).toHaveValue('44.9');
    player.play();
    run(0.25);
    expect(slider()).toHaveValue('45.2');
  });

  test('says the time and what stands then', () => {
    const { seek } = renderApp();
    expect(slider()).toHaveAttribute('aria-valuetext', '0.0 seconds');
    seek(44.9);
    expect(slider()).toHaveAttribute('aria-valuetext', '44.9 seconds, after bob S3');
    seek(45);
    expect(slider()).toHaveAttribute('aria-valuetext', '45.0 seconds, after globex S4');
    seek(46.5);
    expect(slider()).toHaveAttribute('aria-valuetext', '46.5 seconds, after globex S4');
  });
});

describe('the marks on it', () => {
  test('name each event and its moment, and stand there', () => {
    renderApp();
    expect(marks()).toHaveLength(6);
    [
      ['write, 5 s', 5],
      ['alice S1, 15 s', 15],
      ['alice S2, 25 s', 25],
      ['bob S3, 35 s', 35],
      ['globex S4, 45 s', 45],
      ['verdict, 55 s', 55],
    ].forEach(([name, moment], i) => {
      expect(marks()[i]).toHaveAccessibleName(String(name));
      const share = Number.parseFloat(marks()[i]?.style.insetInlineStart ?? '');
      expect(share).toBeCloseTo((Number(moment) / 60) * 100, 3);
    });
  });

  test('tell the current one', () => {
    const { seek } = renderApp();
    expect(current()).toEqual([null, null, null, null, null, null]);
    seek(36);
    expect(current()).toEqual([null, null, null, 'step', null, null]);
    seek(60);
    expect(current()).toEqual([null, null, null, null, null, 'step']);
  });
});
