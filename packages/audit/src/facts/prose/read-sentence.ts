// A sentence becomes facts: every number in it with the words that name it and the time it speaks of.
import type { Dictionary } from '@assay/calc';
import type { Anchor, Period, PeriodMention, Span } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { isIncomeMetric, isLoss } from '../labels/loss.ts';
import { periodOfMention } from '../labels/period/period-label.ts';
import { nameNumber } from './name-number.ts';
import { timesOf } from './number-time.ts';
import { wordsOf } from './number-words.ts';
import { pairRespectively } from './respectively.ts';
import { readSentenceScene, type NumberToken } from './scene.ts';

/** The facts of one sentence, in order. `anchorAt` tells where a stretch of the sentence stands in its document. */
export function readSentence(text: string, anchorAt: (span: Span) => Anchor, dictionary?: Dictionary): FactDraft[] {
  if (!/\d/.test(text)) return [];
  const sentence = readSentenceScene(text);
  if (sentence.numbers.length === 0) return [];
  const pairs = pairRespectively(sentence);
  let inherited: readonly string[] = [];
  return sentence.numbers.flatMap((number) => {
    const words = wordsOf(sentence, number, inherited);
    const pair = pairs.get(number);
    const subject = pair?.subject ?? null;
    const row = subject === null ? words.row : [subject];
    if (subject === null) inherited = row;
    const time = pair?.mention ?? null;
    const mentions = time === null ? timesOf(sentence, number) : [time];
    return draftsOf(number, { row, mentions, change: words.change, caption: text, anchor: anchorAt(number.numeral.span), dictionary });
  });
}

type At = { readonly row: readonly string[]; readonly mentions: readonly PeriodMention[]; readonly change: string | null; readonly caption: string; readonly anchor: Anchor; readonly dictionary: Dictionary | undefined };

function draftsOf(number: NumberToken, at: At): FactDraft[] {
  const { numeral } = number;
  const name = nameNumber(at.row, numeral.unit, at.dictionary);
  const dimensions = at.change === null ? name.dimensions : { ...name.dimensions, measure: at.change };
  const value = isIncomeMetric(name.id) && isLoss(name.label) && at.change === null && !numeral.value.startsWith('-') && numeral.value !== '0' ? `-${numeral.value}` : numeral.value;
  const draft: FactDraft = {
    metric: { id: name.id, label: name.label, concept: null }, value, precision: numeral.precision, unit: numeral.unit,
    period: certainPeriod(at.mentions, name.isFlow), dimensions, anchor: at.anchor,
    row: at.row, column: [], caption: at.caption, mentions: at.mentions, scale: scaleOf(numeral.text, numeral.precision),
  };
  return numeral.upTo === null ? [draft] : [draft, { ...draft, value: numeral.upTo }];
}

function certainPeriod(mentions: readonly PeriodMention[], isFlow: boolean): Period | null {
  const [only] = mentions;
  return mentions.length === 1 && only !== undefined ? periodOfMention(only, isFlow) : null;
}

/** The power of ten between the digits shown and the value: the decimals written less those that count. */
function scaleOf(text: string, precision: number): number {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return Math.max(0, decimals - precision);
}
