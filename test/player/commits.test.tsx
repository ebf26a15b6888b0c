import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { App } from '../../src/app/App';
import { createSite } from '../../src/app/site';
import { createLab } from '../../src/experiment/lab';
import { transport } from '../app/render-app';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from './hand-clock';

test('React commits once an event, and nothing between two', () => {
  const clock = handClock();
  const lab = createLab(clock, recordingBar().bar);
  let commits = 0;
  render(
    <Profiler
      id="page"
      onRender={() => {
        commits += 1;
      }}
    >
      <App site={createSite()} lab={lab} clock={clock} />
    </Profiler>,
  );
  const during = (what: () => void) => {
    commits = 0;
    act(what);
    return commits;
  };
  act(() => {
    lab.player.seek(5);
    lab.player.play();
  });
  const slider = transport().getByRole('slider');
  // Through the flight of the next read, frame by frame, each frame with a chance to commit.
  const flight = Array.from({ length: 39 }, () =>
    during(() => {
      clock.frame(0.25);
    }),
  );
  expect(slider).toHaveValue('14.7');
  expect(flight.filter((count) => count > 0)).toEqual([]);
  expect(
    during(() => {
      clock.frame(0.25);
    }),
  ).toBeGreaterThan(0);
  expect(
    during(() => {
      for (const t of [16, 20.5, 24.9, 15.1]) lab.player.seek(t);
    }),
  ).toBe(1); // The pause.
  expect(
    during(() => {
      for (const t of [16, 20.5, 24.9, 15.1]) lab.player.seek(t);
    }),
  ).toBe(0);
});
