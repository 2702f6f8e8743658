// Measure, company and year that one clause of a question names together: some figure of the answer has to be of all of them. An answer that tells each of them somewhere, crossed, is one to another question.
import { shortName } from '../../../write/company-name.ts';
import type { Demand, DemandScene } from './demand.ts';
import type { GivenFigure } from './reading/given.ts';
import { isPriced, withoutParts } from './measures-apart.ts';
import { namedIn, type Named } from './reading/named-measures.ts';

const ends = /[,;?!()]|[.:](?=\s)|\b(?:and|while|whereas|but|versus|vs\.?|against|compared (?:with|to)|than|or|plus|then|whether|so|if)\b|[&+]/i;
const years = /(?<![\d.,$-])(?:19|20)\d{2}(?![\d%]|,\d)|\bFY ?['’]?(?:20)?\d{2}\b/gi;
/** A year that bounds a stretch, or that something else is held against, is not the figure's own. */
const bounds = /\b(?:since|from|between|until|till|through|to|before|after|up to|over|growth|grew|grow\w*|rise|rose|chang\w+|f[ae]ll|cagr|on the|beyond|prior|earlier|later)\b|-/i;

type Clause = { readonly named: Named; readonly year: number | null; readonly company: string | null };

/** In full, or its last two digits. */
function yearOf(said: string): number {
  const year = Number(said.replace(/\D/g, ''));
  return year < 100 ? 2000 + year : year;
}

function yearIn(words: string): number | null {
  const [only, ...others] = new Set((words.match(years) ?? []).map(yearOf));
  return only === undefined || others.length > 0 || bounds.test(words) ? null : only;
}

/** Null where nobody or several are named, or where all is of one company. */
function companyIn(words: string, companies: DemandScene['asked']['companies']): string | null {
  const named = companies.filter(({ name, ticker }) => [name, shortName(name)].some((one) => words.toLowerCase().includes(one.toLowerCase())) || new RegExp(String.raw`\b${ticker.replace(/[^\w]/g, '.')}\b`).test(words));
  const [only, ...others] = named;
  return companies.length < 2 || only === undefined || others.length > 0 ? null : shortName(only.name);
}

function clausesOf({ text, asked: { companies } }: DemandScene): readonly Clause[] {
  return withoutParts(text).split(ends).flatMap((words): Clause[] => {
    const [named, ...others] = new Map(namedIn(words).filter((one) => one.words.isLoose !== true).map((one) => [one.words.what, one])).values();
    const [year, company] = [yearIn(words), companyIn(words, companies)];
    return named === undefined || others.length > 0 || (year === null && company === null) ? [] : [{ named, year, company }];
  });
}

/** Fiscal years end in the calendar year of their name, or in the first weeks of the next one; a year's move ends in it. */
function isOfYear({ fiscal, from, to }: GivenFigure, year: number): boolean {
  return fiscal?.year === year || [from, to].some((day) => day?.startsWith(String(year)) === true) || new RegExp(`^${String(year + 1)}-0[12]`).test(to ?? '');
}

const isOfCompany = ({ sentence }: GivenFigure, company: string): boolean => sentence.toLowerCase().includes(company.toLowerCase().replace(/^the /, ''));

function isMet({ named: { words: { ids } }, year, company }: Clause, all: readonly GivenFigure[]): boolean {
  const own = all.filter(({ measure, metric, inputs, form }) => ids.test(measure) || ids.test(metric) || (form !== 'value' && inputs.some((input) => ids.test(input))));
  const inputs = new Set(own.flatMap((figure) => figure.inputs));
  // A multiple of today on the earnings of a year is told with those earnings.
  const near = [...own, ...all.filter(({ measure, metric }) => inputs.has(measure) || inputs.has(metric))];
  return own.length === 0 || ((year === null || near.some((figure) => isOfYear(figure, year))) && (company === null || own.some((figure) => isOfCompany(figure, company) || !/ /.test(figure.sentence))));
}

export const clauses: Demand = (scene) => {
  const { asked, opening, all } = scene;
  if (opening.length === 0 || asked.operation === 'define' || isPriced(asked)) return [];
  // Of those that meet a condition each is told; the others are known not to.
  if (/\bmeets? the conditions\b/.test(scene.openingWords)) return [];
  return [...new Set(clausesOf(scene).filter((clause) => !isMet(clause, all)).map(({ named: { words: { what } }, year, company }) => `${what}${company === null ? '' : ` of ${company}`}${year === null ? '' : ` for ${String(year)}`}`))];
};
