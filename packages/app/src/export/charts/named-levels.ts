// Prices a share that the report names: levels at which to act, and what a share would be worth in its cases. Read from its claims, so that each stands with its verdict.
import type { Claim, NumeralRecord, RunContents } from '@assay/record';
import { html, type Html } from '../markup.ts';
import { viewClaims, type ClaimView } from '../html/evidence/claim-view.ts';

/** `claim` is its number on the page; `text` is as the report writes it. */
export type NamedPrice = { readonly name: string; readonly value: number; readonly text: string; readonly claim: number };
/** The figure as the report writes it, linked to its claim. */
export function claimLink({ text, claim }: Pick<NamedPrice, 'text' | 'claim'>): Html {
  return html`<a href="#c${claim}">${text}</a>`;
}

type Named = readonly (readonly [RegExp, string])[];

/** The word for what is to be done there, or for what the chart shows there. */
const levels: Named = [
  [/\bstop(?:-loss)?\b/gi, 'Stop'], [/\b(?:trim|sell|take profits?)\b/gi, 'Trim'], [/\b(?:entry|enter|buy|accumulate|add|own it)\b/gi, 'Entry'],
  [/\bsupport\b/gi, 'Support'], [/\bresistance\b/gi, 'Resistance'], [/\b(?:breakout|break|close above|close below)\b/gi, 'Break'], [/\b(?:price )?target\b/gi, 'Target'],
];
const cases: Named = [
  [/\bbull(?:ish)?\b/gi, 'Bull'], [/\b(?:base|central)\b/gi, 'Base'], [/\bbear(?:ish)?\b/gi, 'Bear'],
];
const worths: Named = [[/\b(?:fair|intrinsic|weighted) value\b/gi, 'Fair value']];
/** Named with the side of the price on which it counts. */
const sided: ReadonlySet<string> = new Set(['Entry', 'Trim', 'Break']);
const side = /\b(?:above|over|past|below|beneath|under|up to|near)\b/gi;
/** A figure of any of these is a price a share, or may be one. */
const priceMetrics: ReadonlySet<string> = new Set(['price', 'dcf_value_per_share', 'target_price', 'target_price_high', 'target_price_low', 'target_price_median', 'graham_number', 'epv_per_share']);
/** Nobody acts at a tenth of the price or at ten times it; such an amount is something else. What a case is worth may be next to nothing. */
const FAR = 10;

type Written = Pick<RunContents, 'claims' | 'verdicts' | 'report'>;

/** Levels in the order of the report, each once; figures that a source contradicts are left out. */
export function namedLevels(run: Written, last: number): NamedPrice[] {
  return onceEach(pricesOf(run, { above: last / FAR, below: last * FAR }).flatMap(({ view, numeral, before }) => {
    const name = lastNamed(before, levels);
    if (name === null) return [];
    const where = sided.has(name) ? [...before.matchAll(side)].at(-1)?.[0].toLowerCase() : undefined;
    return [priceOf(view, numeral, where === undefined ? name : `${name} ${where === 'past' ? 'above' : where}`)];
  }));
}

/** What a share would be worth in each case, by the case's name, and all cases together. */
export function namedWorths(run: Written, last: number): { readonly cases: readonly NamedPrice[]; readonly together: NamedPrice | null } {
  const prices = pricesOf(run, { above: 0, below: last * FAR });
  // The last amount of a case's row or clause is what comes of the rest.
  const perCase = prices.flatMap(({ view, numeral, row }) => { const name = row === null ? null : lastNamed(row, cases); return name === null ? [] : [priceOf(view, numeral, name)]; });
  const together = prices.flatMap(({ view, numeral, before }) => { const name = lastNamed(before, worths); return name === null ? [] : [priceOf(view, numeral, name)]; });
  return { cases: onceEach(perCase.toReversed(), ({ name }) => name).toSorted((left, right) => left.value - right.value), together: together[0] ?? null };
}

type Priced = { readonly view: ClaimView; readonly numeral: NumeralRecord; /** The words of its clause before it. */ readonly before: string; /** The first cell of its row; null outside a table. */ readonly row: string | null };

type Bounds = { readonly above: number; readonly below: number };

function pricesOf(run: Written, bounds: Bounds): Priced[] {
  return viewClaims(run).flatMap((view) => {
    const { claim, verdict } = view;
    const { numeral } = claim;
    if (numeral === null || verdict.verdict === 'contradicted' || !isPrice(claim, numeral, bounds)) return [];
    const sentence = run.report.slice(claim.sentence.start, claim.sentence.end);
    const cell = sentence.indexOf('|');
    const before = run.report.slice(claim.sentence.start, numeral.span.start).replace(/[*_`]/g, '');
    return [{ view, numeral, before: before.slice(Math.max(...['|', ',', ';', ':', '.', '('].map((mark) => before.lastIndexOf(mark))) + 1), row: cell < 0 ? null : sentence.slice(0, cell) }];
  });
}

function isPrice({ kind, metric }: Claim, { unit, value, negative }: NumeralRecord, { above, below }: Bounds): boolean {
  if (kind !== 'figure' || unit.kind !== 'money' || negative) return false;
  // A measure taken over from an earlier sentence says nothing against the words of the amount's own clause.
  if (metric !== null && metric.id !== null && metric.inherited === null && !priceMetrics.has(metric.id)) return false;
  return Number(value) > above && Number(value) < below;
}

/** The name that stands nearest to the number. */
function lastNamed(words: string, names: Named): string | null {
  const found = names.flatMap(([pattern, name]) => [...words.matchAll(pattern)].map(({ index }) => ({ index, name })));
  return found.toSorted((left, right) => left.index - right.index).at(-1)?.name ?? null;
}

function priceOf({ number }: ClaimView, { value, text }: NumeralRecord, name: string): NamedPrice {
  return { name, value: Number(value), text: text.replace(/ (?:a|per) share$/i, ''), claim: number };
}

function onceEach(prices: readonly NamedPrice[], key: (price: NamedPrice) => string = ({ value }) => String(value)): NamedPrice[] {
  const seen = new Set<string>();
  return prices.filter((price) => { const own = key(price); return seen.has(own) ? false : seen.add(own); });
}
