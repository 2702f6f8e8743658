// Other readings of a question whose first one brought no figure, or what may not have been asked. All but the last are sound readings of its own words, and stand where their answer holds.
import type { Around } from '../../../graph/engine.ts';
import type { Asked } from '../../asked/asked.ts';
import { bareStory } from '../../asked/story/bare-story.ts';
import { isAddedUp } from '../../asked/expressions/added-up.ts';
import { operandsOf } from '../../asked/expressions/signs/expression.ts';
import { readAlike } from '../../asked/likeness/read-alike.ts';
import { readMentioned } from '../../asked/mentioned/read-mentioned.ts';
import { readEachCompany } from '../../asked/parts/each-company.ts';
import { readInTurn } from '../../asked/parts/in-turn.ts';
import { readApart, readParts } from '../../asked/parts/read-parts.ts';
import type { ReadAround } from '../../asked/read-around.ts';
import { readAsked, tellsFirst } from '../../asked/read-asked.ts';
import { notLaidOut } from '../../asked/sheets/laid-out.ts';
import { readSheet } from '../../asked/sheets/read-sheet.ts';
import type { AskEngine, AskPorts, OtherReading } from '../../stages.ts';
import { withLacks } from './apart/with-lacks.ts';
import { plainlyPut, readingOf, routeAll } from './route-question.ts';

type Given = Parameters<NonNullable<AskEngine['reroute']>>[0];
/** `mustHold`: `where-found` where the first reading brought a figure. */
type Reader = { readonly why: string; readonly mustHold: boolean | 'where-found'; readonly read: (given: Given, around: ReadAround) => Promise<Asked | null> };

const readers: readonly Reader[] = [
  { why: 'It is read with all that it tells.', mustHold: 'where-found', read: ({ question: { text } }, around) => (tellsFirst(text, around) ? readAsked(text, { ...around, without: ['story'] }) : Promise.resolve(null)) },
  { why: 'Of its story it is read by whom and when that names.', mustHold: true, read: async ({ asked }, around) => readBare(asked, around) },
  { why: 'It is taken apart.', mustHold: true, read: ({ asked }, around) => readApart(asked, around) },
  { why: 'Each ask is read behind the one before it.', mustHold: true, read: ({ asked }, around) => readInTurn(asked, around) },
  { why: 'It is read for each company by itself.', mustHold: true, read: ({ asked }, around) => readEachCompany(asked, around, async (one) => await readParts(one, around) ?? one) },
  { why: 'Each ask is read behind the one before it, for each company by itself.', mustHold: true, read: ({ asked }, around) => readEachCompany(asked, around, readInTurn) },
  { why: 'It is read as a question of the statements.', mustHold: true, read: ({ asked }, around) => (isOfMarket(asked) ? readAsked(asked.text, { ...around, without: ['course'] }) : Promise.resolve(null)) },
  { why: 'Its figures are read side by side.', mustHold: true, read: ({ asked }, around) => (isAddedUp(asked) ? Promise.resolve(null) : readAsked(asked.text, { ...around, without: ['calculation'] })) },
  { why: 'It is read by the figures and times that it names.', mustHold: false, read: ({ asked }, around) => readMentioned(asked, around) },
  { why: 'It is read like the nearest way of asking that is known.', mustHold: false, read: async ({ asked, brought }, around) => (await readMentioned(asked, around) === null ? withAll(await readAlike(asked, brought, around), asked) : null) },
  { why: 'It is laid out as a sheet of figures.', mustHold: false, read: ({ question: { text }, asked, brought, shown }, around) => (brought === 'nothing-found' || notLaidOut(asked.laidOut ?? [], shown).length > 0 ? readSheet(text, asked, around) : Promise.resolve(null)) },
];

async function readBare({ text }: Asked, around: ReadAround): Promise<Asked | null> {
  const bare = around.earlier.length > 0 ? null : bareStory(text, around.today);
  if (bare === null) return null;
  const read = await readAsked(bare, around);
  // An answer is held to the asker's own words.
  return { ...await readParts(read, around) ?? read, text, asking: bare };
}

/** Lines of the statements that a reading is of, those of its arithmetic included. */
function linesOf({ measures, calculation, parts = [] }: Asked): readonly string[] {
  const own = measures.flatMap((measure) => (measure.kind === 'metric' && measure.id !== 'price' ? [measure.id, ...(measure.of === undefined ? [] : [measure.of])] : []));
  return [...own, ...(calculation === undefined ? [] : operandsOf(calculation.expression).map(({ id }) => id)), ...parts.flatMap(linesOf)];
}

/** A reading of one line, where the first one found several, is no better than it. */
function withAll(read: Asked | null, first: Asked): Asked | null {
  // Signs between them, and multiples of a price, may be more than a list.
  const isList = first.calculation === undefined && !linesOf(first).some((id) => id.startsWith('price_to_') || id === 'pe_ratio');
  const found = new Set(isList ? linesOf(first) : []);
  const told = read === null ? [] : linesOf(read);
  return found.size > 1 && new Set(told).size === 1 ? null : read;
}

/** Words of it were left over: it may be of something else. */
const isOfMarket = ({ course, multiple, valuation, leftOver = [] }: Asked): boolean => (course !== undefined || multiple !== undefined || valuation !== undefined) && leftOver.length > 0;

/** Null where none is left that differs from the first. */
export async function otherReading(asked: Given, ports: AskPorts, around: Around): Promise<OtherReading | null> {
  const given = { ...asked, question: plainlyPut(asked.question) };
  const reading = readingOf(given.question, ports);
  for (const [index, { why, mustHold: holds, read }] of readers.entries()) {
    if (index < given.tried) continue;
    const mustHold = holds === 'where-found' ? given.brought !== 'nothing-found' : holds;
    around.signal?.throwIfAborted();
    const asked = withLacksOf(withClaims(await read(given, reading), given.asked), given.asked);
    if (asked === null || readsAs(asked) === readsAs(given.asked)) continue;
    const route = await routeAll(asked, { ports, today: reading.today });
    if (route.kind === 'financial' || !mustHold) return { route: { ...route, why: `${why} ${route.why}` }, mustHold, tried: index + 1 };
  }
  return null;
}

/** What it states is to be checked however it is read. */
function withClaims(read: Asked | null, { claims }: Asked): Asked | null {
  return read === null || claims === undefined || read.claims !== undefined ? read : { ...read, claims };
}

/** What was found to be missing is missing however the rest is read. */
function withLacksOf(read: Asked | null, { lacks }: Asked): Asked | null {
  return read === null || lacks === undefined || [read, ...read.parts ?? []].some((part) => part.lacks !== undefined) ? read : withLacks(read, lacks);
}

/** What is looked up and worked out, without the words that it was read from. */
function readsAs({ measures, companies, periods, operation, order, limit, conditions, course, calculation, multiple, valuation, insiders, parts = [] }: Asked): string {
  return JSON.stringify([measures, companies.map(({ ticker }) => ticker), periods, operation, order, limit, conditions, course, calculation, multiple, valuation, insiders, parts.map(readsAs)]);
}
