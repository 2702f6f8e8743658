// What one reader of a question's words holds an answer against.
import type { Asked } from '../../asked/asked.ts';
import type { GivenFigure } from './reading/given.ts';

export type DemandScene = {
  /** The question in one spelling of quotation marks, dashes and blanks; else as it was asked. */
  readonly text: string;
  /** How it was read: only where a second reading has to agree with it. */
  readonly asked: Asked;
  /** The figures with which the answer opens; how they stood before left out. */
  readonly opening: readonly GivenFigure[];
  readonly all: readonly GivenFigure[];
  /** The words of the opening, without those of gaps. */
  readonly openingWords: string;
  /** The same without how its figures stood before. */
  readonly ownWords: string;
  readonly wholeWords: string;
  /** What the answer names as missing. */
  readonly missing: string;
};

/** What is demanded and not met, a few words each; empty where all is met. */
export type Demand = (scene: DemandScene) => readonly string[];
