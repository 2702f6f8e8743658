// Measures by the question's own words: each that is named is given, and the first figure of the answer is one that was named.
import type { Demand, DemandScene } from './demand.ts';
import type { GivenFigure } from './given.ts';
import { looseWords, measureWords, type MeasureWords } from './measure-words.ts';

type Named = { readonly words: MeasureWords; readonly said: string };

/** Each place of the question is read once, by the most particular words. */
/** Names of the taxonomy are written as one word. */
function namedIn(text: string): readonly Named[] {
  let rest = text.replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, ' ');
  const found: Named[] = [];
  for (const words of measureWords) {
    rest = rest.replace(words.words, (said) => {
      found.push({ words, said });
      return ' '.repeat(said.length);
    });
  }
  return found;
}

function looseIn(text: string): readonly MeasureWords[] {
  return looseWords.filter(({ words }) => text.search(words) >= 0);
}

function isOf({ measure, metric, inputs }: GivenFigure, ids: RegExp): boolean {
  return ids.test(measure) || ids.test(metric) || inputs.some((input) => ids.test(input));
}

function isTold({ words: { ids, says } }: Named, { all, wholeWords }: DemandScene): boolean {
  return all.some((figure) => isOf(figure, ids)) || says?.test(wholeWords) === true;
}

/** Asked of the company at large: what is told of it is the answer's choice. */
const wide = /\b(?:summar\w+|overview|review|report|check-?up|nutshell|picture|snapshot|analy[sz]\w+)\b/i;
const multiple = /^(?:pe_ratio|price_to_|ev_to_|earnings_yield|free_cash_flow_yield|dividend_yield|market_cap|enterprise_value)/;
const priced = /\b(?:pric\w+|cheap\w*|dear\w*|expensive|multiples?|valu\w+|costs?|pay\w*|market|yield\w*|p\/?[ebs]|ev|worth|trad\w+|caps?|mcap|mkt\w*|capitali[sz]\w+|shares?|stock|enterprise|upside|e\/p)\b|\btimes (?!as\b|larger|bigger|higher|more|greater|smaller|the)\b/i;

const atLarge: ReadonlySet<string> = new Set(['overview', 'value', 'screen', 'explain', 'define']);
/** Figures that only count what is listed, or that stand for no measure of their own. */
const ownless = /^(?:count|insider|return_)|value_per_share/;

/** A figure names the report in which it stands. */
const filed = /\bForm (?:10|20|40)-?[KQF]\b/;

/** What is named and given by no figure. */
export const measures: Demand = (scene) => {
  const { asked, text, opening } = scene;
  if (opening.length === 0 || asked.operation === 'define' || opening.every(({ measure }) => /^insider/.test(measure))) return [];
  return [...new Set(namedIn(text).filter((named) => named.words.isLoose !== true && !isTold(named, scene)).map(({ words: { what } }) => what))];
};

/** Whether any word of the question names what the first sentence tells. */
function isNamed([first, ...others]: readonly GivenFigure[], text: string): boolean {
  const main = [first, ...others].filter((figure) => figure !== undefined && figure.sentence === first?.sentence && (figure.measure !== 'price' || !/^At the close of/.test(figure.sentence)));
  const named = [...namedIn(text).map(({ words }) => words), ...looseIn(text)];
  return main.length === 0 || main.some((figure) => figure !== undefined && (ownless.test(figure.measure) || (figure.measure === 'price' && priced.test(text)) || named.some(({ ids }) => isOf(figure, ids))));
}

/** What is given first and was named by no word. A follow-up that names nothing is of what was measured before. */
export const measuresGiven: Demand = ({ asked, text, opening, wholeWords }) => {
  const [first] = opening;
  const other = ['another figure than its first one'];
  if (first === undefined || asked.inherited.includes('measures')) return [];
  if (multiple.test(first.measure) && !priced.test(text)) return asked.inherited.length === 0 ? other : [];
  const isChosen = atLarge.has(asked.operation) || filed.test(first.sentence) || wide.test(text) || /no meaning/.test(wholeWords);
  return isChosen || isNamed(opening, text) ? [] : other;
};
