// In which of several quarters the economy grew most, or least, on the quarter before.
import { endOf } from '../../../../book/fact-book.ts';
import { growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say } from '../../../../prose/text.ts';
import { asksYearly } from '../../../asked/forms/pace-words.ts';
import { movedFrom } from '../../course/tell-economy.ts';
import { textBlock, type Outcome } from '../outcome.ts';
import type { Scene } from '../scene.ts';
import { levelOf, runOf, type Run } from './economy-words.ts';

const most = /\b(?:which|what|when|in what|the) (?:\w+ )*?(?:quarter|time)\b[^?]*\b(?:fastest|quickest|strongest|highest|best|biggest|largest|most)\b|\b(?:fastest|quickest|strongest|best|highest)[- ](?:growing |growth )?quarter\b/i;
const least = /\b(?:which|what|when|in what|the) (?:\w+ )*?(?:quarter|time)\b[^?]*\b(?:slowest|weakest|lowest|worst|smallest|least)\b|\b(?:slowest|weakest|worst|lowest)[- ](?:growing |growth )?quarter\b/i;

type Move = { readonly before: Reading; readonly now: Reading; readonly rate: Reading };

/** Null where no end is asked for, or the readings are of no level by quarters. */
export function fastestQuarter(scene: Scene, id: string, asked: Run): Outcome | null {
  const { text } = scene.gathered.asked;
  const level = levelOf(id);
  const [isMost, isLeast] = [most.test(text), least.test(text)];
  if (level === null || isMost === isLeast || asksYearly.test(text) || asked.length < 2) return null;
  const run = runOf(scene.macro, level);
  const ends = new Set(asked.map(endOf));
  const moves = run.flatMap((now, index): readonly Move[] => {
    const before = run[index - 1];
    const rate = before === undefined || !ends.has(endOf(now)) || now.period?.kind !== 'duration' ? null : growth(now, before);
    return before === undefined || rate === null ? [] : [{ before, now, rate }];
  }).toSorted((left, right) => (isMost ? 1 : -1) * right.rate.value.comparedTo(left.rate.value));
  const [first, ...others] = moves.map(({ before, now }) => movedFrom(scene, before, now)?.text).filter((told) => told !== undefined);
  return first === undefined || moves.length < ends.size ? null : { summary: [say`The ${isMost ? 'high' : 'low'} point of that run, from one quarter to the next: ${first}`], blocks: others.map(textBlock), missing: [] };
}
