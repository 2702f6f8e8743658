// A question said again in plain words from what it was found to be like: the ones that every reader here reads.
import { isNamedSubject, subjectClass, subjectNames, type NamedSubject } from './labels.ts';

export type Likeness = { /** What is asked about. */ readonly of: string; /** What is asked of it. */ readonly op: string };
export type Filling = { /** Tickers. */ readonly companies: readonly string[]; readonly times: string; readonly numbers: readonly string[] };

type Words = Filling & { readonly subject: string; readonly of: NamedSubject };
type Writing = (words: Words) => string | null;

const listed = (names: readonly string[]): string => (names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`);

/** "AAPL's revenue"; an economic series is nobody's. */
function owned({ companies, of, subject }: Words): string {
  return subjectClass(of) === 'economy' ? subject : `${listed(companies)}'s ${subject}`;
}

const prepositions = /^(?:in|on|at|from|between|over|since|during|as of|for|by|through|until|the (?:last|past)|last|past)\b/i;

/** With a preposition, where there is a time. */
function during({ times, of }: Words, usual = 'in'): string {
  if (times === '') return '';
  if (/^(?:the )?(?:last|past|latest|trailing|previous)\b/i.test(times)) return ` over ${times}`;
  const isDay = /^\d{1,2}(?:st|nd|rd|th)? |^\w+ \d{1,2},/.test(times) || /^\d{4}-\d\d-\d\d|^\d{1,2}\/\d{1,2}\//.test(times);
  if (prepositions.test(times)) return ` ${times}`;
  return ` ${isDay ? 'on' : /^(?:the )?end\b/i.test(times) ? 'at' : of === 'price' ? 'in' : usual} ${times}`;
}

const isNow = ({ times, of }: Words): boolean => times === '' && ['priced', 'price', 'economy'].includes(subjectClass(of) ?? '');
const value: Writing = (words) => `What ${isNow(words) ? 'is' : 'was'} ${owned(words)}${during(words)}?`;

function best(words: Words, sense: 'highest' | 'lowest'): string {
  return `${subjectClass(words.of) === 'figure' || subjectClass(words.of) === 'ratio' ? 'In which year' : 'When'} was ${owned(words)} ${sense}${during(words)}?`;
}

function compared(words: Words): string | null {
  return words.companies.length < 2 ? null : `Which of ${listed(words.companies)} had the higher ${words.subject}${during(words)}?`;
}

const number = ({ numbers }: Words): string | undefined => numbers[0];
/** Of the share's price alone. */
const ofPrice = (write: Writing): Writing => (words) => (words.of === 'price' ? write(words) : null);
const shares = ofPrice((words) => (number(words) === undefined || words.companies.length !== 1 ? null : `What did ${number(words) ?? ''} shares of ${words.companies[0] ?? ''} cost${during(words)}?`));
const invested = ofPrice((words) => (number(words) === undefined || words.companies.length !== 1 ? null : `What had ${number(words) ?? ''} invested in ${words.companies[0] ?? ''}${during(words)} become?`));

const writings: Readonly<Record<string, Writing>> = {
  value,
  growth: (words) => `By what percentage did ${owned(words)} change${during(words)}?`,
  change: (words) => `By how much did ${owned(words)} change${during(words)}?`,
  points: (words) => `By how many percentage points did ${owned(words)} change${during(words)}?`,
  cagr: (words) => `What was the compound annual growth rate of ${owned(words)}${during(words)}?`,
  average: (words) => `What was the average of ${owned(words)}${during(words)}?`,
  total: (words) => `What did ${owned(words)} add up to${during(words)}?`,
  highest: (words) => best(words, 'highest'),
  lowest: (words) => best(words, 'lowest'),
  trend: (words) => `How did ${owned(words)} develop year by year${during(words)}?`,
  compare: compared,
  rank: (words) => (words.companies.length < 2 ? null : `Rank ${listed(words.companies)} by ${words.subject}${during(words)}.`),
  gap: (words) => (words.companies.length !== 2 ? null : `By how much was ${words.companies[0] ?? ''}'s ${words.subject} above ${words.companies[1] ?? ''}'s ${words.subject}${during(words)}?`),
  best_day: ofPrice((words) => `What was the best day of ${owned(words)}${during(words)}?`),
  worst_day: ofPrice((words) => `What was the worst day of ${owned(words)}${during(words)}?`),
  from_high: ofPrice((words) => `How far is ${owned(words)} below its 52-week high?`),
  from_low: ofPrice((words) => `How far is ${owned(words)} above its 52-week low?`),
  shares_cost: shares,
  invested,
};

const insiders: Readonly<Record<string, string>> = {
  insider_shares_sold: 'How many shares did insiders of {C} sell{T}?', insider_money: 'How much money did insiders of {C} receive for shares sold{T}?', insider_sellers: 'How many insiders of {C} sold shares{T}?',
  insider_buys: 'Did any insiders of {C} buy shares{T}?', insider_biggest: 'Which insider of {C} sold the most shares{T}?',
  filing_date_10k: 'When did {C} file its latest 10-K?', filing_date_10q: 'When did {C} file its latest 10-Q?',
};

/** What no source at hand can answer: asked for by its name, so that it is said what is missing. */
const absent: Readonly<Record<string, string>> = {
  options: 'What is the put/call ratio of {C}?', holders: 'Who are the largest institutional holders of {C}?', analyst_ratings: 'What are the analyst ratings of {C}?', price_target: 'What is the analysts\' price target for {C}?', estimates: 'What are the analysts\' earnings estimates for {C}?',
  news: 'What is the latest news on {C}?', employees: 'How many employees does {C} have?', short_interest: 'What is the short interest of {C}?',
};

const ofDays: Readonly<Record<string, string>> = { drawdown: 'maximum drawdown', volatility: 'volatility' };

/** Of insiders and filings: one company, and its own time. */
function fromTemplate(template: string, { companies: [company, ...others], times }: Filling): string | null {
  if (company === undefined || others.length > 0) return null;
  return template.replace('{C}', company).replace('{T}', times === '' ? ' in the last six months' : ` in ${times}`);
}

/** Null where there is nothing to say it of, or no such way. */
export function canonicalQuestion(likeness: Likeness, filling: Filling): string | null {
  const isSomebodys = subjectClass(likeness.of) !== 'economy';
  return isSomebodys && filling.companies.length === 0 ? null : inPlainWords(likeness, filling);
}

function inPlainWords({ op, of }: Likeness, filling: Filling): string | null {
  const [template, figure] = [insiders[of], ofDays[of]];
  if (op === 'none') return absent[of]?.replace('{C}', listed(filling.companies)) ?? null;
  if (template !== undefined) return op === 'value' ? fromTemplate(template, filling) : null;
  if (figure !== undefined) return `What was the ${figure} of ${listed(filling.companies)}'s share price${during({ ...filling, of: 'price', subject: '' })}?`;
  return isNamedSubject(of) ? writings[op]?.({ ...filling, of, subject: subjectNames[of] }) ?? null : null;
}
