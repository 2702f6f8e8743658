// A question that asks for what is not bundled, alone or beside what is: each of its asks is decided by itself. What is at hand is answered as it would be alone; what is absent is named in the asker's own words.
import type { Company } from '@assay/data';
import type { Asked, AskedMeasure } from '../../../asked/asked.ts';
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readPeriods } from '../../../asked/periods/periods.ts';
import type { Route } from '../../../stages.ts';
import { inFull } from './in-full.ts';
import { withLacks } from './with-lacks.ts';
import { isListJoint } from './pieces.ts';
import type { Marked } from './marked.ts';
import { isAbsentAlone, markedPieces, restsOf } from './marked-pieces.ts';

export type Reader = { readonly today: string; /** By their tickers. */ readonly bundled: ReadonlyMap<string, Company>; /** As a question by itself. */ readonly routeOf: (text: string) => Promise<Route>; /** It follows another question. */ readonly isBehind: boolean };

type Declined = Extract<Route, { readonly kind: 'declined' }>;

const partsOf = (asked: Asked): readonly Asked[] => asked.parts ?? [asked];
const isFigure = ({ kind }: AskedMeasure): boolean => kind === 'metric' || kind === 'series';
/** Where a figure is named, the report that it stands in is no ask of its own. */
const isSource = (measure: AskedMeasure): boolean => measure.kind === 'subject' && measure.subject === 'filings' && /^(?:[\p{L}-]+ ){0,3}(?:filings?|10-?[kq]s?|reports?)$/iu.test(measure.words);

export function isOfFigures({ measures, insiders }: Asked): boolean {
  return insiders !== undefined || (measures.some(isFigure) && measures.every((measure) => isFigure(measure) || isSource(measure)));
}

/** Whether shares are worth their price is told from figures that need not be named. */
const isOfWorth = ({ operation, measures }: Asked): boolean => operation === 'value' && measures.every((measure) => isFigure(measure) || measure.kind === 'topic');

/** It asks for figures, by words that are known. */
function isPlain(asked: Asked): boolean {
  const { strange = [], isGuess, operation } = asked;
  if (isOfWorth(asked)) return strange.length === 0 && isGuess !== true;
  return isOfFigures(asked) && strange.length === 0 && isGuess !== true && !['define', 'value', 'overview', 'explain'].includes(operation);
}

/** All of it was read besides. */
const isClear = (asked: Asked): boolean => isPlain(asked) && (asked.unread ?? []).length === 0;

const kindsIn = (pieces: readonly Marked[]): readonly string[] => [...new Set(pieces.flatMap(({ absent }) => (absent === null ? [] : [absent.what])))];

/** A line for each kind, with the words in which it was asked for. */
function lacksOf(pieces: readonly Marked[], companies: readonly Company[], today: string): readonly string[] {
  return kindsIn(pieces).map((what) => {
    const own = pieces.filter(({ absent }) => absent?.what === what);
    // Of whom it is asked, where that is another company.
    const named = own.flatMap(({ words }) => namedIn(words, readPeriods(words, today)).flatMap(({ company }) => (company === null ? [] : [company])));
    const tickers = [...new Set((named.length === 0 ? companies : named).map(({ ticker }) => ticker))].join(', ');
    const quoted = own.map(({ words }) => `“${words.replace(/[“”"?.! ]+$|^[“”" ]+/g, '').slice(0, LONGEST)}”`).join(' and ');
    return `${what.charAt(0).toUpperCase()}${what.slice(1)} (${tickers}; asked for as ${quoted}).`;
  });
}
/** Of the words that are quoted. */
const LONGEST = 160;

/** Companies of whose insiders forms are bundled. */
const filed: ReadonlySet<string> = new Set(['AMZN', 'MSFT']);

/** Why it is declined is known already; the asker's own words stand beside. */
const isSaid = (usual: Route): usual is Declined => usual.kind === 'declined' && usual.isUnread !== true;
/** That no forms are at hand is told of every company that is asked about. */
const isOfInsiders = (usual: Route): boolean => usual.kind === 'financial' && usual.asked.measures.length > 0 && usual.asked.measures.every((measure) => measure.kind === 'subject' && measure.subject === 'insiders');

/** Letters by which two lines name the same thing. */
const ALIKE = 20;

const remedy = 'Ask for a figure of the whole company from its statements, for its closes or for its insiders’ trades; or ask with live data.';

/** Nothing else is asked for. */
function declinedAlone(usual: Route, pieces: readonly Marked[], lacks: readonly string[]): Route | null {
  if (isOfInsiders(usual) && kindsIn(pieces).every((what) => !what.startsWith('institutional'))) return null;
  if (isSaid(usual)) return { ...usual, missing: [...usual.missing.filter((line) => !lacks.some((other) => other.slice(0, ALIKE) === line.slice(0, ALIKE))), ...lacks] };
  return { kind: 'declined', why: `The bundled figures do not hold ${kindsIn(pieces).join(', nor ')}.`, missing: lacks, remedy, asked: usual.asked };
}

/** Where a figure stands, when the newest one is asked for. */
const source = /,? (?:according to|as per|per|as (?:stated|shown|reported|given) (?:in|on)|taken from|going by|based on|as of) (?:its|the|their) (?:latest|last|most recent|newest) (?:quarterly |annual |sec )?(?:filings?|reports?|10-?[kq]|count|cover page|disclosure)\b/gi;

type Beside = Extract<Route, { readonly kind: 'financial' }>;

/** The first that is read wholly; else one that has words that were not, which costs it the mark. */
async function answeredBeside(rests: readonly string[], { routeOf, whole }: Pick<Reader, 'routeOf'> & { readonly whole: Parameters<typeof inFull>[1] & { /** Of whom and when the question before tells. */ readonly isBehind: boolean } }): Promise<Beside | null> {
  let second: Beside | null = null;
  for (const rest of rests.flatMap((one) => [...new Set([one, one.replace(source, '')])])) {
    const words = whole.isBehind ? rest : inFull(rest, whole);
    const route = words === null ? null : await routeOf(words);
    if (route?.kind === 'financial' && partsOf(route.asked).every(isClear)) return route;
    if (second === null && route?.kind === 'financial' && partsOf(route.asked).every(isPlain)) second = route;
  }
  return second;
}

/** What points back at the question before is read behind it, and not of a company that is put in front of it. */
async function answeredBehind(rests: readonly string[], { routeOf, whole }: Parameters<typeof answeredBeside>[1]): Promise<Beside | null> {
  const isBehind = whole.isBehind && namedIn(whole.text, []).length === 0;
  return (isBehind ? await answeredBeside(rests, { routeOf, whole }) : null) ?? answeredBeside(rests, { routeOf, whole: { ...whole, isBehind: false } });
}

/** Asked for in words of every day, that may mean something else. */
const isVague = /^(?:news|what was said|the text of filings|operating counts)/;
/** By its own name, in an ask that names no figure: "what's in the headlines about it today?" */
const isNewsByName = ({ absent, namesFigure }: Marked): boolean => absent?.what.startsWith('news') === true && !namesFigure && /\b(?:news\w*|headlines?|press|papers?|media|stor(?:y|ies)|articles?|wires|reuters|bloomberg|journalists?|reporters?)\b/i.test(absent.words);
const isMaybeRead = (piece: Marked): boolean => piece.absent === null || (isVague.test(piece.absent.what) && !isNewsByName(piece));
/** Every word of it was read as one of figures: nothing absent is among them. */
const isReadWholly = (usual: Route): boolean => usual.kind === 'financial' && partsOf(usual.asked).every((part) => isClear(part) && (part.leftOver ?? []).length === 0);

const byOneLetter = /\b(?:of|in|on|owns?|hold|holds|for|behind) ([A-Z])(?=$|[ ?,;.](?!\w\.))/;

/** Where words of holders or options stand beside it, a letter alone is a ticker. */
function companiesOf(text: string, usual: Route, bundled: Reader['bundled']): readonly Company[] {
  const named = (usual.asked?.companies ?? []).filter(({ ticker }) => bundled.has(ticker));
  // Of whose shares somebody holds a slice may stand in a story alone.
  const told = named.length > 0 ? [] : [...new Set(namedIn(text, []).flatMap(({ company }) => (company !== null && bundled.has(company.ticker) ? [company] : [])))];
  if (told.length === 1) return told;
  const lettered = bundled.get(byOneLetter.exec(text)?.[1] ?? '');
  return named.length > 0 || lettered === undefined ? named : [lettered];
}

/** "Which of JPMorgan and Goldman": one of those that stand side by side is not bundled, and what is asked of both cannot be told of one. */
function isBesideUnbundled(text: string, bundled: Reader['bundled']): boolean {
  const names = namedIn(text, []).filter(({ company }) => company !== null).toSorted((one, other) => one.start - other.start);
  return names.some((name, index) => {
    const next = names[index + 1];
    return next !== undefined && isListJoint(text.slice(name.end, next.start)) && [name, next].filter(({ company }) => company !== null && bundled.has(company.ticker)).length === 1;
  });
}

/** `usual`: as the whole is read. Null where nothing absent is asked for. */
export async function apartFromAbsent(text: string, usual: Route, { today, bundled, routeOf, isBehind }: Reader): Promise<Route | null> {
  const companies = companiesOf(text, usual, bundled);
  if (companies.length === 0 || usual.asked?.operation === 'define' || isBesideUnbundled(text, bundled)) return null;
  const pieces = markedPieces(text, { today, isFiled: companies.some(({ ticker }) => filed.has(ticker)) });
  if (pieces.every(({ absent }) => absent === null) || (pieces.every(isMaybeRead) && isReadWholly(usual))) return null;
  const lacks = lacksOf(pieces, companies, today);
  const beside = await answeredBehind(restsOf(pieces), { routeOf, whole: { text, companies, today, isBehind } });
  if (beside !== null) return { ...beside, asked: withLacks(beside.asked, lacks) };
  if (isAbsentAlone(pieces)) return declinedAlone(usual, pieces, lacks);
  return usual.kind === 'financial' ? { ...usual, asked: { ...usual.asked, lacks: [...usual.asked.lacks ?? [], ...lacks] } } : null;
}
