import type { Settings } from '../engine/experiment/settings';

/** A link from the text to a setting and a moment of the experiment. */
export type ReadingLink = {
  readonly label: string;
  readonly settings: Partial<Settings>;
  readonly t: number;
};

export type ReadingSection = {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly ReadingLink[];
};
