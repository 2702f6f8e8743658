// A question of shares that are bought, held or sold as a reading like any other, so that plan, checks and answer find in it what they look for.
import type { Company } from '@assay/data';
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import { namedCloses, type Around, type NamedCloses } from '../course/as-course.ts';
import type { Window } from '../course/course.ts';
import { signedText } from '../course/words/signed-text.ts';
import { isOfPersonsTrades } from '../insiders/months-of-trades.ts';
import { beforeAll } from '../periods/all-at-hand.ts';
import { shortNames } from '../reworded/short-names.ts';
import { fullYears } from '../reworded/times/short-years.ts';
import { spokenTimes } from '../reworded/times/spoken-times.ts';
import { without } from '../course/words/patterns.ts';
import { noCosts } from './stake-words.ts';
import { readStakes, type ReadStakes } from './read-stakes.ts';

const mayBe = /\d|\b(?:hundred|thousand|dozen|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|grand)\b/i;

/** Null where it is not wholly such a question. */
export async function readAsStakes(question: string, around: Around): Promise<Asked | null> {
  if (!mayBe.test(question) || isOfPersonsTrades(question, around.desk.sampleCompanies())) return null;
  const closes = await closesOf(question, around);
  if (closes === null || closes.companies.length === 0) return null;
  const read = readStakes({ text: signed(closes), signs: signsOf(closes), windows: closes.windows });
  return read === null ? null : askedOfStakes(read, { question, companies: closes.companies, around });
}

/** Of a calendar year it goes without saying. */
const endToEnd = /,? ?\b(?:from )?(?:the |one )?year[- ]?end(?: close)?,? to (?:the )?(?:next )?year[- ]?end(?: close)?\b/gi;

/** "12x V": a letter alone is a ticker behind a number of shares. */
const timesTicker = /\b(\d[\d,]*) ?[x×] ?(?=[A-Z]{1,5}\b)/g;

export const closesOf = (question: string, around: Around): Promise<NamedCloses | null> => namedCloses(shortNames(spokenTimes(fullYears(question.replace(timesTicker, '$1 shares of ')))).replace(endToEnd, ''), around);

/** Which companies the signs are of. */
export const signsOf = ({ places }: NamedCloses): readonly string[] => places.flatMap(({ company }) => (company === null || company === undefined ? [] : [company.ticker]));

export const signed = ({ text, places, windows }: NamedCloses): string => signedText(text.toLowerCase(), [...places.map(({ start, end }) => ({ start, end, sign: '¤' })), ...windows.map(({ start, end }) => ({ start, end, sign: '§' }))]);

type Made = { readonly question: string; readonly companies: readonly Company[]; readonly around: Around };

export function askedOfStakes({ stakes, leftOver }: ReadStakes, { question, companies, around }: Made): Asked {
  const price: AskedMeasure = { kind: 'metric', id: 'price', as: stakes.from === null ? 'value' : 'growth', words: 'share price' };
  const paid: readonly AskedMeasure[] = stakes.dividends === null ? [] : [{ kind: 'metric', id: 'dividends_per_share', as: 'value', words: 'dividends' }];
  return {
    text: question, asking: without(question.toLowerCase(), noCosts), operation: 'look-up', companies, group: null, unknown: [], measures: [price, ...paid], periods: [periodOf(stakes.from, stakes.to)],
    order: stakes.order === null ? null : stakes.order === 'most' ? 'highest' : 'lowest', limit: null, conditions: [], filters: around.filters, wantsWords: false, inherited: [], unread: [], strange: [], leftOver, stakes,
  };
}

function dayOf(window: Window): string {
  switch (window.kind) {
    case 'point': return window.on;
    case 'edge': return window.which === 'last' ? window.to : window.from;
    case 'latest': return '9999-12-31';
    case 'ago': case 'last': case 'stretch': return beforeAll;
  }
}

/** The days whose closes have to be at hand. */
function periodOf(from: Window | null, to: Window): AskedPeriod {
  if (from === null) return to.kind === 'latest' ? { kind: 'latest' } : { kind: 'date', on: dayOf(to) };
  return { kind: 'dates', from: dayOf(from), to: dayOf(to) };
}
