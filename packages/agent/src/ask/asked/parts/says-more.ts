// Whether parts that were read one by one say all that the whole was read as, and more.
import type { Asked, AskedMeasure } from '../asked.ts';
import { partsOfMeasure } from '../measures/parts-of-measure.ts';
import { isPrice, ofMarket } from './pieces.ts';

/** Every figure of every company at every time. */
function figuresOf({ measures, companies, periods, calculation, course, multiple, valuation }: Asked): readonly string[] {
  const read = calculation ?? course ?? multiple ?? valuation;
  if (read !== undefined) return [JSON.stringify(read)];
  const whom = companies.length === 0 ? [''] : companies.map(({ ticker }) => ticker);
  const when = periods.length === 0 ? ['latest'] : periods.map((period) => JSON.stringify(period));
  return measures.flatMap((measure) => whom.flatMap((who) => when.map((time) => [measureKey(measure), who, time].join('|'))));
}

/** A figure in its form; a move is one however it is told. */
function measureKey(measure: AskedMeasure): string {
  if (measure.kind === 'subject' || measure.kind === 'topic') return measure.kind;
  return [measure.id, measure.as === 'change' ? 'growth' : measure.as, measure.kind === 'metric' ? measure.of ?? '' : ''].join(' ');
}

const idOf = (measure: AskedMeasure): string => ('id' in measure ? measure.id : '');

const isMove = (measure: AskedMeasure): boolean => measure.kind === 'metric' && (measure.as === 'growth' || measure.as === 'change');

/** "What did the stock do?" is said without a word for its price. */
const asksMoveOfShare = /\b(?:what|how|where)\b[^?.]{0,40}\b(?:stock|shares?|share price)\b[^?.]{0,12}\b(?:do|done|did|fared?|perform(?:ed)?|moved?|gain(?:ed)?|lose|lost|ris(?:e|en)|rose|f[ae]ll(?:en)?|change[d]?|return(?:ed)?|develop(?:ed)?)\b/i;

/** Each of a time of its own: the word of a share's move was no word of a figure's, nor the other way about. */
function areApart(parts: readonly Asked[]): boolean {
  const times = parts.map(({ periods }) => JSON.stringify(periods));
  return parts.length > 1 && new Set(times).size > 1 && parts.every(({ periods }) => periods.length > 0);
}

/** The parts hold all that the whole was read as, in the same forms, and something besides: another figure, another time or company of one. What the whole combines is not taken apart. */
export function saysMore(whole: Asked, parts: readonly Asked[]): boolean {
  const measures = parts.flatMap((part) => part.measures);
  const keys = new Set(measures.map(measureKey));
  const isKept = (measure: AskedMeasure): boolean => keys.has(measureKey(measure)) || (ofMarket.test(idOf(measure)) && measures.some((one) => idOf(one) === idOf(measure)));
  const isLent = (measure: AskedMeasure): boolean => isMove(measure) && areApart(parts) && measures.some((one) => idOf(one) === idOf(measure)) && measures.some((one) => isMove(one) && ofMarket.test(idOf(one)) !== ofMarket.test(idOf(measure)));
  const known = new Set(whole.measures.map(idOf));
  const isInput = (measure: AskedMeasure): boolean => 'as' in measure && measure.as === 'value' && !known.has(idOf(measure)) && measures.some((other) => other !== measure && partsOfMeasure(idOf(other)).includes(idOf(measure)));
  const [one, other] = [new Set(figuresOf(whole)), new Set(parts.flatMap(figuresOf))];
  const isOfPrice = (measure: AskedMeasure): boolean => isPrice(measure) || idOf(measure) === 'price';
  return whole.measures.every((measure) => isKept(measure) || isLent(measure)) && !measures.some(isInput) && (whole.measures.some(isOfPrice) || asksMoveOfShare.test(whole.text) || !measures.some(isOfPrice)) && (one.size !== other.size || [...one].some((figure) => !other.has(figure)));
}


/** Every form and every time that the whole was read with. */
export function keeps(parts: readonly Asked[], { measures, periods }: Asked): boolean {
  const forms = new Set(parts.flatMap((part) => part.measures.map(measureKey)));
  const times = new Set(parts.flatMap((part) => part.periods.map((period) => JSON.stringify(period))));
  return measures.every((measure) => !('as' in measure) || measure.as === 'value' || forms.has(measureKey(measure))) && periods.every((period) => times.has(JSON.stringify(period)));
}
