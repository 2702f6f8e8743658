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
  return wholesBehind(all, low) ?? wholesAhead(all, low) ?? wholeOfMany(all, low);
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
