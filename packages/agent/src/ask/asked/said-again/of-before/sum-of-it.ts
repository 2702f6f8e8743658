// "Of that: dividends, capex, both together in percent?" behind an amount: the two that are named, and what part of it their sum is. Said again in full.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked } from '../../asked.ts';
import { partsOfMeasure } from '../../measures/parts-of-measure.ts';
import { figureBefore, inWords, momentWords, saidAfter, withoutTalk, type FigureBefore, type SaidAfter } from '../../times/follow/figure-before.ts';

const inPercent = /%|\b(?:per ?cent\w*|pct|share|portion|fraction|proportion|slice|part)\b/i;
const together = /\b(?:together|combined|between them|in (?:sum|total|all)|taken as one|added up|(?:sum|total) of (?:both|the two|these|those|them|the three)|(?:the|these|those|both) (?:two|three)|both(?: of (?:them|these|those))?|as a pair|all (?:two|three))\b/i;
/** Each by itself is another question, and so is what is left. */
const otherwise = /\b(?:apiece|respectively|per share|left|remain\w*|minus|less|after|chang\w*|gr[eo]w\w*|growth|rose|fell|average|more than|ahead|difference|gap|exceed\w*)\b/i;
const byItself = /\b(?:each|both)(?: of (?:them|these|those))?,? (?:as|in|of|over|against)\b(?! (?:all|sum|total))(?! (?:a )?(?:%|per ?cent))|\beach,? (?:as|in) (?:an? )?(?:%|per ?cent)|(?:%|\bper ?cent\w*|\bshare|\bpart) (?:was|is|were|are|did) each\b/i;
const partOf = /(?:%|\b(?:per ?cent\w*|pct|share|portion|fraction|proportion|slice|part)) of (?:(?:its|the|all|that|total|their) )*$/i;
const MOST_PARTS = 3;

/** The lines that are named beside the amount of before. */
function partsIn({ figures }: SaidAfter, before: FigureBefore): readonly string[] {
  const ids = [...new Set(figures.flatMap(({ measure }) => ('id' in measure && measure.id !== before.id ? [measure.id] : [])))];
  // A sum that goes by a name of its own stands beside its parts: it is not added to them.
  return ids.filter((id) => !partsOfMeasure(id).some((part) => ids.includes(part)));
}

const isMoney = (id: string, like: FigureBefore): boolean => {
  const [metric, whole] = [metricById(id), metricById(like.id)];
  return metric?.unit.kind === 'money' && metric.kind === whole?.kind && whole.unit.kind === 'money' && metric.unit.per === whole.unit.per;
};

/** Null where the sum of what is named is not asked for as a part of it. */
export function sumOfIt(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  const text = withoutTalk(given);
  if (before === null || !inPercent.test(text) || !together.test(text) || otherwise.test(text) || byItself.test(text)) return null;
  const said = saidAfter(text, today);
  // Of another whole that is named.
  if (said?.figures.some(({ measure, start }) => (!('id' in measure) || measure.id !== before.id) && partOf.test(said.text.slice(0, start))) !== false) return null;
  const parts = partsIn(said, before);
  if (said.times.length > 0 || parts.length < 2 || parts.length > MOST_PARTS || !parts.every((id) => isMoney(id, before))) return null;
  return `What were ${before.whose} ${parts.map((id) => inWords(metricById(id)?.label ?? id)).join(' plus ')} as a percentage of ${before.words} in ${momentWords(before.time)}?`;
}
