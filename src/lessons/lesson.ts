import type { Language } from '../code/language';
import type { Case } from '../engine/case/case';
import type { Settings } from '../engine/experiment/settings';
import type { Question } from '../engine/lesson/question';
import type { RuntimeId } from '../engine/runtimes';
import type { RuleName } from '../engine/service/rules';
import type { LessonName } from '../engine/lesson/list';

/**
 * A lesson, as data: its words come from the message catalogue, its cases from those of the
 * conformance tests.
 */
export type Lesson = {
  /** What it is about, above its first part. */
  readonly lead: string;
  /** The cases that its scenes replay. */
  readonly cases: readonly Case[];
  /** In the order in which they are read; at least one. */
  readonly parts: readonly [Part, ...Part[]];
  /** A program that does what the lesson tells. */
  readonly sample: Sample;
  /** The rules, settings and lessons that it rests on. */
  readonly links: readonly LessonLink[];
};

/** A step of a lesson: something to read, to predict, and to watch. */
export type Part = {
  readonly name: string;
  readonly title: string;
  /** The facts that it teaches, as `docs/coverage.md` numbers them. */
  readonly facts: readonly Fact[];
  readonly before: readonly Block[];
  readonly scene: Scene | null;
  readonly after: readonly Block[];
};

/** A numbered fact of the article on ADK Java (J) or ADK Python (P). */
export type Fact = `J${number}` | `P${number}`;

/** A replay in a part, with what is asked before it. */
export type Scene = {
  /** The name of a case among the lesson's. */
  readonly shown: string;
  /** By whose rules it opens. Others can be chosen where any of them answers otherwise. */
  readonly by: RuntimeId;
  readonly questions: readonly Question[];
  /**
   * The steps whose answers stand side by side for all runtimes, by their numbers from 0; none
   * where all of them answer alike.
   */
  readonly beside: readonly { readonly step: number; readonly label: string }[];
};

/** Something to look at in a part. Text has code between backticks. */
export type Block =
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly string[])[];
    }
  /** What must not be missed: that a fact has changed, or what to build on nothing. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'lifetimes'; readonly picture: Lifetimes }
  /** How large the stored session is at each load of the part's scene. */
  | { readonly kind: 'sizes'; readonly caption: string }
  | { readonly kind: 'checklist'; readonly groups: readonly CheckGroup[] };

/** From when until when things live, on one line of moments. */
export type Lifetimes = {
  readonly caption: string;
  /** The moments, from left to right. */
  readonly moments: readonly string[];
  readonly lives: readonly {
    readonly name: string;
    readonly what: string;
    /** The numbers of its first and last moment, from 0; null where it outlives them all. */
    readonly from: number;
    readonly to: number | null;
  }[];
};

/** Items of a checklist under one heading. */
export type CheckGroup = {
  readonly heading: string;
  readonly items: readonly CheckItem[];
};

/** Something to tick; `name` is what the browser remembers it by. */
export type CheckItem = {
  readonly name: string;
  readonly text: string;
  readonly lesson: LessonName;
};

/** A program in every language. */
export type Sample = {
  readonly intro: string;
  readonly sources: Sources;
};

export type Sources = Readonly<Record<Language, SourceFile>>;

/** A source file by its name, and what its program prints. */
export type SourceFile = {
  readonly file: string;
  readonly source: string;
  readonly prints: string;
};

/** Where a lesson leads on to. */
export type LessonLink =
  | { readonly kind: 'rule'; readonly rule: RuleName; readonly service: RuntimeId }
  | {
      readonly kind: 'setting';
      readonly label: string;
      readonly settings: Partial<Settings>;
      /** The moment, in inspection seconds. */
      readonly t: number;
    }
  | { readonly kind: 'lesson'; readonly lesson: LessonName }
  | { readonly kind: 'outside'; readonly label: string; readonly href: string };
