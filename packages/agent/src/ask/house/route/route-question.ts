// Decides what a question is: financial with its complexity, a matter of general knowledge, or one that cannot be answered, with what is missing.
import type { Around } from '../../../graph/engine.ts';
import type { Asked } from '../../asked/asked.ts';
import { readAlike } from '../../asked/likeness/read-alike.ts';
import { readParts } from '../../asked/parts/read-parts.ts';
import type { ReadAround } from '../../asked/read-around.ts';
import { readAsked, tellsFirst } from '../../asked/read-asked.ts';
import { clubTalk } from '../../asked/reworded/talk/club-talk.ts';
import { heldThrough } from '../../asked/reworded/talk/held-through.ts';
import { readSheet, sheetAsks } from '../../asked/sheets/read-sheet.ts';
import { withoutAim } from '../../asked/story/aim-told.ts';
import type { AskPorts, AskQuestion, Route } from '../../stages.ts';
import { asksPriceOf } from './absent-series.ts';
import { apartFromAbsent } from './apart/apart-from-absent.ts';
import { besideStory } from './apart/beside-story.ts';
import { asksAboutAssay } from './about-assay.ts';
import { besideAbsent } from './beside-absent.ts';
import { complexityOf } from './complexity.ts';
import { declineReasons, unbundledSeries, type Scene } from './decline.ts';
import { isGeneral } from './general.ts';

/** Reads the question by rules and asks the desk for names alone; no data are fetched. What its own words do not tell is guessed at. */
export async function routeQuestion(asked: AskQuestion, ports: AskPorts, around: Around): Promise<Route> {
  around.signal?.throwIfAborted();
  const question = plainlyPut(asked);
  const reading = readingOf(question, ports);
  const route = await routeReading(question, ports, reading);
  // What is told before may hold what the question itself lacks.
  const whole = route.kind === 'declined' && tellsFirst(question.text, reading) ? await routeReading(question, ports, { ...reading, without: ['story'] }) : null;
  return laidOut(whole?.kind === 'financial' ? whole : route, question, { reading, scene: { ports, today: reading.today } });
}

/** A question of which nothing else is understood is read as a sheet of figures, where its words lay one out; beside any other the sheet is kept, for where no answer holds. */
async function laidOut(route: Route, { text }: AskQuestion, { reading, scene }: Known): Promise<Route> {
  if (route.kind === 'financial') {
    const asks = sheetAsks(text, route.asked, reading);
    return asks === null ? route : { ...route, asked: { ...route.asked, laidOut: asks } };
  }
  const read = route.kind === 'declined' && route.isUnread === true && route.asked !== null ? await readSheet(text, route.asked, reading) : null;
  const other = read === null ? null : await routeAll(read, scene);
  return other?.kind === 'financial' ? other : route;
}

async function routeReading(question: AskQuestion, ports: AskPorts, reading: ReadAround): Promise<Route> {
  const asked = await readAsked(question.text, reading);
  const about = aboutUs(asked, ports);
  if (about !== null) return about;
  const scene = { ports, today: reading.today };
  const parts = await routeParts(asked, reading, scene);
  const route = parts ?? await routeOf(asked, scene);
  return await withoutAbsent(heldThrough(withoutAim(question.text)), route, { reading, scene }) ?? parts ?? routeUnread(question.text, route, { reading, scene });
}

/** What can be answered beside what is absent; else what its own words do not tell is guessed at. */
async function routeUnread(text: string, route: Route, { reading, scene }: Known): Promise<Route> {
  const beside = route.kind === 'declined' ? await besideAbsent(route, text, { reading, routeOf: async (part) => routeOf(part, scene) }) : null;
  if (beside !== null) return beside;
  const alike = route.asked === null || route.kind === 'general' || (route.kind === 'declined' && route.isUnread !== true) ? null : await readAlike(route.asked, isUnread(route) ? 'nothing-read' : 'a-figure', reading);
  return alike === null ? route : routeOf(alike, scene);
}

/** Idioms are said in plain words before anything is read; an answer is held to the words of the asker. */
export const plainlyPut = (question: AskQuestion): AskQuestion => ({ ...question, text: clubTalk(question.text) });

type Known = { readonly reading: ReadAround; readonly scene: Scene };

/** Of bundled figures alone: live ones may hold what these do not. */
async function withoutAbsent(text: string, usual: Route, { reading, scene }: Known): Promise<Route | null> {
  if (scene.ports.desk.mode !== 'sample' || usual.asked?.reports !== undefined) return null;
  const bundled = new Map(reading.desk.sampleCompanies().map((company) => [company.ticker, company]));
  const routeAlone = async (rest: string): Promise<Route> => {
    const asked = await readAsked(rest, reading);
    return await routeParts(asked, reading, scene) ?? routeOf(asked, scene);
  };
  const reader = { today: reading.today, bundled, routeOf: routeAlone, isBehind: reading.earlier.length > 0 };
  return await apartFromAbsent(text, usual, reader) ?? besideStory(text, usual, reader);
}

/** What can be asked, and of whom; of a company that is not bundled it is told like any other. */
function aboutUs(asked: Asked, { desk }: AskPorts): Route | null {
  const about = asksAboutAssay(asked.text);
  const bundled = desk.sampleCompanies();
  if (about === null) return null;
  if (about !== 'company') return { kind: 'general', why: 'It asks what can be asked here.', asked: { ...asked, companies: bundled } };
  const isHeld = asked.companies.length > 0 && asked.companies.every(({ ticker }) => bundled.some((one) => one.ticker === ticker));
  return isHeld ? { kind: 'general', why: 'It asks what is at hand of a company.', asked } : null;
}

/** Read part by part, where each of them can be answered. */
async function routeParts(whole: Asked, reading: ReadAround, scene: Scene): Promise<Route | null> {
  const asked = await readParts(whole, reading);
  const route = asked === null ? null : await routeAll(asked, scene);
  return route?.kind === 'financial' ? route : null;
}

/** Of a question of several parts each must be one that can be answered; else the first that cannot decides. */
export async function routeAll(asked: Asked, scene: Scene): Promise<Route> {
  for (const part of asked.parts ?? []) {
    const route = await routeOf(part, scene);
    if (route.kind !== 'financial') return route;
  }
  return asked.parts === undefined ? routeOf(asked, scene) : { kind: 'financial', complexity: 'moderate', why: 'Several things are asked for, each read by itself.', asked };
}

export function readingOf(question: AskQuestion, { desk, today }: AskPorts): ReadAround {
  return { desk, today: question.asOf !== null && question.asOf < today ? question.asOf : today, filters: question.filters, earlier: question.earlier };
}

/** Nothing stands against an answer but that its words were not understood. */
function isUnread(route: Route): boolean {
  if (route.kind === 'declined') return route.isUnread === true;
  return route.kind === 'financial' && isSought(route.asked);
}

/** Filings would be looked through for words that nothing else is known by. */
function isSought({ measures, text, reports }: Asked): boolean {
  return reports === undefined && measures.length > 0 && measures.every((measure) => measure.kind === 'subject' && measure.subject === 'filings') && !/\b(?:10-?[kq]|8-?k|filing|filed|files?|annual report|quarterly report|report says?|mentions?)\b/i.test(text);
}

async function routeOf(asked: Asked, scene: Scene): Promise<Route> {
  // The price of what is not bundled is no term to explain.
  const absent = asksPriceOf(asked) ? await unbundledSeries(asked, scene) : null;
  if (absent !== null) return { kind: 'declined', ...absent, asked };
  if (isGeneral(asked)) return { kind: 'general', why: 'It asks what a term means or how a method works: no figures are needed.', asked };
  for (const reason of declineReasons) {
    const declined = await reason(asked, scene);
    if (declined !== null) return { kind: 'declined', ...declined, asked };
  }
  return { kind: 'financial', ...complexityOf(asked), asked };
}
