// What a question asks for, as code reads it: whom, what, when, and what to do with it. A model's route fills the same form.
import type { Company } from '@assay/data';
import type { IsoDate } from '@assay/record';
import type { Topic } from '../../specialists/topic.ts';
import type { ClaimedAmount } from './claimed/claimed-amount.ts';
import type { Course } from './course/course.ts';
import type { EqualMoney } from './economy/equal-sums.ts';
import type { InsiderAsk } from './insiders/insider-ask.ts';
import type { Multiple } from './multiple/multiple.ts';
import type { Valuation } from './multiple/valuation.ts';
import type { Payments } from './payments/payments.ts';
import type { ReportAsk } from './reports/report-ask.ts';
import type { Stakes } from './stakes/stakes.ts';

/** `look-up` one figure; `compare` companies or periods; `trend` over time; `rank` and `screen` many companies; `explain` why; `value` whether it is worth its price; `overview` a company at large; `define` a term. */
export const operations = ['look-up', 'compare', 'trend', 'rank', 'screen', 'explain', 'value', 'overview', 'define'] as const;
export type Operation = (typeof operations)[number];

export type MeasureForm = 'value' | 'growth' | 'change' | 'cagr' | 'share' | 'average' | 'total' | 'highest' | 'lowest' | 'sum' | 'difference' | 'ratio';

/** What is asked about. `words` are the question's own. */
export type AskedMeasure =
  /** A measure of the dictionary, or a share's price indicator. */
  | { readonly kind: 'metric'; readonly id: string; readonly as: MeasureForm; readonly words: string; /** For `share`: of which whole; for `sum`, `difference` and `ratio`: the other measure. */ readonly of?: string }
  /** An economic series by its FRED id. */
  | { readonly kind: 'series'; readonly id: string; readonly as: MeasureForm; readonly words: string }
  /** What no single figure answers: insiders, analysts, options, holders, news, filings … */
  | { readonly kind: 'subject'; readonly subject: Subject; readonly words: string }
  | { readonly kind: 'topic'; readonly topic: Topic; readonly words: string };

export const subjects = ['price', 'price-history', 'dividends', 'insiders', 'analysts', 'estimates', 'surprises', 'holders', 'options', 'news', 'filings', 'sentiment', 'yield-curve', 'market', 'calendar', 'profile'] as const;
export type Subject = (typeof subjects)[number];

export type AskedPeriod =
  /** The newest that is known: what a question means that names no time. */
  | { readonly kind: 'latest' }
  | { readonly kind: 'trailing' }
  | { readonly kind: 'fiscal'; readonly year: number | null; readonly part: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'H1' | 'H2' | '9M' }
  | { readonly kind: 'date'; readonly on: IsoDate }
  /** The last so many years, quarters, months or days. */
  | { readonly kind: 'last'; readonly count: number; readonly of: 'year' | 'quarter' | 'month' | 'week' | 'day' }
  /** From one fiscal year to another, both included. */
  | { readonly kind: 'years'; readonly from: number; readonly to: number }
  | { readonly kind: 'dates'; readonly from: IsoDate; readonly to: IsoDate };

/** A measure in a calculation. `period` is null where its time is that of the whole calculation. */
export type Operand = { readonly kind: 'operand'; readonly id: string; readonly words: string; readonly period: AskedPeriod | null };
export type Sign = '+' | '−' | '÷';
export type Expression = Operand | { readonly kind: 'combined'; readonly sign: Sign; readonly left: Expression; readonly right: Expression };

/** Measures added, taken away or divided: at each of the times asked about, or what its values at all of them come to. `quotient`: how one over the other is told. */
export type Calculation = { readonly expression: Expression; readonly quotient: 'times' | 'percent'; readonly over: 'each' | 'sum' | 'mean' | 'highest' | 'lowest'; /** A difference whose words say not which is the larger. */ readonly isGap?: boolean; /** At two times, with how far it moved from the one to the other. */ readonly isMoved?: boolean };

/** A whole statement, or the ratios by which a company is read. */
export type WholeStatement = 'income' | 'balance' | 'cash' | 'ratios';

export type Condition = { readonly measure: AskedMeasure; readonly is: 'above' | 'below' | 'at-least' | 'at-most'; readonly value: string; readonly percent: boolean };

/** `--ticker --year --form --section`. */
export type AskFilters = { readonly ticker: string | null; readonly year: number | null; readonly form: string | null; readonly section: string | null };
export const noFilters: AskFilters = { ticker: null, year: null, form: null, section: null };

export type Asked = {
  readonly text: string;
  /** The part of it that asks, in its own words with shorthand written out: without the story around it. The whole where left out. */
  readonly asking?: string;
  readonly operation: Operation;
  readonly companies: readonly Company[];
  /** Many companies by a common mark: a sector, an industry, an index. */
  readonly group: { readonly kind: 'sector' | 'industry' | 'index' | 'sample'; readonly name: string; readonly words: string } | null;
  /** Words that name a company nobody knows, with what lies near. */
  readonly unknown: readonly { readonly words: string; readonly near: readonly string[] }[];
  readonly measures: readonly AskedMeasure[];
  /** What is to be made of the measures, where they are asked for as one figure. */
  readonly calculation?: Calculation;
  readonly periods: readonly AskedPeriod[];
  readonly order: 'highest' | 'lowest' | null;
  readonly limit: number | null;
  readonly conditions: readonly Condition[];
  readonly filters: AskFilters;
  /** Whether sentences of filings are wanted, not only figures. */
  readonly wantsWords: boolean;
  /** What an earlier question of the same conversation supplied. */
  readonly inherited: readonly ('companies' | 'measures' | 'periods' | 'operation')[];
  /** The question's words that no part of this reading used, in their order; left out where a reader keeps none. */
  readonly unread?: readonly string[];
  /** Of the unread: words that carry what is asked for, so that no figure near it is the answer. */
  readonly strange?: readonly string[];
  /** Words and signs that no name, measure or time took and that could change what is asked, in lower case: the answer must follow them. */
  readonly leftOver?: readonly string[];
  /** Where it states what is to be checked: the amounts that it claims. `text` is then the statement as a plain question. */
  readonly claims?: readonly ClaimedAmount[];
  /** Where every word of weight says what is asked of closes or of an economic series over time: that, and nothing else of this reading, is the question. */
  readonly course?: Course;
  /** What its words lay out beside any reading of them, as plain questions of prices and of what is paid: where no answer holds, and the one that stands does not show them all, they are asked. */
  readonly laidOut?: readonly string[];
  /** In percent: what the rate that is asked for is held against, by its number. */
  readonly target?: number;
  /** Its amounts are asked for at a yearly rate, spread over their time, or so many times over: the words are read as that. */
  readonly isScaled?: true;
  /** A sum of money of one month, and the month in whose money it is asked for. */
  readonly equalMoney?: EqualMoney;
  /** Likewise of a price held against a figure of the statements. */
  readonly multiple?: Multiple;
  /** Likewise of measures of the price that bear a name. */
  readonly valuation?: Valuation;
  /** Where a whole statement is asked for, or the ratios a company is read by. */
  readonly wholeStatement?: WholeStatement;
  /** Likewise of shares that are bought, held or sold. */
  readonly stakes?: Stakes;
  /** Likewise of the last dividends of a share. */
  readonly payments?: Payments;
  /** Likewise of fiscal years and of the reports that are filed. */
  readonly reports?: ReportAsk;
  /** Likewise of insiders' trades. */
  readonly insiders?: InsiderAsk;
  /** Put together from the figures and times that are named, not from the words between them: what is told is proved, and may not be what was asked. */
  readonly isGuess?: true;
  /** What the question asks for beside it that is not at hand, a line each: named as missing, whatever is answered. */
  readonly lacks?: readonly string[];
  /** Of the question before in the same conversation: whom it was of, of what, and when. */
  readonly before?: Pick<Asked, 'companies' | 'measures' | 'periods'>;
  /** Once it is answered: of several companies that the answer put in an order, the one it tells first. */
  readonly toldFirst?: Company;
  /** Where each part is of one company: the words that ask which of them is ahead or in what order they stand, and of these the clause that asks who it is. */
  readonly contest?: { readonly words: string; readonly who: string };
  /** Where several things are asked for that one reading cannot hold: each as a question by itself. The rest of this reading is then of all of them together. */
  readonly parts?: readonly Asked[];
};
