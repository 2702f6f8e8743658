// What an answer says of itself: that it is partial or general knowledge, what was given up, and which figures it rests on.
import type { CapturedBytes } from '@assay/record';
import { say, type Text } from '../../prose/text.ts';
import { onDay } from '../../prose/times.ts';
import type { AnswerDraft } from '../draft.ts';
import type { AskState } from './ask-state.ts';
import { dataOf, type AskWork } from './ask-work.ts';

export function noticesOf(draft: AnswerDraft, state: Pick<AskState, 'left'>): readonly string[] {
  return [
    ...(state.left.length > 0 ? ['This answer is partial: the limit of steps was reached before everything was gathered.'] : []),
    ...(draft.isGeneral ? ['General knowledge, not checked against any source.'] : []),
  ];
}

function sentence(words: string): string {
  const text = words.trim();
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/** The draft with a sentence for each step that was given up and for each that the limit left undone, unless it says so itself. */
export function withGaps(draft: AnswerDraft, { settled, left }: Pick<AskState, 'settled' | 'left'>): AnswerDraft {
  const said = draft.missing.join('\n');
  const given = settled.flatMap((result) => (result.ok || said.includes(result.why.trim()) ? [] : [`${sentence(result.step.what)} ${sentence(result.why)}${result.remedy === null || said.includes(result.remedy) ? '' : ` ${sentence(result.remedy)}`}`]));
  const undone = left.map((what) => `${sentence(what)} It was not done before the limit of steps was reached.`);
  return { ...draft, missing: [...draft.missing, ...given, ...undone] };
}

/** The line that says what the figures are; null with live figures, and where there are none. */
export function lineOfData(captures: readonly CapturedBytes[], work: Pick<AskWork, 'question' | 'ports'>): Text | null {
  if (captures.length === 0) return null;
  const { mode, asOf } = dataOf(captures, work);
  if (mode === 'sample') return say`Sample figures as of ${onDay(asOf)}, not live data.`;
  if (mode === 'mixed') return say`Figures as of ${onDay(asOf)}: part of them is bundled sample data, not live.`;
  return mode === 'cache' ? say`Figures as of ${onDay(asOf)}, from an earlier request.` : null;
}
