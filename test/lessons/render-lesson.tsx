import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LessonPage } from '../../src/lessons/LessonPage';
import { createProgress } from '../../src/lessons/progress';
import { SingleKeysProvider } from '../../src/player/SingleKeys';
import { recordingBar } from '../experiment/recording-bar';
import { handClock } from '../player/hand-clock';
import { memory } from './memory';
import { TOY } from './toy-lesson';

/** The toy lesson at a query, on a clock that only the test moves. */
export function renderLesson(query = '') {
  const { bar, told } = recordingBar();
  const clock = handClock();
  const progress = createProgress(memory());
  render(
    <SingleKeysProvider value={{ on: true, change: () => {} }}>
      <LessonPage
        name="temp"
        lesson={TOY}
        route={{ query }}
        bar={bar}
        clock={clock}
        progress={progress}
      />
    </SingleKeysProvider>,
  );
  return {
    told,
    progress,
    user: userEvent.setup(),
    /** Lets so many seconds pass, drawing frames. */
    run: (seconds: number) => {
      act(() => {
        clock.run(seconds);
      });
    },
  };
}

/** A question of the lesson by what it asks. */
export function question(ask: RegExp) {
  const form = screen.getByRole('form', { name: ask });
  const inForm = within(form);
  return {
    form,
    option: (name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') =>
      inForm.getByRole(role, { name }),
    check: inForm.getByRole('button', { name: 'Check' }),
    verdict: inForm.getByRole('status'),
  };
}
