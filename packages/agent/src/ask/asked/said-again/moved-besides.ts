// A follow-up to one figure of one company that holds it against another year and asks the same of further figures: "% change vs 2023, and net income too", "did it rise faster than revenue?". Said again in full, every figure from the one time to the other.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import { outgrownAsked, type Outgrown } from '../forms/outgrown.ts';
import { ownedBy } from './owned-by.ts';
import type { Asked, AskedPeriod } from '../asked.ts';
import { matchesOf } from '../places.ts';
import { areAmong, figureBefore, inWords, momentWords, saidAfter, withoutTalk, type FigureBefore, type SaidAfter } from '../times/follow/figure-before.ts';

const closed = new Set("a also diluted please ok thanks about above again against ahead all also amount amounts an and another any as at below better big bigger both by can change changed changes chg climb climbed come compare compared compares comparison corresponding decline declined decrease decreased develop did diff differ difference direction do does dollar dollars down drop dropped each earlier equally every fall fallen fast faster fell few figure figures fiscal for from further gain gained give go went got greater grew grow growing grown growth had has have head higher how i if in increase increased is it its itself jump jumped just keep kept pace larger last less level like likewise lower many match me more most move moved movement much number of on one ones or other over pct per percent percentage percentages please plus points previous prior profit pull put quick quicker rate ratio rise risen rose same say see share shift shrink shrank side similar slow slower smaller so step strong stronger sums tell terms than that the their them then there these they this those time to too travel up versus vs was way weaker well were what whats when which with worse year years yoy you earn earned make made bring brought".split(' '));
const moves = /%|\b(?:chang\w*|chg|growth|gr[eo]wn?|grew|ris(?:e|en)|rose|f[ae]ll(?:en)?|drop(?:ped)?|declined?|increased?|decreased?|gain(?:ed)?|climb(?:ed)?|jump(?:ed)?|shr[aiu]nk|percent\w*|pct|compar\w+|up|down|higher|lower|more|less|above|below|mov(?:ed?|ement)|shift|differ\w*|bigger|smaller|better|worse|yoy)\b/i;
const year = String.raw`(?:fiscal(?: year)? |fy ?|calendar |year |the )?'?$`;
/** Words right before the time that a figure is held against. */
const heldAgainst = new RegExp(String.raw`(?:\b(?:against|versus|vs\.?|than|from|on|over|since|compar(?:ed?|es|ing) (?:to|with)|relative to|above|below|beyond|of)|/)(?: (?:in|that of|that in|for|the (?:figure|level|number) (?:of|for|in)|back in|what it was in))* ${year}`, 'i');
const yearBefore = /\b(?:yoy|year[- ](?:on|over)[- ]year)\b|\b(?:against|versus|vs\.?|than|from|on|over|compar(?:ed?|es) (?:to|with))(?: (?:in|the|a|one|its|that of))* (?:year (?:before|earlier|ago|prior)|previous (?:fiscal )?year|prior (?:fiscal )?year|last year|twelve months (?:before|earlier))\b/i;
/** One figure's move is held against another's. */
const pace = /\b(?:outpac\w+|outgr[eo]w\w*|(?:keep|kept) up|(?:faster|slower|quicker|more|less|stronger|further) (?:[a-z]+ )?than|as (?:fast|quickly|much|strongly) as|keep (?:up|pace) with|in (?:line|step) with|(?:move|go|head|develop|change)d? (?:the same way|in the same direction|as fast|likewise|too)|(?:grow|rise|fall|climb|drop|change|move) (?:just )?(?:as (?:fast|much|quickly|strongly)|likewise|faster|slower|too|equally))\b/i;
const ofAll = /\b(?:both|each of (?:them|the two)|the two|of each)\b/i;
const inMoney = /\b(?:dollars?|billions?|millions?|money)\b|\$/i;
const inPercent = /%|\b(?:percent\w*|pct|per cent)\b(?! ?-?points?)/i;
const eachShare = /\beach (?:diluted )?share (?:earn(?:ed)?|made?|bring|brought(?: in)?)\b/gi;
const joint = /\s*[;?.!]\s+|,\s*|\s+(?:and|plus|as well as|along with|&|than|as)\s+/gi;

type Fiscal = Extract<AskedPeriod, { readonly kind: 'fiscal' }>;

/** The time that is held against that of before; null where none is, or several are. */
function baseOf({ text, times }: SaidAfter, before: Fiscal): Fiscal | null {
  const told = times.filter(({ start, end, period }) => /\d/.test(text.slice(start, end)) && (period.kind !== 'fiscal' || period.year !== null));
  const named = told.filter(({ period }) => JSON.stringify(period) !== JSON.stringify(before));
  const [only, ...others] = new Map(named.map(({ period }) => [JSON.stringify(period), period])).values();
  if (others.length > 0 || before.year === null) return null;
  if (only === undefined) return yearBefore.test(text) || (told.length === 0 && pace.test(text)) ? { ...before, year: before.year - 1 } : null;
  const isHeld = named.some(({ start }) => heldAgainst.test(text.slice(0, start)));
  const isLike = only.kind === 'fiscal' && only.year !== null && only.year !== before.year && (only.part === 'FY') === (before.part === 'FY');
  return isHeld && isLike ? only : null;
}

/** Whether the figure of before is meant beside those that are named. */
function takesBefore({ text, figures }: SaidAfter): boolean {
  const [first] = figures.map(({ start }) => start).toSorted((left, right) => left - right);
  const head = matchesOf(text, joint).findLast(({ end, start }) => start > 3 && end <= (first ?? 0) + 1);
  return ofAll.test(text) || /\b(?:it|that) and (?:its |the |diluted )*$/i.test(text.slice(0, first)) || (head !== undefined && moves.test(text.slice(0, head.start)));
}

/** Null where no further figure is named, or where it says anything else than figures, a time and a move. */
export function movedBesides(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  const said = before === null ? null : saidAfter(withoutTalk(given).replace(eachShare, 'diluted EPS'), today);
  if (before?.time.kind !== 'fiscal' || said === null || !isOfMoves(said)) return null;
  const base = baseOf(said, before.time);
  const ids = idsOf(said, before);
  if (base === null || ids === null) return null;
  const [from, to] = inOrder(base, before.time);
  return contestInFull(said, ids, { before, whose: ownerOf(earlier), stretch: { from, to } }) ?? inFull(said.text, `${ownerOf(earlier)} ${ids.map((id) => inWords(metricById(id)?.label ?? id)).join(' and ')} change from ${momentWords(from)} to ${momentWords(to)}`, ids);
}

const nameOf = (id: string): string => inWords(metricById(id)?.label ?? id);
const faster = /\b(?:faster|quicker|slower) than\b/i;
const itself = /\b(?:did|has|had|have) (?:it|that|this|they|those|these)\b/i;
/** "Did operating income grow faster?", "did it keep up?": than the figure of before did. */
const thanBefore = /\b(?:grow|rise|climb|increase|improve|go up|grown|risen|grew|rose|growing|rising) (?:even |any |still |much )?(?:faster|quicker|slower|more quickly)\b(?! than)|\b(?:keep|kept) (?:up|pace)\b|\boutpac\w+ (?:it|that)\b|\boutgr[eo]w\w* (?:it|that)\b/i;

type Sides = Pick<Outgrown, 'one' | 'other' | 'isLess'>;

/** The two that are held against one another; null where it is another question. */
function sidesOf(said: SaidAfter, { id }: FigureBefore): Sides | null {
  const asked = faster.test(said.text) ? outgrownAsked(said.text) : null;
  if (asked !== null) return asked.isFall ? null : asked;
  const [only, ...more] = new Set(said.figures.flatMap(({ measure }) => (measure.kind === 'metric' && measure.id !== id ? [measure.id] : [])));
  return only === undefined || more.length > 0 ? null : besideBefore(said.text, only, id);
}

/** "Did it rise faster than revenue?" is of the figure of before. */
function besideBefore(text: string, one: string, before: string): Sides | null {
  const isLess = /\bslower\b/i.test(text);
  if (itself.test(text)) return faster.test(text) ? { one: before, other: one, isLess } : null;
  return thanBefore.test(text) ? { one, other: before, isLess } : null;
}

const ownerOf = ({ companies }: Asked): string => ownedBy(companies[0]?.name ?? '');

type Contest = { readonly before: FigureBefore; readonly whose: string; readonly stretch: { readonly from: Fiscal; readonly to: Fiscal } };

/** "Did operating income grow faster than revenue, and what was the margin?": the word that decides it, and what is asked for besides. */
function contestInFull(said: SaidAfter, ids: readonly string[], { before, whose, stretch: { from, to } }: Contest): string | null {
  const sides = from.part === 'FY' ? sidesOf(said, before) : null;
  if (sides === null || [sides.one, sides.other].some(isInPoints) || sides.one === sides.other) return null;
  const [more, less] = sides.isLess ? [sides.other, sides.one] : [sides.one, sides.other];
  const others = ids.filter((id) => id !== more && id !== less).map((id) => `, and what was ${whose} ${nameOf(id)} in ${momentWords(to)}`);
  return `Did ${whose} ${nameOf(more)} grow faster than its ${nameOf(less)} from ${momentWords(from)} to ${momentWords(to)}${others.join('')}?`;
}

function isOfMoves({ text, figures, rest }: SaidAfter): boolean {
  return figures.length > 0 && moves.test(text) && areAmong(rest, closed);
}

/** A share of one figure in another is none of them. */
function idsOf(said: SaidAfter, before: FigureBefore): readonly string[] | null {
  const own = said.figures.flatMap(({ measure }) => (measure.kind === 'metric' && measure.of === undefined ? [measure.id] : []));
  if (own.length !== said.figures.length || own.includes('price') || /\b(?:share|part|portion|percent(?:age)?|%) of (?:its |the |that |it|them|sales|revenue)/i.test(said.text)) return null;
  return [...new Set([...(takesBefore(said) ? [before.id] : []), ...own])];
}

function inOrder(one: Fiscal, other: Fiscal): readonly [Fiscal, Fiscal] {
  return `${String(one.year)}${one.part}` < `${String(other.year)}${other.part}` ? [one, other] : [other, one];
}

const isInPoints = (id: string): boolean => ['percent', 'fraction'].includes(metricById(id)?.unit.kind ?? '');

function inFull(text: string, moved: string, ids: readonly string[]): string {
  if (ids.every(isInPoints)) return `By how many percentage points did ${moved}?`;
  if (ids.some(isInPoints) || inMoney.test(text) === inPercent.test(text)) return `How did ${moved}?`;
  return `By how many ${inPercent.test(text) ? 'percent' : 'dollars'} did ${moved}?`;
}
