// One measure set against another by a question's words: the figure of the two together, and neither of them against something else.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand, DemandScene } from '../demand.ts';
import { namedIn, type Named } from '../reading/named-measures.ts';

const some = String.raw`[^?.;,:]{2,44}?`;
const slash = new RegExp(String.raw`(?<one>[a-z][\w' ]{3,40}?) ?\/ ?(?<other>[a-z][\w' ]{3,40})`, 'i');
const slashes = /[a-z)] ?\/ ?[a-z]/gi;
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?<one>${some})[- ]to[- ](?<other>${some}) (?:ratio|multiple)\b`, 'i'),
  new RegExp(String.raw`\bratio of (?<one>${some}) (?:to|over) (?<other>[^?.;,:]{2,44})`, 'i'),
  new RegExp(String.raw`(?<one>${some}) (?:as an? )?(?:%|percent(?:age)?|share|proportion|fraction|part) of (?<other>[^?.;,:]{2,44})`, 'i'),
  new RegExp(String.raw`(?<one>${some}) (?:per(?! (?:diluted |basic )?share)|for (?:each|every)) (?:dollar of |\$1? of |1 dollar of |dollar spent on )?(?<other>[^?.;,:]{2,44})`, 'i'),
  new RegExp(String.raw`(?<one>${some}) (?:(?:fy ?|fiscal )?'?(?:20)?\d\d,? )?(?:as )?% (?!and\b|or\b|chang|growth|vs\b|versus\b|y\/y|yoy)(?:of )?(?<other>[^?.;,:]{2,24}?)(?= and\b| &|[?.;,:]|$)`, 'i'),
  new RegExp(String.raw`(?<one>${some}) (?:divided by|relative to) (?<other>[^?.;,:]{2,44})`, 'i'),
];

/** Words that stand beside others in many questions, and times and places of figures in them. */
const isPlain = ({ words }: Named): boolean => words.isLoose !== true;
/** The last measure before the words that join them, the first behind them; null where either names none. */
function pairIn(text: string): readonly [Named, Named] | null {
  // Between more than two it divides a list.
  const isList = (text.match(slashes) ?? []).length !== 1;
  const found = (isList ? patterns : [...patterns, slash]).map((pattern) => pairBy(pattern, text));
  return found.find((pair) => pair !== null) ?? null;
}

function pairBy(pattern: RegExp, text: string): readonly [Named, Named] | null {
  const { one = '', other = '' } = pattern.exec(text)?.groups ?? {};
  const [before, ...more] = namedIn(one).filter(isPlain);
  const [behind, ...others] = namedIn(other).filter(isPlain);
  return before === undefined || behind === undefined || more.length + others.length > 0 || before.words === behind.words ? null : [before, behind];
}

/** Whether some sentence sets them against each other: a ratio made of both, or one that has a name of its own. */
function isTold([one, other]: readonly [Named, Named], { all }: DemandScene): boolean {
  return all.some(({ form, measure, metric, inputs, unit }) => {
    const rests = [measure, ...inputs, ...metric.split('_to_')];
    const isRatio = form === 'ratio' || ['percent', 'fraction', 'multiple'].includes(unit.kind);
    return isRatio && form !== 'growth' && (rests.some((id) => one.words.ids.test(id)) && rests.some((id) => other.words.ids.test(id)));
  });
}

/** "R&D to SG&A ratio", "gross profit per dollar of research": a figure that rests on both. */
export const ratioOfTwo: Demand = (scene) => {
  const pair = scene.opening.length === 0 ? null : pairIn(scene.text);
  return pair === null || isTold(pair, scene) ? [] : [`${pair[0].said.trim()} set against ${pair[1].said.trim()}`];
};

const intensity = /\b(?:intensity|intensive(?:ness)?)\b/i;

/** R&D intensity is a part of sales, and no sum of dollars. */
export const intensityOf: Demand = ({ text, opening }) => (standsIn(text, intensity) && opening.length > 0 && !opening.some(({ unit, form, isBeside }) => !isBeside && form !== 'growth' && form !== 'cagr' && ['percent', 'fraction', 'points', 'multiple'].includes(unit.kind)) ? ['the part of its sales'] : []);

const shareOfIt = /\bwhat (?:percent\w*|per cent|share|part|fraction|proportion|slice) of (?:its |the |their |that year's |total |net )*[\w'’& -]{3,30}? (?:is|was|were|did|does|do) (?:that|this|it|they|those)\b/i;

/** "And what percentage of revenue was that": the figure that was told first is the part, and no other one. */
export const partIsTheFirst: Demand = ({ text, opening, openingWords }) => {
  const [first] = opening;
  const ratios = opening.filter(({ form, isBeside }) => form === 'ratio' && !isBeside);
  return first?.form === 'value' && ratios.length > 0 && !/ \+ /.test(openingWords) && shareOfIt.test(text) && !ratios.some(({ measure }) => measure === first.measure) ? ['the part that the first figure is'] : [];
};
