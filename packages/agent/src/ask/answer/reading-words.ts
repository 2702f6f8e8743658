// How a question was read, in one short line: what a reader compares with what was meant. It claims nothing of any company.
import { metricByField } from '@assay/calc';
import type { Asked, AskedMeasure, AskedPeriod, Condition } from '../asked/asked.ts';
import { beforeAll } from '../asked/periods/all-at-hand.ts';
import { dayName } from '../../prose/times.ts';
import { shortName } from '../../write/company-name.ts';
import { grownBy, nameOf } from '../house/answer/sentences/naming.ts';

/** Names beyond these are counted. */
const MOST_NAMES = 4;
const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function counted(count: number): string {
  return counts[count] ?? String(count);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

type Formed = Extract<AskedMeasure, { readonly kind: 'metric' | 'series' }>;

/** How each form is said of a measure, and of the other measure that belongs to it. */
const forms: Readonly<Record<Formed['as'], (name: string, other: string) => string>> = {
  value: (name) => name, growth: (name) => `growth of ${name}`, change: (name) => `change in ${name}`, cagr: (name) => `compound yearly growth of ${name}`, share: (name, other) => `${name} as a share of ${other}`,
  average: (name) => `average ${name}`, total: (name) => `sum of ${name}`, highest: (name) => `highest ${name}`, lowest: (name) => `lowest ${name}`,
  sum: (name, other) => `${name} plus ${other}`, difference: (name, other) => `${name} less ${other}`, ratio: (name, other) => `${name} as a percentage of ${other}`,
};

/** A measure in the form asked for: `growth of revenue`, `net income as a share of revenue`. */
function formed(name: string, measure: Formed): string {
  return forms[measure.as](name, nameOf(measure.kind === 'metric' ? measure.of ?? 'revenue' : 'revenue'));
}

const subjectNames: Readonly<Record<Extract<AskedMeasure, { kind: 'subject' }>['subject'], string>> = {
  price: 'share price', 'price-history': 'course of the share price', dividends: 'dividends', insiders: 'insiders’ trades', analysts: 'analysts’ views', estimates: 'analysts’ estimates', surprises: 'earnings against estimates',
  holders: 'holders of the shares', options: 'options', news: 'news', filings: 'words of the filings', sentiment: 'sentiment', 'yield-curve': 'yield curve', market: 'the market', calendar: 'calendar of the market', profile: 'what the company is',
};

const topicNames: Readonly<Record<string, string>> = { multiple: 'multiples', yield: 'yields', expectation: 'what the price expects', bank: 'figures of a bank', balance: 'balance sheet', quarter: 'newest quarter', range: 'range of the price', trend: 'course of the price' };

function measureWords(measure: AskedMeasure): string {
  switch (measure.kind) {
    case 'metric': { const grown = measure.as === 'value' ? grownBy(measure.id) : null; return grown === null ? formed(nameOf(measure.id), measure) : `growth of ${nameOf(grown)}`; }
    case 'series': return formed(nameOf(metricByField('fred', measure.id)?.id ?? measure.id), measure);
    case 'subject': return measure.subject === 'filings' && measure.words.trim() !== '' ? `what its filings say on “${measure.words.trim().replace(/\s+/g, ' ').slice(0, 60)}”` : subjectNames[measure.subject];
    case 'topic': return topicNames[measure.topic] ?? measure.topic.replace('-', ' ');
  }
}

function periodWords(period: AskedPeriod): string {
  switch (period.kind) {
    case 'latest': return 'newest';
    case 'trailing': return 'last twelve months';
    case 'fiscal': return `${period.part === 'FY' ? '' : `${period.part} of `}${period.year === null ? 'the last fiscal year' : `fiscal ${String(period.year)}`}`;
    case 'date': return dayName(period.on);
    case 'last': return period.count === 1 ? `last ${period.of}` : `last ${counted(period.count)} ${period.of}s`;
    case 'years': return `fiscal ${String(period.from)} to ${String(period.to)}`;
    case 'dates': return period.from === beforeAll ? 'over all days at hand' : `${dayName(period.from)} to ${dayName(period.to)}`;
  }
}

function whom({ companies, group }: Asked): string | null {
  const names = companies.map(({ name }) => shortName(name));
  if (group !== null && names.length > MOST_NAMES) return `the ${counted(names.length)} companies of ${group.kind === 'sample' ? 'the bundled figures' : group.name}`;
  if (names.length === 0) return group?.name ?? null;
  return names.length <= MOST_NAMES ? listed(names) : `${names[0] ?? ''} and ${counted(names.length - 1)} others`;
}

const comparisons = { above: 'above', below: 'below', 'at-least': 'of at least', 'at-most': 'of at most' } as const;

function conditionWords({ measure, is, value, percent }: Condition): string {
  return `${measureWords(measure)} ${comparisons[is]} ${value}${percent ? '%' : ''}`;
}

/** What is done with the figures, where the words before do not say it. */
const deeds: Readonly<Partial<Record<Asked['operation'], string>>> = { compare: 'compared', rank: 'in order', trend: 'over time', explain: 'and what stands behind it' };

function doneWith({ operation, order, limit }: Asked): string | null {
  const deed = deeds[operation];
  if (deed === undefined && operation !== 'look-up') return null;
  const direction = order === null ? [] : [operation === 'rank' || operation === 'compare' ? `${order} first` : `the ${order}`];
  const parts = [...(deed === undefined ? [] : [deed]), ...direction, ...(limit === null ? [] : [`the first ${counted(limit)}`])];
  return parts.length === 0 ? null : parts.join(', ');
}

const statementNames = { income: 'income statement', balance: 'balance sheet', cash: 'cash flow statement', ratios: 'key ratios' } as const;

function what({ operation, measures, conditions, wholeStatement }: Asked): string {
  const names = [...new Set(measures.map(measureWords))];
  if (operation === 'screen') return `companies with ${listed(conditions.map(conditionWords))}`;
  if (operation === 'define') return `meaning of ${names.length === 0 ? 'a term' : listed(names)}`;
  return names.length === 0 ? (wholeStatement === undefined ? 'overview' : statementNames[wholeStatement]) : listed(names);
}

/** `revenue of Apple, fiscal 2024, compared`: plain words, no figure of anybody’s. */
export function readingWords(asked: Asked): string {
  if (asked.parts !== undefined) return [...new Set(asked.parts.map(readingWords))].join('; ');
  const of = whom(asked);
  const names = [...new Set(asked.measures.map(measureWords))];
  if (asked.operation === 'value') return `whether the shares${of === null ? '' : ` of ${of}`} are worth their price${names.length === 0 ? '' : `, with ${listed(names)}`}`;
  const times = asked.periods.map(periodWords).filter((words) => words !== 'newest' || asked.periods.length > 1);
  const done = doneWith(asked);
  return [`${what(asked)}${of === null ? '' : asked.operation === 'screen' ? `, among ${of}` : ` of ${of}`}`, ...(times.length === 0 ? [] : [listed(times)]), ...(done === null ? [] : [done])].join(', ');
}
