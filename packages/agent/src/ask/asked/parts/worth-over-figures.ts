// What the whole company is worth, and what that comes to over several of its figures, or over the cash that it had left: each multiple by itself.
import type { Company } from '@assay/data';
import type { Asked } from '../asked.ts';
import { askedOfValuation } from '../multiple/as-multiple.ts';
import { readPeriods } from '../periods/periods.ts';
import { writtenOut } from '../question-text.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { joinedParts } from './parts-of.ts';

const worth = /\b(?:(?:stock |total )?market|mkt\.?)[- ]?(?:cap\w*|values?|worth)\b|\bmcap\b|\bcapitali[sz]ation\b|\b(?:whole|entire) (?:company|business|firm|thing|lot)(?: (?:is|was))? (?:valued|worth|priced)\b|\bwhole of [A-Z]/i;
const over = /\b(?:how many times(?: over)?|times|(?:what |which |as a )?multiples?)\b/i;
const figures: readonly (readonly [name: string, words: RegExp])[] = [
  ['revenue', /\b(?:revenues?|sales|turnover|top line)\b/i],
  ['net income', /\bnet (?:income|profits?|earnings)\b|\bbottom line\b|\bprofits? after tax\b/i],
  ['operating income', /\b(?:operating (?:income|profits?)|ebit)\b/i],
  ['free cash flow', /\bfree cash ?flows?\b|\bfcf\b|\b(?:left-?over|spare|remaining) cash\b|\bcash (?:that )?(?:is |was |were )?left(?:[- ]?over)?\b/i],
  ['operating cash flow', /\b(?:operating cash ?flows?|cash (?:flow )?from operations|ocf|cfo)\b(?! ?(?:less|minus|-|after))/i],
];
/** The leftover cash names what it is made of. */
const madeOfCapex = /\b(?:capital (?:spending|expenditures?|investments?)|capex)\b/i;
/** Beside a margin, a growth or the worth of something else they are not what the worth is over. */
const otherwise = /\b(?:growth|gr[eo]w|margins?|per share|a share|eps|enterprise|ev|debt|dividends?|yields?|average|which (?:of|one|company)|compare\w*|versus|vs|quarters?|ttm|trailing|twelve months|if|than)\b|\bin times\b/i;
const newest = /\b(?:last|latest|newest|most recent|current|today's) (?:share |stock |closing )?(?:close|closing price|price)\b|\b(?:now|today|currently)\b/i;

function yearOf(text: string, today: string): number | null {
  const found = readPeriods(text, today).map(({ period }) => period).filter(({ kind }) => kind !== 'latest');
  const years = [...new Set(found.flatMap((period) => (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : [])))];
  return years.length === 1 && found.every(({ kind }) => kind === 'fiscal') ? years[0] ?? null : null;
}

/** "How many times A, and how many times B": nothing else is asked for between the first of them and the last. */
function areAllOver(text: string): boolean {
  const behind = text.slice(text.search(over));
  return figures.every(([, words]) => !words.test(text) || words.test(behind)) && !/\b(?:what|how much|how large) (?:is|was|were|are|did|does)\b/i.test(behind);
}

/** Two and more, or the one that no reader knows by its name; empty of others. */
function figuresIn(text: string): readonly string[] {
  const named = figures.filter(([, words]) => words.test(text)).map(([name]) => name);
  const isLeftOver = named.includes('free cash flow') && madeOfCapex.test(text);
  return isLeftOver ? ['free cash flow'] : named.length > 1 && areAllOver(text) ? named : [];
}

const isOfWorth = (text: string): boolean => worth.test(text) && over.test(text) && newest.test(text) && !otherwise.test(text);

async function partsIn(company: Company, { names, year }: { readonly names: readonly string[]; readonly year: number }, around: ReadAround): Promise<readonly Asked[]> {
  const multiples = await Promise.all(names.map((name) => readAsked(`How many times its fiscal ${String(year)} ${name} is ${company.ticker}'s market capitalization at the latest close?`, around)));
  return multiples.every(({ valuation, multiple, leftOver = [] }) => (valuation ?? multiple) !== undefined && leftOver.length === 0) ? multiples : [];
}

/** Null where the worth is not asked for at the newest close, over figures of one year. */
export async function readWorthOver({ text, filters, inherited, companies: [company, ...others], claims = [] }: Asked, around: ReadAround): Promise<Asked | null> {
  if (company === undefined || others.length + around.earlier.length + claims.length > 0) return null;
  const said = writtenOut(text);
  const [names, year] = [isOfWorth(said) ? figuresIn(said) : [], yearOf(said, around.today)];
  const parts = names.length === 0 || year === null ? [] : await partsIn(company, { names, year }, around);
  if (parts.length === 0) return null;
  const question = `What is ${company.ticker}'s market capitalization at the latest close?`;
  const cap = askedOfValuation({ valuation: { items: ['market_cap'], at: [{ price: null, year: null }] }, leftOver: [] }, { question, companies: [company], filters });
  return joinedParts({ text, filters, inherited }, [cap, ...parts].map((part) => ({ ...part, asking: '' })));
}
