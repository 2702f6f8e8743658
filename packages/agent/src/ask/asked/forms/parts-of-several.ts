// One figure as a part of several wholes: "goodwill, % of total assets, % of equity", "receivables relative to revenue and relative to assets". Each whole makes a share of its own.
import { metricById } from '@assay/calc';
import type { AskedMeasure } from '../asked.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;
type Placed = { readonly measure: Metric; readonly start: number; readonly end: number };

const part = String.raw`(?:share|percent(?:age)?s?|per ?cent|pct|fraction|proportion|portion|part|slice|chunk|%)`;
const filler = String.raw`(?: (?:its|the|their|total|net|all|own|it|that|this))*`;
const toWhole = String.raw`(?:${part} of|(?:relative|in relation|in proportion) to|(?:compared|set|measured|held) (?:to|with|against))`;
/** Behind the part, before a whole. */
const beforeWhole = new RegExp(String.raw`(?:^|[^\p{L}])${toWhole}${filler} ?$`, 'iu');
/** Between two wholes of the same part. */
const between = new RegExp(String.raw`^[\s,;()]*(?:(?:was|is|were|are|did|does) (?:that|it|this|they)(?: (?:make up|represent|come to|amount to))?)?[\s,;()?]*(?:(?:and|or|plus|&|then)\s*)?(?:also )?(?:(?:how (?:large|big|much|high)|what|which|as|(?:was|is|were|are) (?:it|that|they|this)|an?|the|did it|make)\s*)*(?:${toWhole}|of|to)${filler} ?$`, 'iu');
const isAmount = ({ measure: { id } }: Placed): boolean => ['flow', 'stock'].includes(metricById(id)?.kind ?? '');

/** In the order of the text; null where a measure's words are not found behind those before it. */
function placed(found: readonly AskedMeasure[], low: string): readonly Placed[] | null {
  const out: Placed[] = [];
  for (const measure of found) {
    const start = low.indexOf(measure.words.toLowerCase(), out.at(-1)?.end ?? 0);
    if (measure.kind !== 'metric' || start < 0) return null;
    out.push({ measure, start, end: start + measure.words.length });
  }
  return out;
}

const asPart = ({ measure }: Placed, { measure: { id } }: Placed): Metric => ({ ...measure, as: 'share', of: id });

/** Null where it is not one part and at least two wholes, and nothing else. */
export function partsOfSeveral(found: readonly AskedMeasure[], plain: string): readonly AskedMeasure[] | null {
  const low = plain.toLowerCase();
  const all = found.length < 3 ? null : placed(found, low);
  if (all === null || !all.every(isAmount)) return null;
  return wholesBehind(all, low) ?? wholesAhead(all, low) ?? wholeOfMany(all, low) ?? partsBehind(all, low) ?? eachOfWhole(all, low);
}

const areJoined = (wholes: readonly Placed[], low: string): boolean => wholes.every((whole, index) => { const next = wholes[index + 1]; return next === undefined || between.test(low.slice(whole.end, next.start)); });

function wholesBehind([one, ...wholes]: readonly Placed[], low: string): readonly AskedMeasure[] | null {
  const [first] = wholes;
  if (one === undefined || first === undefined || wholes.some(({ measure }) => measure.id === one.measure.id)) return null;
  if (!beforeWhole.test(low.slice(one.end, first.start)) || !areJoined(wholes, low)) return null;
  const amount: readonly Metric[] = asksAmount.test(low.slice(0, one.start)) ? [{ ...one.measure, as: 'value' }] : [];
  return [...amount, ...wholes.map((whole) => asPart(one, whole))];
}

/** The amount itself, before its parts. */
const asksAmount = /\b(?:how much|what|how (?:large|big|high))\b[^.?]{0,30}$/;

/** "Dividends and capex as % of operating cash flow": each of them. */
function wholeOfMany(all: readonly Placed[], low: string): readonly AskedMeasure[] | null {
  const [whole, parts] = [all.at(-1), all.slice(0, -1)];
  const last = parts.at(-1);
  if (whole === undefined || last === undefined || parts.some(({ measure }) => measure.id === whole.measure.id)) return null;
  const isOfEach = new RegExp(String.raw`^[\s,;]*(?:each |both |all )?(?:as|in) (?:an? )?${part} of${filler} ?$`, 'iu').test(low.slice(last.end, whole.start));
  const areListed = parts.every((one, index) => { const next = parts[index + 1]; return next === undefined || /^(?:,? and |, |,? \+ |,? plus |,? & )(?:its |the )?$/.test(low.slice(one.end, next.start)); });
  return isOfEach && areListed ? parts.map((one) => asPart(one, whole)) : null;
}

/** "What percentage of total assets and of equity was its goodwill?" */
function wholesAhead(all: readonly Placed[], low: string): readonly AskedMeasure[] | null {
  const [one, wholes] = [all.at(-1), all.slice(0, -1)];
  const [first, last] = [wholes[0], wholes.at(-1)];
  if (one === undefined || first === undefined || last === undefined || wholes.some(({ measure }) => measure.id === one.measure.id)) return null;
  const isAsked = new RegExp(String.raw`\b(?:what|which|how (?:large|big) an?) ${part} of${filler} ?$`, 'iu').test(low.slice(0, first.start)) && /\b(?:was|is|were|are|did|does|do|made? up|represent)\b/.test(low.slice(last.end, one.start));
  return isAsked && areJoined(wholes, low) ? wholes.map((whole) => asPart(one, whole)) : null;
}

const partAgain = String.raw`(?:(?:how (?:much|many|large|big)|what|which)(?: (?:an? )?${part})?(?: of (?:it|them|that))?(?: (?:did|was|were|is|went|go|spent|spend|it|they|put|paid))*)`;
/** From one part to the next: "and what percentage on", "and how many into", ", and". */
const toNextPart = new RegExp(String.raw`^[^?.;]{0,40}?(?:,|;|\?|\band\b|&|\bplus\b)[\s,]*(?:(?:and|then|also)\s*)*${partAgain}?(?:\s*(?:on|in|into|to|for|towards?|by|as))?(?:\s*(?:its|the|their))*\s*$`, 'iu');
const goesTo = /\b(?:spen[dt]s?|went|goes?|put|pour(?:ed)?|into|on|eaten|t[ao]ken|took|take|absorbed|consumed|swallowed|paid|used|devoted|invested|kept|keep|left|remain(?:ed)?)\b/i;

/** "What percentage of revenue went into this cost, and what percentage into that one?": one whole, and each of its parts. */
function partsBehind([whole, ...parts]: readonly Placed[], low: string): readonly AskedMeasure[] | null {
  const [first] = parts;
  if (whole === undefined || first === undefined || parts.some(({ measure }) => measure.id === whole.measure.id)) return null;
  const isAsked = new RegExp(String.raw`\b(?:what|which|how (?:many|much|large|big)(?: an?)?) ${part} of(?: [\w&.'’-]+){0,5} $|\bhow (?:much|many cents) of(?: [\w&.'’-]+){0,5} $`, 'iu').test(low.slice(0, whole.start));
  const isFront = /\bof(?: [\w&.'’-]+){0,5} $/iu.test(low.slice(0, whole.start)) && new RegExp(String.raw`\b(?:what|which|how (?:many|much|large|big)(?: an?)?) ${part}(?![\p{L}])|\bhow much\b`, 'iu').test(low.slice(whole.end, first.start));
  const areNamed = goesTo.test(low.slice(whole.end, first.start)) && parts.every((one, index) => { const next = parts[index + 1]; return next === undefined || toNextPart.test(low.slice(one.end, next.start)); });
  return (isAsked || isFront) && areNamed ? parts.map((one) => asPart(one, whole)) : null;
}

/** "Marketing % of revenue, research % of revenue": the whole is found once, and said of each. */
function eachOfWhole([one, whole, ...more]: readonly Placed[], low: string): readonly AskedMeasure[] | null {
  if (one === undefined || whole === undefined || more.length === 0 || !beforeWhole.test(low.slice(one.end, whole.start))) return null;
  const again = new RegExp(String.raw`^[\s,]*(?:as )?(?:an? )?${toWhole}${filler} (?:${escaped(whole.measure.words)}|sales|revenues?|revs?|it|that|the same)(?![\p{L}\p{N}])`, 'iu');
  return more.every((next) => next.measure.id !== whole.measure.id && again.test(low.slice(next.end))) ? [one, ...more].map((next) => asPart(next, whole)) : null;
}

const escaped = (words: string): string => words.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
