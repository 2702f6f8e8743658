// Companies that were told each by itself, in the order that the question asks for: by the figure that decides it, at the time that decides it.
import type { Figure } from '@assay/record';
import { renderText } from '../../../../prose/render.ts';
import { join, say, type Shown, type Text } from '../../../../prose/text.ts';
import { sentencesOf } from '../../../../prose/text-sentences.ts';
import { movedMoreAsked, type MovedMore } from '../../../asked/forms/moved-more.ts';
import { givenIn, type GivenFigure } from '../../../validate/demands/reading/given.ts';
import { namedIn } from '../../../validate/demands/reading/named-measures.ts';
import { endOfOrder, isOfLess, least, most } from '../companies/end-asked.ts';
import { firstOfAll } from '../companies/leads/lead-words.ts';
import { isPaid } from '../companies/without-meaning.ts';
import { nameOf } from '../sentences/naming.ts';

/** What is told of one company. */
export type ToldOf = { readonly name: string; readonly summary: Text };
/** The words that ask for the order, and the clause of them that asks who it is. */
export type Contest = { readonly words: string; readonly who: string };

type Entry = { readonly name: string; readonly given: GivenFigure; readonly sentence: Text };

const low = new RegExp(String.raw`${least.source}|\b(?:cheap(?:er|est)?|weak(?:er|est)|ascending)\b`, 'i');
const high = new RegExp(String.raw`${most.source}|\b(?:dear(?:er|est)|pric(?:ier|iest)|expensive|fatt(?:er|est)|thick(?:er|est)|strong(?:er|est)|quick(?:er|est)|rich(?:er|est)|heaviest|stretched|indebted|generous|profitable|high|descending)\b`, 'i');

/** Which end of the order comes first; null where the words leave it open. */
function endFirst({ words }: Contest, id: string): 'low' | 'high' | null {
  const end = endOfOrder(id, words);
  if (end !== null) return end;
  const [atLow, atHigh] = [words.search(low), words.search(high)];
  if (atLow >= 0 || atHigh >= 0) return atHigh < 0 || (atLow >= 0 && atLow < atHigh) ? 'low' : 'high';
  return null;
}

const isRatio = ({ unit: { kind } }: GivenFigure): boolean => kind === 'percent' || kind === 'fraction' || kind === 'multiple';

/** Its own figures, each where it is said whose it is; what goes into another figure stands without a name. */
function ownOf({ name, summary }: ToldOf): readonly Entry[] {
  const pieces = sentencesOf(summary);
  return givenIn(summary).filter(({ isBeside, clause }) => !isBeside && clause.startsWith(name)).flatMap((given) => {
    const sentence = pieces.find(({ figures }) => figures.some(({ id }) => id === given.id));
    return sentence === undefined ? [] : [{ name, given, sentence }];
  });
}

/** The one that the words name, else the one rate or multiple among them, else the only one. */
function deciding(metrics: readonly string[], entries: readonly Entry[], { words, who }: Contest): string | null {
  const named = namedIn(`${who} ${words}`).filter((one) => one.words.isLoose !== true).map((one) => one.words.ids);
  const kindOf = (metric: string): GivenFigure | undefined => entries.find(({ given }) => given.metric === metric)?.given;
  const meant = metrics.filter((metric) => named.some((ids) => ids.test(metric) || ids.test(kindOf(metric)?.measure ?? '')));
  const among = meant.length > 0 ? meant : metrics;
  const ratios = among.filter((metric) => { const given = kindOf(metric); return given !== undefined && isRatio(given); });
  const [only, ...others] = ratios.length > 0 ? ratios : among;
  return only === undefined || others.length > 0 ? null : only;
}

const yearIn = (who: string): string | null => { const [year, ...more] = new Set(who.match(/\b(?:19|20)\d\d\b/g) ?? []); return year === undefined || more.length > 0 ? null : year; };

/** Of several times the one that is named; null where it is open which. */
function atItsTime(entries: readonly Entry[], { who }: Contest): Entry | null {
  const [only, ...more] = entries;
  if (only === undefined || more.length === 0) return only ?? null;
  const year = yearIn(who);
  const [one, ...others] = year === null ? [] : entries.filter(({ given: { fiscal, to } }) => (fiscal === null ? to?.slice(0, 4) : String(fiscal.year)) === year);
  return one === undefined || others.length > 0 ? null : one;
}

const ending = /(?:, (?:up|down|against|unchanged)\b.*|: .*)?\.$/s;

/** Without how it stood before, and without what it rests on. */
function clauseOf({ sentence }: Entry): Text {
  const template = sentence.template.replace(ending, '');
  return { kind: 'text', template, figures: sentence.figures.filter(({ id }) => template.includes(id)) };
}

/** As its own clause names it, and in its form. */
function whatIn({ given: { metric, form, unit, clause } }: Entry): string {
  const said = /^.+?’s? (?<what>.+?) (?:was|were|rose|fell|grew|gained|lost)$/u.exec(clause)?.groups?.['what'] ?? nameOf(metric);
  const whole = form === 'ratio' && unit.kind === 'percent' ? /_to_(?<whole>.+)$/u.exec(metric)?.groups?.['whole'] : undefined;
  return whole === undefined ? (form === 'growth' || form === 'cagr' ? `growth of ${said}` : said) : `${said} as a part of ${nameOf(whole)}`;
}

function leadOf(first: Entry, count: number, isLow: boolean): Text {
  const { given: { metric }, name } = first;
  const what = whatIn(first);
  if (isPaid(metric) && count < 3) return say`${name} is the ${isLow ? 'cheaper' : 'more expensive'} on ${what}`;
  if (count > 2) return firstOfAll({ name, id: metric, isLow, what });
  return isLow ? say`${name} stands at the bottom on ${what}` : say`${name} ${isOfLess(metric) ? 'stands at the top' : 'is ahead'} on ${what}`;
}

type Ordered = readonly [Entry, Entry, ...Entry[]];

/** Null where they are not all alike, or two of them are level. */
function ordered(entries: readonly Entry[], isLow: boolean): Ordered | null {
  const areAlike = entries.every(({ given }) => given.unit.kind === entries[0]?.given.unit.kind && !(isPaid(given.metric) && given.value <= 0));
  const [first, second, ...others] = entries.toSorted((left, right) => (isLow ? 1 : -1) * (left.given.value - right.given.value));
  return !areAlike || first === undefined || second === undefined || first.given.value === second.given.value ? null : [first, second, ...others];
}

/** Who is ahead, with the figure of each; null where it is open by which figure. */
function byFigure(told: readonly ToldOf[], contest: Contest): Text | null {
  const own = told.map(ownOf);
  const [first = [], ...others] = own;
  const metrics = [...new Set(first.map(({ given }) => given.metric))].filter((metric) => others.every((entries) => entries.some(({ given }) => given.metric === metric)));
  const metric = deciding(metrics, own.flat(), contest);
  const entries = metric === null ? [] : own.flatMap((all) => atItsTime(all.filter(({ given }) => given.metric === metric), contest) ?? []);
  const end = metric === null ? null : endFirst(contest, metric);
  const order = end === null || entries.length < told.length ? null : ordered(entries, end === 'low');
  return order === null ? null : say`${leadOf(order[0], order.length, end === 'low')}: ${join(order.map(clauseOf), '; ')}.`;
}

const shown = (figure: Figure): Shown => ({ kind: 'shown', figure, style: 'plain' });

type Rise = { readonly name: string; readonly by: GivenFigure; readonly of: Entry; readonly figures: readonly [later: Figure, earlier: Figure, change: Figure] };

/** How far a part of something moved, where one such move is told: from what to what. */
function riseOf(told: ToldOf): readonly Rise[] {
  const given = givenIn(told.summary);
  const [by, ...more] = given.filter(({ form, unit, isBeside }) => !isBeside && form === 'change' && unit.kind === 'points');
  const parts = by === undefined ? [] : ownOf(told).filter(({ given: { metric } }) => by.metric === `${metric}_change`);
  const [later, earlier, ...others] = parts.toSorted((one, other) => (other.given.to ?? '').localeCompare(one.given.to ?? ''));
  const figures = [later?.given.id, earlier?.given.id, by?.id].map((id) => told.summary.figures.find((figure) => figure.id === id));
  const [first, second, third] = figures;
  return by === undefined || later === undefined || more.length + others.length > 0 || first === undefined || second === undefined || third === undefined ? [] : [{ name: told.name, by, of: later, figures: [first, second, third] }];
}

/** `Caterpillar is ahead on the rise of research and development expense as a part of revenue: Caterpillar: 5.1% − 3.3% = 1.8 percentage points; …`; null of falls, and where the smallest rise is meant. */
function byRise(told: readonly ToldOf[], { end, isLeast }: MovedMore): Text | null {
  const rises = end === 'down' || isLeast ? [] : told.flatMap(riseOf);
  const order = rises.toSorted((one, other) => other.by.value - one.by.value);
  const [first, second] = order;
  if (rises.length < told.length || first === undefined || first.by.value === second?.by.value || rises.some(({ by }) => by.value <= 0)) return null;
  const clauses = order.map(({ name, figures: [later, earlier, change] }) => say`${name}: ${shown(later)} − ${shown(earlier)} = ${shown(change)}`);
  return say`${first.name} is ahead on the rise of ${whatIn(first.of)}: ${join(clauses, '; ')}.`;
}

/** Told of each company by itself; as it was where no order is asked for, and where one of them is not told: who is ahead is not known then. */
export function companiesInOrder(summary: Text, told: readonly ToldOf[], { text, contest, companies }: { readonly text: string; readonly contest?: Contest; readonly companies: readonly unknown[] }): Text {
  if (contest === undefined || told.length < Math.max(2, companies.length)) return summary;
  // Of moves the greatest is meant, and not who stands higher.
  const moved = movedMoreAsked(text);
  const order = moved === null ? byFigure(told, contest) : byRise(told, moved);
  return order === null ? summary : join([order, summary], ' ');
}

/** What the parts tell of each company, in their order; a part on several of them tells of none by itself. */
export function toldOfEach(parts: readonly { readonly names: readonly string[]; readonly summary: Text }[]): readonly ToldOf[] {
  const alone = parts.flatMap(({ names: [name, ...more], summary }) => (name === undefined || more.length > 0 ? [] : [{ name, summary }]));
  return [...new Set(alone.map(({ name }) => name))].map((name) => ({ name, summary: join(alone.filter((one) => one.name === name).map(({ summary }) => summary), ' ') }));
}

/** Whether it is said who comes first. */
export const tellsOrder = (summary: Text): boolean => isOrdered.test(renderText(summary));

const whichHas = /^(?:(?:so|and|now|ok|okay|then),? )*(?:which|who|whose)\b(?: [\w'’%/&-]+){0,10}? (?:high(?:er|est)|larg(?:er|est)|bigg(?:er|est)|great(?:er|est)|fatt(?:er|est)|low(?:er|est)|small(?:er|est)|cheap(?:er|est)|thinn(?:er|est)|more|most|less|least)\b[^,;?]{0,60}/i;
const isOrdered = /\b(?:ahead|leads|than any other|stands at|cheaper|more expensive|has (?:more|less)|rose more|fell more|moved more|faster|high point|low point)\b|^(?:Yes|No)\b/;

/** "Which paid the higher yield, A or B?", told of each in one reading: who it is comes first. As it was where that is said, or open. */
export function whichOfThem(summary: Text, names: readonly string[], text: string): Text {
  const who = names.length < 2 ? undefined : whichHas.exec(text)?.[0];
  if (who === undefined || tellsOrder(summary)) return summary;
  const pieces = sentencesOf(summary);
  const told = names.map((name) => ({ name, summary: join(pieces.filter(({ template }) => template.startsWith(name)), ' ') }));
  return companiesInOrder(summary, told, { text, companies: names, contest: { words: who, who } });
}
