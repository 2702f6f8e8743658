// A part of a question as a question of its own: with the company and the time that the rest of it names.
import type { Company } from '@assay/data';
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readPeriods } from '../../../asked/periods/periods.ts';
import { shortName } from '../../../../write/company-name.ts';

const sameTime = /,? (?:(?:in|for|of|over|during|on|at) )?(?:that|the same|this) (?:fiscal |financial )?(?:year|quarter|time|period|day|month|session)\b|,? (?:in|for|over|during) the (?:year|quarter|day|month)(?= ?[?.!,]|$)/i;
/** Of which day is it the one before? */
const dayBefore = /\b(?:the )?(?:previous|prior|preceding|last) (?:trading )?(?:day|session|close)(?:['’]s)?\b|\b(?:the )?(?:trading )?(?:day|session) before\b/gi;
const newest = /\b(?:latest|last|now|current(?:ly)?|newest|today|most recent(?:ly)?|at present)\b/i;

type Whole = { readonly text: string; readonly companies: readonly Company[]; readonly today: string };

/** Where it names no time or company of its own, those of the whole: "for that year", "the whole company's sales". Null where the whole names several times and none of them is its own. */
export function inFull(rest: string, whole: Whole): string | null {
  const dated = timed(rest, whole);
  const isNamed = namedIn(rest, []).some(({ company }) => whole.companies.some(({ ticker }) => ticker === company?.ticker));
  return dated === null || isNamed ? dated : `${whole.companies.map(({ name }) => shortName(name)).join(' and ')}: ${dated}`;
}

function timed(rest: string, { text, today }: Whole): string | null {
  const timesIn = (words: string): readonly string[] => readPeriods(words.replace(dayBefore, (found) => ' '.repeat(found.length)), today).filter(({ period }) => period.kind !== 'latest').map(({ start, end }) => words.slice(start, end));
  if (timesIn(rest).length > 0 || newest.test(rest.replace(dayBefore, ''))) return rest;
  const [only, ...others] = [...new Set(timesIn(text))];
  if (others.length > 0) return sameTime.test(rest) ? null : rest;
  return only === undefined ? rest : `${rest.replace(sameTime, '').replace(/[?.! ]+$/, '')} ${/^\d{1,2} \p{L}|^\p{L}+ \d{1,2}\b/u.test(only) ? 'on' : 'in'} ${only.replace(/['’]s$/, '')}?`;
}
