// What a sentence that only tells may name: companies, figures, times, groups.
import type { DataDesk } from '@assay/data';
import type { IsoDate } from '@assay/record';
import { namedIn } from '../companies/read-companies.ts';
import { readGroup } from '../companies/read-group.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank, type Place } from '../places.ts';
import { plainQuestion } from '../question-text.ts';
import type { StoryReaders } from './asking-part.ts';

type Known = { readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>; readonly today: IsoDate };

export function storyReaders({ desk, today }: Known): StoryReaders {
  const times = (words: string): readonly Place[] => readPeriods(words, today);
  // Words of names alone look like a title, in which capitals tell nothing: something in small letters follows.
  const named = (words: string): readonly Place[] => namedIn(/[.?!]$/.test(words) ? words : `${words} as it is asked here in small letters`, times(words)).filter(({ end }) => end <= words.length);
  return { named, isMeasured: (words) => readMeasures(blank(words, named(words))).length > 0, isTimed: (words) => times(words).length > 0, isGrouped: (words) => readGroup(words, desk) !== null };
}

/** The same of a text that was not yet said again in plain words. */
export function ofPlainWords(around: Known): StoryReaders {
  const { named, isMeasured, isTimed, isGrouped } = storyReaders(around);
  return { named, isMeasured: (words) => isMeasured(plainQuestion(words)), isTimed: (words) => isTimed(plainQuestion(words)), isGrouped };
}
