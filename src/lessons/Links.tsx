import { formatQuery } from '../engine/experiment/address';
import { OPENING } from '../engine/experiment/settings';
import { lessonList } from '../messages/en/lessons/list';
import { lessonsPage } from '../messages/en/lessons-page';
import { runtimes } from '../messages/en/runtimes';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import type { LessonLink } from './lesson';
import styles from './Links.module.css';

const words = lessonsPage.links;

/** The rules, settings and lessons that a lesson rests on. */
export function Links({ links }: { readonly links: readonly LessonLink[] }) {
  return (
    <Section heading={words.heading} className={`card ${styles['links']}`}>
      <ul>
        {links.map((link) => (
          <li key={hrefOf(link)}>
            <span className={styles['kind']}>{words.kinds[link.kind]}</span>
            <a href={hrefOf(link)} rel={link.kind === 'outside' ? 'noreferrer' : undefined}>
              <Prose text={labelOf(link)} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Where a link leads. */
export function hrefOf(link: LessonLink): string {
  switch (link.kind) {
    case 'rule':
      return `#/runtimes?rule=${link.rule}&service=${link.service}`;
    case 'setting':
      return `#/?${formatQuery({ settings: { ...OPENING, ...link.settings }, t: link.t })}`;
    case 'lesson':
      return `#/lessons/${link.lesson}`;
    case 'outside':
      return link.href;
  }
}

function labelOf(link: LessonLink): string {
  switch (link.kind) {
    case 'rule':
      return words.rule(runtimes.rules[link.rule].title, link.service);
    case 'setting':
    case 'outside':
      return link.label;
    case 'lesson':
      return lessonList[link.lesson].title;
  }
}
