import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { question, renderLesson } from './render-lesson';

const by = () => screen.getByRole('combobox', { name: 'By the rules of' });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('a question is judged by the run, and explained once it was answered', async () => {
  const { user, progress } = renderLesson();
  const { option, check, verdict, form } = question(/Does the other session see/);
  expect(form).not.toHaveTextContent('The prefix decides.');
  await user.click(option('It does not.'));
  await user.click(check);
  expect(verdict).toHaveTextContent('Wrong, by the rules of Python, in memory.');
  expect(form).toHaveTextContent('The prefix decides.');
  expect(option(/^It does\./)).toHaveAccessibleName('It does. this one is right');
  expect(option(/^It does not/)).toHaveAccessibleName('It does not. your choice, wrong');
  expect([...progress.store.getState().answers]).toEqual([['temp/seeded/sees', ['no']]]);
});

test('by other rules the same answer may be right', async () => {
  const { user } = renderLesson();
  const { option, check, verdict } = question(/Does the other session see/);
  await user.click(option('It does not.'));
  await user.click(check);
  await user.selectOptions(by(), 'Java, in memory');
  expect(verdict).toHaveTextContent('Right, by the rules of Java, in memory.');
  await user.selectOptions(by(), 'Documented contract');
  expect(verdict).toHaveTextContent('Wrong, by the documented contract.');
});

test('an answered question stands until it is tried again', async () => {
  const { user } = renderLesson();
  const { option, check, form, verdict } = question(/Does the other session see/);
  await user.click(option('It does.'));
  await user.click(check);
  await user.click(option(/It does not/));
  expect(option(/^It does\./)).toBeChecked();
  await user.click(within(form).getByRole('button', { name: 'Try again' }));
  expect(option('It does.')).not.toBeChecked();
  expect(verdict).toBeEmptyDOMElement();
});

test('pressed twice, Check plays and takes nothing away; so does Enter on a choice', async () => {
  const { user } = renderLesson();
  const { option, check, form, verdict } = question(/Does the other session see/);
  await user.click(option('It does.'));
  await user.dblClick(check);
  expect(verdict).toHaveTextContent('Right');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(within(form).getByRole('button', { name: 'Watch it' })).toHaveFocus();
  option(/^It does\./).focus();
  await user.keyboard('{Enter}');
  expect(verdict).toHaveTextContent('Right');
  await user.click(within(form).getByRole('button', { name: 'Try again' }));
  expect(option('It does.')).toHaveFocus();
});

test('what was answered stands there again when the part is opened again', async () => {
  const { user } = renderLesson();
  const { option, check } = question(/Does the other session see/);
  await user.click(option('It does not.'));
  await user.click(check);
  await user.click(link('2 A plain one'));
  await user.click(link(/^1 A seeded session/));
  const again = within(screen.getByRole('form', { name: /Does the other session see/ }));
  expect(again.getByRole('radio', { name: /^It does not/ })).toBeChecked();
  expect(again.getByRole('status')).toHaveTextContent('Wrong, by');
});

test('what tells the answers is read once they are given, or when it is asked for', async () => {
  const { user } = renderLesson();
  expect(screen.queryByText('Remember this.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read on' }));
  expect(screen.getByText('Remember this.')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('Remember this.'));
});

test('one answer has to be chosen; of any number it may be none', async () => {
  const { user } = renderLesson();
  const one = question(/Does the other session see/);
  await user.click(one.check);
  expect(one.verdict).toHaveTextContent('Choose an answer first.');
  const any = question(/Which keys/);
  await user.click(any.check);
  expect(any.verdict).toHaveTextContent('Wrong');
  await user.click(within(any.form).getByRole('button', { name: 'Try again' }));
  await user.click(any.option('app:n', 'checkbox'));
  await user.click(any.option('app:m', 'checkbox'));
  await user.click(any.option('app:m', 'checkbox'));
  await user.click(any.check);
  expect(any.verdict).toHaveTextContent('Right');
});

test('a lesson is done with its last question, a part with its own', async () => {
  const { user } = renderLesson();
  const parts = within(screen.getByRole('navigation', { name: 'Parts of this lesson' }));
  const any = question(/Which keys/);
  await user.click(any.check);
  expect(screen.queryByText('done')).not.toBeInTheDocument();
  const one = question(/Does the other session see/);
  await user.click(one.option('It does.'));
  expect(screen.queryByText('Remember this.')).not.toBeInTheDocument();
  await user.click(one.check);
  expect(screen.getByText('Remember this.')).toBeVisible();
  expect(screen.getByText('done')).toBeVisible();
  expect(parts.getByRole('link', { name: /A seeded session/ })).toHaveAccessibleName(
    '1 A seeded session answered',
  );
});

test('what is answered is not told before its step has come', async () => {
  const { user, run } = renderLesson();
  const one = question(/Does the other session see/);
  await user.click(one.option('It does.'));
  await user.click(one.check);
  const steps = within(screen.getByRole('region', { name: 'Steps' }));
  const last = steps.getAllByRole('listitem')[2];
  expect(last).toHaveTextContent('still ahead');
  expect(last).not.toHaveTextContent('v1');
  await user.click(within(one.form).getByRole('button', { name: 'Watch it' }));
  run(60);
  expect(last).toHaveTextContent('app:n = "v1"');
});

test('the parts lead on, and then the next lesson', async () => {
  const { user, told } = renderLesson();
  await user.click(link(/Next: A plain one/));
  expect(screen.getByRole('heading', { level: 2, name: 'A plain one' })).toHaveFocus();
  expect(told).toEqual(['push part=plain']);
  expect(link(/2 A plain one/)).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Every session service answers this alike.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'By the rules of' })).not.toBeInTheDocument();
  await user.click(link(/Next: Only words/));
  expect(link(/Next lesson: Removing a key/)).toHaveAttribute('href', '#/lessons/removing-a-key');
});

test('all services stand side by side, those that answer alike in one row', async () => {
  const { user } = renderLesson();
  await user.click(screen.getByRole('heading', { name: 'All session services, side by side' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Session servicesThe other session',
    'Documented contractPython, in memoryPython, databasePython, SqliteSessionServiceJS, databaseGo, in memoryGo, databaseThe other sessionapp:n = "v1".',
    'Java, in memoryJS, in memoryThe other sessionAn empty state.',
  ]);
});

test('the size of the session is drawn by the rules that are chosen', () => {
  renderLesson('part=plain');
  const [, row] = within(screen.getByRole('table', { name: 'How large it is' })).getAllByRole(
    'row',
  );
  expect(row).toHaveTextContent('12 bytes0 bytes2 bytes');
});

test('lists, tables, lifetimes', () => {
  renderLesson('part=words');
  expect(screen.getByText('another thing')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Some things' })).toHaveTextContent('WhatHowthisso');
  const picture = screen.getByRole('figure');
  expect(picture).toHaveTextContent('From “dawn” to “noon”.');
  expect(picture).toHaveTextContent('From “noon” on, beyond the picture.');
});

test('a checklist is kept, counted and emptied', async () => {
  const { user, progress } = renderLesson('part=words');
  await user.click(screen.getByRole('checkbox', { name: 'Do this.' }));
  expect(screen.getByText(/1 of 2 ticked/)).toBeVisible();
  expect([...progress.store.getState().ticked]).toEqual(['first']);
  await user.click(screen.getByRole('button', { name: 'Untick all' }));
  expect(screen.getByRole('checkbox', { name: 'Do this.' })).not.toBeChecked();
  expect(screen.getByText('1 unticked.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tick them again' }));
  expect(screen.getByRole('checkbox', { name: 'Do this.' })).toBeChecked();
});

test('the program is shown in the language that is chosen, with what it prints', async () => {
  const { user } = renderLesson();
  await user.click(screen.getByRole('heading', { name: 'The code, in four languages' }));
  // The lesson opens by the rules of ADK Python.
  expect(screen.getByRole('tabpanel', { name: 'Python' })).toHaveTextContent('source of toy.py');
  await user.click(screen.getByRole('tab', { name: 'Go' }));
  expect(screen.getByRole('tabpanel', { name: 'Go' })).toHaveTextContent('the source of main.go');
  expect(screen.getByText('the words of main.go')).toBeVisible();
});

test('the links lead to rules, settings, lessons and elsewhere', () => {
  renderLesson();
  expect(link('Partial events: JS, in memory')).toHaveAttribute(
    'href',
    '#/runtimes?rule=partial&service=js-memory',
  );
  expect(link('A setting')).toHaveAttribute(
    'href',
    '#/?prefix=user&app=shared&user=bare&collision=yes&guard=off&t=25',
  );
  expect(link('temp: within an invocation, and after it')).toHaveAttribute(
    'href',
    '#/lessons/temp',
  );
  expect(link('Elsewhere')).toHaveAttribute('href', 'https://google.github.io/adk-docs/');
});

test('a bad value is told what it should have been', () => {
  renderLesson('service=nobody&t=99&q=1');
  expect(
    screen
      .getAllByRole('listitem')
      .slice(0, 3)
      .map((line) => line.textContent),
  ).toEqual([
    'nobody is no session service that a scene can be played by; it was passed over.',
    '99 is no time from 0 to 60 seconds, with one decimal at most; it was passed over.',
    'There is no q in this page’s address; it was passed over.',
  ]);
});

test('what an address says that can’t be used is named, and can be dismissed', async () => {
  const { user } = renderLesson('part=nowhere');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'nowhere is no part of this lesson; the lesson is shown as it opens.',
  );
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  await user.click(dismiss);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'A seeded session' })).toHaveFocus();
});
