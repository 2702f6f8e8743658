// The amounts that a sentence states, each with how the figure is said to stand to it, and the words that would ask for that figure in its place.
import type { ClaimedAmount, ClaimedUnit, Relation } from './claimed-amount.ts';
import { downAfter, endOf, isByTheYear, isLost, moveAround, upAfter, type Spot } from './claimed-move.ts';
import { amountPatterns, factors, relations, verb } from './amount-patterns.ts';
import { fractionOf, numberOf, scaleOf } from './spoken-amount.ts';

export type FoundAmount = { readonly claim: ClaimedAmount; readonly start: number; readonly end: number; /** What asks for the figure in its place. */ readonly asks: string };

type Groups = Readonly<Record<string, string | undefined>>;
type Amount = Pick<ClaimedAmount, 'value' | 'unit' | 'step' | 'isFraction' | 'upTo'>;

const plainAmount = { isFraction: false, upTo: null } as const;

function scaled(number: string, scale: string | undefined, unit: ClaimedUnit): Amount {
  const { value, step } = numberOf(number);
  return { ...plainAmount, value: value * scaleOf(scale), step: step * scaleOf(scale), unit };
}

function ofMark({ markSign, markNumber, markScale, markPercent }: Groups): Amount | null {
  if (markNumber === undefined && markScale === undefined) return null;
  return scaled(markNumber ?? 'one', markScale, markPercent === undefined ? markSign === undefined && markScale === undefined ? 'number' : 'amount' : 'percent');
}

function ofRange({ low, high, sign: money, lowPercent, lowScale, rangePercent, rangeScale }: Groups): Amount | null {
  const isMixed = (lowPercent !== undefined && rangePercent === undefined) || (lowScale !== undefined && rangeScale === undefined);
  if (low === undefined || high === undefined || isMixed) return null;
  const unit = rangePercent === undefined ? money === undefined ? 'amount' : 'money' : 'percent';
  const [from, to] = [scaled(low, rangeScale, unit), scaled(high, rangeScale, unit)];
  return from.value < to.value ? { ...from, upTo: to.value } : null;
}

function ofCents({ cents, centsFrom, half }: Groups): Amount {
  const { value, step } = numberOf(cents ?? '');
  if (centsFrom !== undefined) return { ...plainAmount, value: numberOf(centsFrom).value, upTo: value, step, unit: 'percent' };
  return { ...plainAmount, value: value + (half === undefined ? 0 : 0.5), step: half === undefined ? step : 0.5, unit: 'percent' };
}

const factorOf = (word: string): number => factors.find(([pattern]) => pattern.test(word))?.[1] ?? 2;

function ofFactor(word: string): Amount {
  const factor = factorOf(word);
  return { ...plainAmount, value: factor < 1 ? (1 - factor) * 100 : (factor - 1) * 100, step: 1, unit: 'percent', isFraction: true };
}

/** By what was said: the first kind of amount whose words are there. */
const kinds: readonly (readonly [string, (groups: Groups, words: string) => Amount | null])[] = [
  ['steady', () => ({ ...plainAmount, value: 1, step: 1, unit: 'steady' })], ['factor', (_, words) => ofFactor(words)], ['low', ofRange], ['cents', ofCents],
  ['part', (_, words) => { const value = fractionOf(words); return value === null ? null : { ...plainAmount, value, step: 1, unit: 'percent', isFraction: true }; }],
  ['dollarHalf', () => ({ ...plainAmount, value: 1.5, step: 0.5, unit: 'number' })],
  ['money', ({ scale }, words) => scaled(words, scale, 'money')],
  ['scaled', ({ scaledBy, coin }, words) => scaled(words, scaledBy, coin === undefined ? 'amount' : 'money')],
  ['coins', (_, words) => scaled(words, undefined, 'money')], ['signedPercent', (_, words) => scaled(words, undefined, 'percent')], ['points', (_, words) => scaled(words, undefined, 'points')], ['percent', (_, words) => scaled(words, undefined, 'percent')],
  ['times', (_, words) => scaled(words, undefined, 'times')], ['twice', (_, words) => ({ ...plainAmount, value: factorOf(words), step: 1, unit: 'times' })],
  ['bare', (_, words) => scaled(words, undefined, 'number')],
];

function amountOf(groups: Groups): Amount | null {
  for (const [name, read] of kinds) {
    const words = groups[name];
    if (words !== undefined) return read(groups, words);
  }
  return ofMark(groups);
}

function relationOf(words: string | undefined, { upTo, unit }: Amount): Relation {
  if (upTo !== null) return 'between';
  const found = words === undefined ? undefined : relations.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(words));
  return found?.[0] ?? (unit === 'steady' ? 'at-most' : 'exactly');
}

const keeps = /\b(?:keeps?|kept|keeping|retain\w*|hangs? on to|hung on to|holds? on to|held on to|pockets?|pocketed)$/i;

const isKept = ({ before, after }: Spot): boolean => keeps.test(before) && !/^ (?:as|in|before|after)\b/i.test(after);

/** A part of every dollar is one of revenue, where the words name nothing else; what is left of it, a margin. */
function asksForPart({ of, gross, whole, year }: Groups, spot: Spot): string {
  const as = of ?? (gross === undefined ? undefined : `${gross} profit`);
  return `what percentage of ${year ?? ''}${whole ?? 'revenue'}${as === undefined ? isKept(spot) ? ' as net income' : '' : ` as ${as}`}`;
}

/** "Twice Acme's". */
const ofOther = /^ (?!as\b|(?:fiscal |fy ?)?'?\d)(?:(?:that|those) of (?!(?:fiscal |fy ?)?'?\d)|(?:[\w&.-]+ ){0,2}[\w&.-]+['’]s?\b)/i;

function asksForLevel(unit: ClaimedUnit, { before, after }: Spot): string {
  if (unit === 'times') return ofOther.test(after) ? 'how many times as large as' : 'how many times';
  const isRising = /\b(?:rose|risen|climbed|jumped|grew|grown|fell|fallen|dropped|slid|soared)$/i.test(before);
  if (unit !== 'percent') return isRising ? 'to how much' : 'how much';
  if (/^ of\b/i.test(after)) return 'what percentage';
  return isKept({ before, after }) ? 'what percentage of revenue as net income' : 'how much';
}

function asksForMove(unit: ClaimedUnit, { before, after }: Spot): string {
  const by = / (?:by|at|a|an|of)$/i.test(before) || upAfter.test(after) || downAfter.test(after) ? '' : 'by ';
  if (unit === 'points') return `${by}how many percentage points`;
  return `${by}${unit === 'percent' ? 'what percentage' : 'how many dollars'}`;
}

/** What asks for the figure in the amount's place. */
function asksFor({ unit, move, words }: Pick<ClaimedAmount, 'unit' | 'move' | 'words'>, groups: Groups, spot: Spot): string {
  if (groups['steady'] !== undefined) return 'changed by how much';
  if (groups['factor'] !== undefined) return `${move === 'down' ? 'fell' : 'grew'} by what percentage`;
  if (groups['signedPercent'] !== undefined) return 'changed by what percentage';
  if (groups['cents'] !== undefined || / (?:dollar|buck)\b/i.test(words) && groups['part'] !== undefined) return asksForPart(groups, spot);
  const per = groups['share'] === undefined ? '' : ' per share';
  return `${move === null ? asksForLevel(unit, spot) : asksForMove(unit, spot)}${per}`;
}

const breaks = /[,;:]| and | but | while | whereas | against | versus | up from | down from |\? ?/gi;

/** "In both 2023 and 2024": one amount is claimed of each of the years that are listed. */
const nextYear = /^(?:,| and|, and| &) (?:(?:in|for|again in|also in) )?(?:fiscal (?:year )?|fy ?)?(?:19|20)\d\d(?!['’]s|-\d| (?:it|its|was|were|had|saw)\b)/i;
const isListed = (text: string, at: number): boolean => /(?:19|20)\d\d$/.test(text.slice(0, at)) && nextYear.test(text.slice(at));

/** The part of the sentence around an amount, from one break to the next. */
function clauseAround(text: string, { start, end }: { readonly start: number; readonly end: number }): { readonly head: string; readonly tail: string } {
  const cuts = [...text.matchAll(breaks)].map(({ index }) => index).filter((at) => !isListed(text, at));
  return { head: text.slice(cuts.filter((cut) => cut < start).at(-1) ?? 0, start), tail: text.slice(end, cuts.find((cut) => cut >= end) ?? text.length) };
}

/** "Sank below two per cent" says where it came to. */
const ofPlace = /(?:above|below|under|past|beneath|north of|south of)$/i;
/** Money that is lost is a loss. */
const lossBefore = /\b(?:los[et]|losing)$/i;

/** By its sign, or by a word of its own. */
function moveSaid({ moveSign, factor }: Groups): 'up' | 'down' | null {
  if (moveSign !== undefined) return moveSign === '+' ? 'up' : 'down';
  if (factor === undefined) return null;
  return factor.toLowerCase().startsWith('halv') ? 'down' : 'up';
}

function moveOf({ unit }: Amount, { groups, said }: { readonly groups: Groups; readonly said: string | undefined }, spot: Spot): ClaimedAmount['move'] {
  if (unit === 'steady') return 'either';
  const own = moveSaid(groups);
  if (own !== null) return own;
  if (unit === 'times' || unit === 'number' || (said !== undefined && ofPlace.test(said) && !/ by$/i.test(spot.before))) return null;
  return (unit === 'money' || unit === 'amount') && lossBefore.test(spot.before) ? null : moveAround(spot);
}

/** Where the words of an amount stand: "six" alone in "against six". */
function placeOf({ 0: words, index, groups }: RegExpExecArray, said: string | undefined): { readonly start: number; readonly end: number } {
  const bareWords = groups?.['bare'];
  const end = index + words.trimEnd().length;
  return { start: bareWords === undefined || said !== undefined ? index : index + words.length - bareWords.length, end };
}

/** What doubled has at least doubled. */
function relationFor(said: string | undefined, amount: Amount, factor: string | undefined): Relation {
  const relationSaid = relationOf(said, amount);
  return factor !== undefined && relationSaid === 'exactly' ? 'at-least' : relationSaid;
}

function foundAt(text: string, match: RegExpExecArray): FoundAmount | null {
  const groups: Groups = match.groups ?? {};
  const amount = amountOf(groups);
  if (amount === null || !Number.isFinite(amount.value)) return null;
  const said = groups['relation'] ?? groups['relation2'];
  const place = placeOf(match, said);
  const spot = { before: text.slice(0, place.start).trimEnd(), after: text.slice(place.end) };
  if (amount.upTo !== null && /\bfrom(?: about| around| roughly)?$/i.test(spot.before)) return null;
  const { head, tail } = clauseAround(text, place);
  const move = moveOf(amount, { groups, said }, spot);
  const words = text.slice(place.start, place.end);
  const figure = asksFor({ unit: amount.unit, move, words }, groups, spot);
  const asks = said !== undefined && verb.test(said) ? `was ${figure}` : figure;
  return {
    ...place, asks,
    claim: { ...amount, words, move, relation: relationFor(said, amount, groups['factor']), isYearly: move !== null && isByTheYear(spot), end: endOf(spot), isLoss: move === null && isLost(head + tail), clause: `${head}${asks}${tail}` },
  };
}

/** In their order; of two that share words the one found by the earlier kind. */
export function findAmounts(text: string): readonly FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const pattern of amountPatterns) {
    for (const match of text.matchAll(pattern)) {
      const one = foundAt(text, match);
      if (one !== null && !found.some(({ start, end }) => one.start < end && start < one.end)) found.push(one);
    }
  }
  const inOrder = found.toSorted((left, right) => left.start - right.start);
  return inOrder.map((one, at) => (one.claim.unit === 'number' && isPartOfDollar(inOrder[at - 1]) ? { ...one, asks: ofRevenue, claim: { ...one.claim, unit: 'percent', clause: one.claim.clause.replace(one.asks, ofRevenue) } } : one));
}

const ofRevenue = 'what percentage of revenue';

/** "Seventy cents on the dollar and forty-five after costs". */
function isPartOfDollar(one: FoundAmount | undefined): boolean {
  return one !== undefined && /\bcents\b/i.test(one.claim.words);
}
