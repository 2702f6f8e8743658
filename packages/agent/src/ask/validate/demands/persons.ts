// Persons whom a question on insiders' trades names: one word of each name stands in the answer.
import { shortName } from '../../../write/company-name.ts';
import { companyOfInsider } from '../../asked/companies/insider-names.ts';
import { namedIn } from '../../asked/companies/read-companies.ts';
import { plainQuestion } from '../../asked/question-text.ts';
import type { Demand } from './demand.ts';

const named = /(?<![.!?] |^)\b\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{L}.]*){0,3}/gu;
/** Words with a capital that name nobody. */
const other = /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Form|Forms|SEC|Q\d|I|CEO|CFO|COO|President|Chairman|Chairwoman|Director|Officer|Executive|Chief|Vice|Dr|Mr|Mrs|Ms|The|How|What|Who|Which|When|Did|Was|In|On|And|For|Of|Wall|Street|Inc|Corp|Insiders?|Directors?|Shares?|Stock)\b[ .]*)+$/;

export const persons: Demand = ({ text, asked, opening, wholeWords }) => {
  if (!opening.some(({ measure }) => /^insider/.test(measure))) return [];
  const whole = wholeWords.toLowerCase();
  const companies = asked.companies.flatMap(({ name, ticker }) => [ticker, ...name.split(/\s+/), ...shortName(name).split(/\s+/)]).map((word) => word.toLowerCase());
  const isKnown = (word: string): boolean => companies.some((known) => known.replace(/[^\p{L}]/gu, '') === word) || whole.includes(word);
  return [...text.matchAll(named)].map(([words]) => words).filter((words) => {
    const plain = words.toLowerCase().replace(/'s\b/g, '').match(/\p{L}{2,}/gu) ?? [];
    return !other.test(words) && !plain.some(isKnown);
  });
};

/** A company that is known by nothing but somebody who trades in its shares is asked about that person's trades: "Nadella's sales" are not those of the company. */
export const tradesOfPerson: Demand = ({ text, asked, opening }) => {
  if (opening.length === 0 || asked.inherited.includes('companies') || opening.some(({ measure }) => /^insider/.test(measure))) return [];
  return companyOfInsider(text, asked.companies) !== null && namedIn(plainQuestion(text), []).length === 0 ? ['what that person traded'] : [];
};
