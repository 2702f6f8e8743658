// The asking part of a question, by the readers of its names, figures and times.
import { askingPart } from './asking-part.ts';
import { storyReaders } from './story-readers.ts';
import type { ReadAround } from '../read-around.ts';

/** Without the story around it; who answers is held against this part. */
export function askingOf(text: string, around: Pick<ReadAround, 'desk' | 'today'>): string {
  return askingPart(text, storyReaders(around));
}
