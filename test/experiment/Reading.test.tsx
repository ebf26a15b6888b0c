import { createEvent, fireEvent, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dataRows, region, renderApp } from '../app/render-app';

const links = () => within(region('Reading')).getAllByRole<HTMLAnchorElement>('link');

/** The first link to this address. */
function linkTo(query: string): HTMLAnchorElement {
  const link = links().find((each) => each.hash === `#/?${query}`);
  if (link === undefined) throw new Error(`no link leads to ${query}`);
  return link;
}

const OPEN = 'prefix=app&app=shared&user=bare&collision=yes&guard=off';
const USER = 'prefix=user&app=shared&user=bare&collision=yes&guard=off';

describe('the reading', () => {
  test('has six sections, each with links that a hand could have written', () => {
    renderApp();
    const articles = within(region('Reading')).getAllByRole('article');
    expect(articles).toHaveLength(6);
    for (const article of articles) {
      expect(within(article).getAllByRole('heading', { level: 3 })).toHaveLength(1);
      expect(within(article).getAllByRole('link').length).toBeGreaterThan(0);
    }
    for (const link of links()) {
      expect(link.getAttribute('href')).toMatch(
        /^#\/\?prefix=(none|user|app|temp)&app=(shared|per-tenant)&user=(bare|qualified)&collision=(yes|no)&guard=(off|on)(&service=(java|js)-memory)?(&write=(initial-state|assignment))?&t=(0|5|15|25|35|45|55)$/,
      );
    }
  });

  test('ends with what is simplified', () => {
    renderApp();
    const last = within(region('Reading')).getAllByRole('article').at(-1);
    for (const said of [
      /teaching model/,
      /ADK Java core/,
      /recorded from the published packages/,
      /one process, one write/,
      /Nothing is contacted/,
      /artifacts, memory, caches and logs per tenant/,
    ]) {
      expect(last).toHaveTextContent(said);
    }
  });
});

describe('following a link', () => {
  test('shows its setting at its moment, paused, and brings the stage before the reader', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, player, told, t, playing } = renderApp();
    player.play();
    await user.click(linkTo(`${USER}&t=45`));
    expect(dataRows()[3]).toEqual([
      'alice at globex, S4',
      'user|support-agent|alice',
      'no',
      'leak',
    ]);
    expect([t(), playing()]).toEqual([45, false]);
    expect(told.at(-1)).toBe(`push ${USER}&t=45`);
    expect(document.activeElement).toContainElement(region('Replay'));
    expect(document.activeElement?.tagName).toBe('DIV');
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    scroll.mockRestore();
  });

  test('to the setting that is shown only moves the playhead', async () => {
    const { user, told, t } = renderApp('t=5');
    await user.click(linkTo(`${OPEN}&t=45`));
    expect(t()).toBe(45);
    expect(told.filter((each) => each.startsWith('push'))).toEqual([]);
    expect(document.activeElement).toContainElement(region('Replay'));
  });

  test('is not left to the browser, which would step twice', () => {
    renderApp();
    expect(fireEvent.click(linkTo(`${USER}&t=45`))).toBe(false);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'is left to the browser with %s',
    (key) => {
      const { t } = renderApp('t=5');
      const link = linkTo(`${OPEN}&t=45`);
      const click = createEvent.click(link, { [key]: true });
      let taken = true;
      const judge = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', judge, { once: true });
      fireEvent(link, click);
      expect(taken).toBe(false);
      expect(t()).toBe(5);
    },
  );
});
