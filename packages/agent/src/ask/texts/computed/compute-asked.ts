// A question for a figure is worked out from the tables of the filings found, the filing of the asked year before any other. What could be meant in two ways is not answered.
import { evaluateAsked, isInStatement, readAsked, type Asked, type AskedValue, type TimeQuery } from '@assay/audit/asked';
import type { Filing } from '../filing.ts';

export type Computed =
  | { readonly kind: 'computed'; readonly asked: Asked; readonly value: AskedValue; readonly filing: Filing }
  /** `why` is one sentence for the reader. */
  | { readonly kind: 'open'; readonly why: string }
  /** The question asks for no single figure that its words define. */
  | { readonly kind: 'no-figure' };

export type DatedFiling = { readonly filing: Filing; /** Year in which its period ends; null where unknown. */ readonly year: number | null };

export function computeAsked(question: string, filings: readonly DatedFiling[]): Computed {
  const asked = readAsked(question, undefined);
  if (asked === null || (!asked.isWhole && !asked.isDefined)) return { kind: 'no-figure' };
  const found = inOrderOf(asked.time, filings).flatMap(({ filing }) => {
    const value = evaluateAsked(asked, filing.context());
    return value === null ? [] : [{ filing, value }];
  });
  const isStatement = namesStatement(question);
  const sure = found.find(({ value }) => isSure(value) && (!isStatement || value.facts.every(isInStatement)));
  return sure === undefined ? { kind: 'open', why: whyOpen(asked, found.some(({ value }) => value.isContested)) } : { kind: 'computed', asked, ...sure };
}

/** "Directly in the income statement", "from the balance sheet": then a note or a summary of the filing is not meant. */
function namesStatement(question: string): boolean {
  return /\b(?:income|cash flows?|p&l|profit and loss) statements?\b|\bstatements? of (?:income|operations|earnings|cash flows?|financial position)\b|\bbalance sheets?\b/i.test(question);
}

function isSure(value: AskedValue): boolean {
  return !value.isContested && value.isDirect && isOneCurrency(value);
}

function whyOpen({ names }: Asked, isContested: boolean): string {
  const what = names[0] ?? 'what is asked';
  return isContested ? `The filing gives more than one figure for ${what}, and the question does not tell which is meant.` : `The tables of the filings found do not give ${what} for the time asked.`;
}

/** A year's own report first: a later one may have restated it. */
function inOrderOf(time: TimeQuery | null, filings: readonly DatedFiling[]): readonly DatedFiling[] {
  if (time?.kind !== 'fiscal') return filings;
  return filings.toSorted((left, right) => Number(right.year === time.year) - Number(left.year === time.year));
}

function isOneCurrency({ written }: AskedValue): boolean {
  const currencies = written.flatMap((part) => (part.kind === 'term' && part.unit.kind === 'money' ? [part.unit.currency ?? ''] : [])).filter((currency) => currency !== '');
  return new Set(currencies).size <= 1;
}
