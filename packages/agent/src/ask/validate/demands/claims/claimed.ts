// Amounts that a question claims, each held against the figure of the answer that it speaks of.
import { formulaInputs, metricById } from '@assay/calc';
import { verdictOn, type ClaimedAmount, type Verdict } from '../../../asked/claimed/claimed-amount.ts';
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readMeasures } from '../../../asked/measures/read-measures.ts';
import { plainQuestion } from '../../../asked/question-text.ts';
import { shortName } from '../../../../write/company-name.ts';
import type { GivenFigure } from '../reading/given.ts';

export type Claiming = { readonly claims: readonly ClaimedAmount[]; /** The question. */ readonly text: string };
export type Held<Figure extends GivenFigure> = { readonly claim: ClaimedAmount; readonly figure: Figure; readonly verdict: Verdict };

const moves: readonly GivenFigure['form'][] = ['growth', 'cagr'];
const isRate = ({ unit }: GivenFigure): boolean => unit.kind === 'percent' || unit.kind === 'fraction';
const isMove = (figure: GivenFigure): boolean => moves.includes(figure.form) || /growth/.test(figure.metric);
const isLevel = (figure: GivenFigure): boolean => !figure.isBeside && !isMove(figure) && figure.form !== 'change';
const percent = ({ unit, value }: GivenFigure): number => (unit.kind === 'fraction' ? value * 100 : value);

/** Dollars a share and dollars of a whole company are not held against one another. */
const A_SHARE = 100_000;
const isOfSameOrder = ({ value: claimed }: ClaimedAmount, { value, unit }: GivenFigure): boolean => unit.kind === 'shares' || (unit.kind === 'money' && unit.per !== null ? claimed < A_SHARE : value === 0 || (claimed < A_SHARE) === (Math.abs(value) < A_SHARE));

/** What is called steady moved by no more than a twentieth, a rate by no more than a point. */
const STEADY = { percent: 5, points: 1 } as const;

type ByUnit = Readonly<Record<ClaimedAmount['unit'], (claim: ClaimedAmount, figure: GivenFigure) => number | null>>;

function moneyFor(claim: ClaimedAmount, figure: GivenFigure): number | null {
  if (!isOfSameOrder(claim, figure)) return null;
  if (claim.move === null) return isLevel(figure) ? figure.value : null;
  return figure.form === 'change' || figure.form === 'difference' ? figure.value : null;
}

const valueBy: ByUnit = {
  percent: ({ move, isYearly }, figure) => {
    if (!isRate(figure)) return null;
    if (move === null) return isLevel(figure) ? percent(figure) : null;
    return isMove(figure) && (figure.form === 'cagr') === isYearly ? percent(figure) : null;
  },
  points: (_, { unit, value }) => (unit.kind === 'points' ? value : null),
  times: (_, figure) => {
    if (figure.unit.kind === 'multiple' && isLevel(figure)) return figure.value;
    return figure.form === 'growth' && isRate(figure) && !figure.isBeside ? 1 + percent(figure) / 100 : null;
  },
  money: (claim, figure) => (figure.unit.kind === 'money' ? moneyFor(claim, figure) : null),
  amount: (claim, figure) => (figure.unit.kind === 'money' || ((figure.unit.kind === 'shares' || figure.unit.kind === 'count') && /\b(?:shares?|units|stock)\b/i.test(claim.clause)) ? moneyFor(claim, figure) : null),
  number: (claim, figure) => {
    if (!isLevel(figure) || figure.unit.kind === 'shares' || !isOfSameOrder(claim, figure)) return null;
    return isRate(figure) ? percent(figure) : figure.value;
  },
  steady: (_, figure) => {
    if (figure.isBeside) return null;
    if (figure.unit.kind === 'points') return Math.abs(figure.value) / STEADY.points;
    return isRate(figure) && figure.form === 'growth' ? Math.abs(percent(figure)) / STEADY.percent : null;
  },
};

function yearsIn(text: string): readonly number[] {
  return [...text.matchAll(/\b(?:FY ?'?|')?(?<year>(?:19|20)\d\d|(?<=FY ?'?|')\d\d)\b/gi)].map(({ groups }) => Number((groups?.['year'] ?? '').padStart(4, '20')));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthsIn(text: string): readonly number[] {
  return [...text.matchAll(/\b(?<month>jan|feb|mar|apr|may(?= (?:of )?(?:19|20)\d\d)|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b\.?/gi)].map(({ groups }) => months.indexOf((groups?.['month'] ?? '').toLowerCase()) + 1);
}

/** A fiscal year may end in the first weeks of the next one. */
function endsInto(to: string, year: number): boolean {
  return to.startsWith(`${String(year + 1)}-01`) || to.startsWith(`${String(year + 1)}-02-0`);
}

/** A close is of the calendar, in whatever fiscal year it lies. */
const fiscalOf = ({ measure, fiscal }: GivenFigure): GivenFigure['fiscal'] => (measure === 'price' ? null : fiscal);

/** A level at another time than its own words name, or than the question names, is another one. Only closes and series go by the month. */
function isOfItsTime({ clause }: ClaimedAmount, figure: GivenFigure, text: string): boolean {
  const { to } = figure;
  const fiscal = fiscalOf(figure);
  if (to === null) return true;
  const own = yearsIn(clause);
  const years = own.length > 0 ? own : yearsIn(text);
  const named = fiscal === null ? monthsIn(clause) : [];
  return (years.length === 0 || years.some((year) => fiscal?.year === year || to.startsWith(String(year)) || endsInto(to, year))) && (named.length === 0 || named.includes(Number(to.slice(5, 7))));
}

/** What a share is priced at, told in so many times: none of the figures it is worked out from decides that. */
const pricedAt = /\bp ?\/ ?[esb]\b|\bpe\b|\bev ?\/|\bprice[- ](?:to|over|earnings)\b|\bmultiples?\b|\b(?:trad\w+|sell\w*|sold|pric\w+|valued|cost\w*)\b[^?]{0,30}\btimes\b/i;
const isPricing = ({ unit, metric }: GivenFigure): boolean => unit.kind === 'multiple' && /^(?:p[esb]_|price|ev_|sales_over_price)/.test(metric);
const isOfPricing = ({ unit, clause }: ClaimedAmount): boolean => isBareMultiple({ unit }) && pricedAt.test(clause);

/** "From 575 billion to 638 billion in 2024", "5.79 in 2024 against 13.72": the year is that of the other amount. */
const ownWords = /\b(?:from|against|versus|vs\.?|compared (?:with|to)|after)\b(?!.*\b(?:from|against|versus|vs\.?|compared (?:with|to)|after)\b)(?<own>[^]*?)(?:\bto\b|$)/i;
const hasNoTime = ({ clause }: ClaimedAmount): boolean => yearsIn(ownWords.exec(clause)?.groups?.['own'] ?? clause).length === 0;

/** The figure's value in the claim's unit, with its sign; null where it is of another kind. */
function valueFor(claim: ClaimedAmount, figure: GivenFigure, text: string): number | null {
  const isPriced = isOfPricing(claim);
  // The year that is named is that of the earnings, and the price is of its own day.
  if (isPriced && !isPricing(figure)) return null;
  // What it came from is told beside its figure, and of a time that the words need not name.
  const isBefore = claim.end === 'earlier' && claim.move === null;
  if (claim.move === null && !isPriced && !(isBefore && hasNoTime(claim)) && !isOfItsTime(claim, figure, text)) return null;
  return valueBy[claim.unit](claim, isBefore ? { ...figure, isBeside: false } : figure) ?? (isRateOfGrowth(claim, figure, text) ? percent(figure) : null);
}

/** "Revenue growth: 1.7%": a move that is claimed as if it were a level. */
function isRateOfGrowth({ unit, move }: ClaimedAmount, figure: GivenFigure, text: string): boolean {
  return unit === 'percent' && move === null && isRate(figure) && isMove(figure) && !figure.isBeside && /\bgrowth\b/i.test(text);
}

const mayBeLost = /income|cash_flow|eps|margin|equity|earnings|profit|ebitda/;

/** The size of what is claimed: a fall without its sign, a loss without its. */
function sizeFor({ move, isLoss }: ClaimedAmount, { metric }: GivenFigure, value: number): number {
  if (move === 'down' || (isLoss && (value < 0 || mayBeLost.test(metric)))) return -value;
  return move === 'either' ? Math.abs(value) : value;
}

/** How well a figure fits the words around an amount: its measure or what it is made of, then its year. */
function fit(claim: ClaimedAmount, figure: GivenFigure): number {
  const { clause } = claim;
  const { measure, metric, inputs, to } = figure;
  const fiscal = fiscalOf(figure);
  const named = readMeasures(plainQuestion(clause)).flatMap(({ measure: one }) => (one.kind === 'metric' ? [one.id, ...(one.of === undefined ? [] : [one.of])] : one.kind === 'series' ? [one.id] : []));
  const years = claim.end === 'earlier' && hasNoTime(claim) ? [] : yearsIn(clause);
  const formula = metricById(measure)?.formula ?? null;
  const parts = [...inputs, ...(formula === null ? [] : formulaInputs(formula).map((input) => input.metric))];
  const isOf = named.includes(measure) || named.includes(metric) ? 8 : 2 * named.filter((id) => parts.includes(id)).length;
  // A fiscal year that ends in the next calendar year is less of that one than its own is.
  return isOf + (years.some((year) => year === fiscal?.year) ? 1 : years.some((year) => to?.startsWith(String(year)) === true) ? 0.5 : 0);
}

type Candidates<Figure> = readonly { readonly figure: Figure; readonly size: number }[];

/** A multiple is of what the words name: of both of its sides, where they do not name itself. */
const ENOUGH = 4;
const isBareMultiple = ({ unit }: Pick<ClaimedAmount, 'unit'>): boolean => unit === 'times' || unit === 'number';

function candidatesFor<Figure extends GivenFigure>(claim: ClaimedAmount, figures: readonly Figure[], text: string): Candidates<Figure> {
  const all = figures.flatMap((figure) => { const value = valueFor(claim, figure, text); return value === null ? [] : [{ figure, size: sizeFor(claim, figure, value), fits: fit(claim, figure) + (claim.isLoss && mayBeLost.test(figure.metric) ? 2 : 0) }]; });
  // A move that is told for itself goes before one that stands beside its figure.
  const named = isBareMultiple(claim) && !isOfPricing(claim) && readMeasures(plainQuestion(claim.clause)).length > 0 ? all.filter(({ figure, fits }) => fits >= ENOUGH || figure.unit.kind !== 'multiple') : all;
  const own = claim.end === 'earlier' && claim.move === null ? named : named.filter(({ figure }) => !figure.isBeside);
  const among = own.length > 0 ? own : named;
  const best = Math.max(...among.map(({ fits }) => fits), 0);
  const fitting = among.filter(({ fits }) => fits === best);
  return new Set(fitting.map(({ figure }) => figure.metric)).size > 1 ? [] : fitting;
}

function sameValue<Figure extends GivenFigure>(candidates: Candidates<Figure>): boolean {
  return new Set(candidates.map(({ size }) => size)).size === 1;
}

/** Of the times that an amount may be of, the one that is meant: where it came from, where it went, the newer of two that are held against one another. */
function atItsEnd<Figure extends GivenFigure>({ end, move }: ClaimedAmount, candidates: Candidates<Figure>, text: string): Candidates<Figure> {
  const which = end ?? (move !== null && against.test(text) ? 'later' : null);
  const times = candidates.map(({ figure }) => figure.to ?? '').toSorted();
  const time = which === 'earlier' ? times[0] : times.at(-1);
  return which === null ? candidates : candidates.filter(({ figure }) => figure.to === time);
}

/** Whose a figure is, as its clause opens with: "Apple" of "Apple’s gross margin was". */
function ownerOf({ clause }: GivenFigure): string | null {
  return /^(?<owner>\p{Lu}.{0,40}?)[’'](?:s )?/u.exec(clause)?.groups?.['owner'] ?? null;
}

/** Those of the company that the claim names, where it names one. */
function ofItsCompany<Figure extends GivenFigure>({ clause }: ClaimedAmount, candidates: Candidates<Figure>): Candidates<Figure> {
  const named = namedIn(clause, []).flatMap(({ company }) => (company === null ? [] : [shortName(company.name).replace(/[’'](?:s)?$/, '')]));
  if (named.length === 0) return candidates;
  return candidates.filter(({ figure }) => { const owner = ownerOf(figure); return owner === null || named.some((name) => owner.endsWith(name)); });
}

const against = /\b(?:over|against|versus|vs\.?|than|on|from|since|compared|between)\b/i;

/**
 * Each claim with the figure that it speaks of: the one that fits its words best. One claim over several times or companies is held against each;
 * of several claims that fit the same figures, each goes with its own in their order. A claim of which no figure can be told is left out.
 */
export function heldClaims<Figure extends GivenFigure>({ claims, text }: Claiming, figures: readonly Figure[]): readonly Held<Figure>[] {
  const found = claims.map((claim) => ({ claim, candidates: ofItsCompany(claim, atItsEnd(claim, candidatesFor(claim, figures, text), text)) }));
  return found.flatMap(({ claim, candidates }): readonly Held<Figure>[] => {
    const [first] = candidates;
    if (first === undefined) return [];
    const rivals = found.filter((other) => other.candidates.some(({ figure }) => figure === first.figure) && other.candidates.length === candidates.length);
    const paired = candidates.length > 1 && rivals.length === candidates.length ? candidates[rivals.findIndex((rival) => rival.claim === claim)] : undefined;
    const chosen = paired !== undefined ? [paired] : sameValue(candidates) ? [first] : claims.length === 1 ? candidates : [];
    return chosen.map(({ figure, size }) => ({ claim, figure, verdict: verdictOn(claim, size) }));
  });
}
