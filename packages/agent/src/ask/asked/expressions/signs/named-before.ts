// "Dividends plus buybacks, free cash flow, and the first in percent of the second": what a clause points back at, by its place or as the sum or the whole, stands for what the clauses before it named, so that the words around it are read as an operation like any other.
import { mayStandIn } from '../../patterns/needed-words.ts';
import { differences, lists, operand, quotients, sums, togetherWords, type Rule } from './operation-words.ts';
import { stretch } from './parse-signs.ts';

/** More parts than these are a list. */
const MOST = 6;
const GAP = String.raw`gap|difference|diff|distance|delta|shortfall|surplus|excess`;
const SUM = String.raw`(?:grand |combined |sum )?(?:sum|total)|sum total|(?:two|both|three|all(?: three)?)(?: of them)? (?:together|combined|added up|added together|in total|as one)|together`;

/** Where one clause ends and another begins. */
const joint = new RegExp(String.raw` [,.;](?= |$)(?: (?:and|then|so|but))*| and (?=(?:then |also |so )?(?:(?:tell|give|show) me |what|which|how|by how|divide|first|second|former|latter|in percent|as|${GAP}|ratio|sum|total|two|both|that|their|whether)\b)| [+&] (?=(?:${GAP}|ratio|sum|total|both|first)\b)`, 'g');
const isOneOf = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b(?! (?:quarter|half|year|time|date|day|month|place|period|case|one's))`);

const asksGap = new RegExp(String.raw`\b(?:${GAP}|differ|how far apart|apart|in between|lies? between|lay between|by how (?:much|many)|by what|how (?:much|many) (?:\w+ )?(?:more|less|bigger|larger|smaller|higher|lower|fewer)|more or less)\b`);
const asksSum = new RegExp(String.raw`^(?:(?:what|is|was|are|were|give|me|show|and|their|of|do|did|does|come|comes|came|makes?|to|how|much|add|up|i|need|want|for|at|in|t\d+) )*(?:${SUM}|in all|altogether|all told|added up|add (?:them|those|both|two) up|combined)(?: (?:is|was|are|were|come|comes|came|to|makes?|made|of|both|them|it|that|those|these|at|in|for|t\d+))*$`);

/** One that points at a part by its place. `many`: how many parts there have to be. */
type Place = { readonly says: RegExp; readonly many: number; /** Of those that the clause does not name itself. */ readonly isOfOthers?: true; readonly of: (parts: readonly string[]) => string | null };
const at = (index: number) => (parts: readonly string[]): string => parts.at(index) ?? '';
const inOne = String.raw`(?:taken |put |lumped )?(?:together|combined|added(?: up| together)?|summed(?: up)?|as one|in (?:total|all|sum))`;
const places: readonly Place[] = [
  // "Dividends, buybacks, free cash flow, and the two payouts added up as a percentage of free cash flow".
  { says: isOneOf(String.raw`(?:(?:sum|total) of )?(?:(?:latter|last|other|these|those) )?(?:two|both)(?: [a-z]+)? ${inOne}|(?:sum|total) of (?:(?:latter|last|other|these|those) )?(?:two|both)(?= (?:as|in|over|relative|divided)\b)`), many: 3, isOfOthers: true, of: (parts) => (parts.length === 2 ? added(parts) : null) },
  { says: isOneOf(String.raw`(?:(?:sum|total) of )?first two(?: ${inOne})?`), many: 3, of: (parts) => added(parts.slice(0, 2)) },
  { says: isOneOf('first(?: one| sum)?|1st|former|one(?= (?:over|divided by|less|minus|as|relative to|in percent|in %|to|against) .*other)'), many: 2, of: at(0) },
  { says: isOneOf('second(?: one| sum)?|2nd|latter|other(?: one)?'), many: 2, of: at(1) },
  { says: isOneOf('third(?: one)?|3rd'), many: 3, of: at(2) },
];

/** What was just added up, or was named last. */
const whole = new RegExp(String.raw`\b(?:${SUM}|that(?: sum| total| amount)?|this(?: sum| total| amount)?|(?:amount|sum|total|money) (?:returned|spent|paid(?: out| back)?|handed (?:back|out|over)|given back|laid out|invested|distributed|borrowed|repaid)|it|they|those|these|them|which)\b(?! (?:year|quarter|time|date|day|company|firm)\b)`, 'g');
/** "It" stands in every other clause: it points back where a part is asked for. */
const asksPart = /%|\b(?:percent(?:age)?|per ?cent|share|part|portion|proportion|fraction|slice|chunk|bite|ratio|times|multiple|over|divided?|relative|cover\w*|per|minus|less|after|against|compared?)\b/;

const added = (parts: readonly string[]): string => parts.join(' + ');
const inBrackets = (part: string): string => (/ [+−÷] /.test(part) ? `( ${part} )` : part);
const marks = (text: string): readonly string[] => text.match(/m\d+(?::\d+)?/g) ?? [];

/** As signs: what is added first, then the first operation that fits. */
function inSigns(clause: string, isListed: boolean): string {
  const summed = [...sums, ...(isListed ? lists : [])].reduce((text, [pattern, signs]) => text.replace(pattern, signs), clause);
  for (const rules of [quotients, differences]) for (const rule of rules) {
    const made = written(summed, rule);
    if (made !== null) return made;
  }
  return summed;
}

function written(text: string, [pattern, signs]: Rule): string | null {
  if (!mayStandIn(text, pattern)) return null;
  const made = text.replace(pattern, signs.replace(/^(\$\d) ([÷−]) (\$\d)$/, '( $1 ) $2 ( $3 )'));
  return made === text ? null : made;
}

const partPattern = new RegExp(String.raw`(?:${stretch.source})|${operand}`, 'g');

/** What a clause names: figures, sums of them, and what is left of one after another. */
function partsIn(clause: string): readonly string[] {
  const found = inSigns(clause, togetherWords.test(clause)).match(partPattern) ?? [];
  return found.map((part) => part.trim());
}

/** A clause with marks in the place of what points back, and what each of them stands for. */
type Pointed = { readonly text: string; readonly stands: ReadonlyMap<string, string> };

/** Marks of their own, above those of any question. */
const markAt = (index: number): string => `m${String(900 + index)}`;

function byPlace(clause: string, parts: readonly string[]): Pointed {
  let text = clause;
  const stands = new Map<string, string>();
  for (const { says, many, of, isOfOthers = false } of places) {
    const meant = parts.length < many || !says.test(text) ? null : of(isOfOthers ? parts.filter((part) => !marks(clause).includes(part)) : parts);
    if (meant === null) continue;
    const mark = markAt(stands.size);
    stands.set(mark, meant);
    text = text.replace(says, mark);
  }
  return { text, stands };
}

/** Each place that may point at the whole, one at a time. */
function byWhole({ text, stands }: Pointed, parts: readonly string[]): readonly Pointed[] {
  const [other, ...others] = parts.filter((part) => !marks(text).includes(part));
  // "Payouts, cash flow, and what percentage of the cash flow was that": the one that it does not name itself.
  const sum = parts.findLast((part) => part.includes(' + ')) ?? (others.length === 0 ? other : undefined) ?? (marks(text).length > 0 ? parts.at(-1) : undefined);
  if (sum === undefined || !asksPart.test(text)) return [];
  const mark = markAt(stands.size);
  return [...text.matchAll(whole)].map(({ index, 0: said }) => ({ text: `${text.slice(0, index)}${mark}${text.slice(index + said.length)}`, stands: new Map([...stands, [mark, sum]]) }));
}

/** The operation between what is pointed at and another part; null where there is none. */
function operationIn({ text, stands }: Pointed): string | null {
  const bare = text.replace(/^ ?(?:(?:and|then|so|tell me|give me|show me) )*/, '').replace(/ (?:is|was|are|were|come to|comes to|makes?)(?: [.])?$/, '');
  const [only, ...others] = inSigns(bare, false).match(stretch) ?? [];
  if (only === undefined || others.length > 0 || !/[÷−]/.test(only) || new Set(marks(only)).size < 2) return null;
  const isPointed = [...stands.keys()].some((mark) => marks(only).includes(mark));
  return isPointed ? only.replace(/m9\d\d/g, (mark) => inBrackets(stands.get(mark) ?? mark)) : null;
}

function pointedIn(clause: string, parts: readonly string[]): string | null {
  const placed = byPlace(clause, parts);
  for (const pointed of [placed, ...byWhole(placed, parts)]) {
    const made = pointed.stands.size === 0 ? null : operationIn(pointed);
    if (made !== null) return made;
  }
  return null;
}

/** "Add its widgets": something that no reader knows is to be worked with. */
const isUnread = (clause: string): boolean => marks(clause).length === 0 && /\b(?:add(?:ing)?|plus|subtract(?:ing)?|deduct(?:ing)?|minus|tak(?:e|ing) (?:off|away)) (?!up\b|them\b|both\b|those\b|two\b|it\b)[a-z]/.test(clause);

/** The last of what is asked for as signs over all that it is made of; null where nothing points back. */
export function withNamedBefore(text: string): string | null {
  let parts: readonly string[] = [];
  let result: string | null = null;
  const gapOf = gapReader(text);
  for (const clause of text.split(joint)) {
    const made = parts.length === 0 ? null : pointedIn(clause, parts) ?? gapOf(clause, parts);
    if (made !== null) { result = made; continue; }
    const summed = asksSum.test(clause.trim()) && parts.length > 1 ? added(parts) : null;
    if (summed !== null) result = summed;
    if (summed === null && isUnread(clause)) return null;
    parts = summed === null ? [...parts, ...partsIn(clause).filter((part) => !parts.includes(part))] : [summed];
    if (parts.length > MOST) return null;
  }
  return result;
}

/** What lies between two growths or two rates is no difference of the amounts. */
const ofMoves = /\b(?:gr[eo]w\w*|growth|how fast|faster|slower|points?|pps?|ppts?)\b/;

const gapReader = (text: string): typeof betweenTwo => (ofMoves.test(text) ? () => null : betweenTwo);

/** "How many dollars bigger it was than a year before": between two times of one figure. */
const betweenTimes = /\bthan (?:(?:in|at|on|for|it|they|was|were|had|been|a|an|end|close|of) )*(?:t\d|years?|quarters?|months?|twelve|six|three|nine)\b|\b(?:before|earlier|ago|since|prior|previous|r[io]sen?|f[ae]ll(?:en)?|increased?|decreased?|climb(?:ed)?|drop(?:ped)?|shr[aiu]nk)\b/;

/** "And how far apart are they?" */
function betweenTwo(clause: string, parts: readonly string[]): string | null {
  const [one, other, ...more] = parts;
  const isAsked = one !== undefined && other !== undefined && more.length === 0 && marks(clause).length === 0 && asksGap.test(clause) && !betweenTimes.test(clause);
  return isAsked ? `${inBrackets(one)} − ${inBrackets(other)}` : null;
}
