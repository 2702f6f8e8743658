// Finds the company that a ticker, number or name means. One right answer, an honest list, or none with suggestions: never a silent guess.
import type { Company } from '../company.ts';
import type { Resolution } from '../resolution.ts';
import { chooseNaming, isFarAhead } from './choose.ts';
import type { Directory, Entry, Naming } from './directory.ts';
import { elsewhere } from './known/elsewhere.ts';
import { goneCompanies } from './known/gone.ts';
import { isEverydayWord } from './known/everyday-words.ts';
import { plainName, plainWords } from './names/plain-name.ts';
import { plainTicker, splitShareClass } from './names/share-class.ts';
import { nearestNames } from './nearest-names.ts';
import { classesNote, classesOf, earlierNote, goneNote, namingNote, othersNote, spellingNote, tickerNote } from './notes.ts';
import { suggest } from './suggest.ts';

const mostCandidates = 5;
type Step = (text: string, directory: Directory) => Resolution | null;

/** By CIK; by ticker or whole name; by name and share class; by the beginning of a name; by a name with typing errors. */
export function resolveCompany(query: string, directory: Directory): Resolution {
  const text = query.trim().replace(/\s+/g, ' ').slice(0, longestQuery);
  const steps: readonly Step[] = [byCik, namedElsewhere, byTickerOrName, byBracketedTicker, byShareClass, knownElsewhere, byBeginning, bySpelling];
  for (const step of text === '' ? [] : steps) {
    const resolution = step(text, directory);
    if (resolution !== null) return resolution;
  }
  return { kind: 'unknown', suggestions: suggest(text, directory) };
}

const longestQuery = 200;

function byCik(text: string, directory: Directory): Resolution | null {
  const digits = /^(?:CIK[\s:#]*(\d{1,10})|(\d{4,10}))$/i.exec(text);
  if (digits === null) return null;
  const entry = directory.byCik.get((digits[1] ?? digits[2] ?? '').padStart(10, '0'));
  return entry === undefined ? { kind: 'unknown', suggestions: [], why: `No company of the list has the number ${digits[0]}.` } : found(directory.companyOf(entry), [goneNote(entry)]);
}

function byTickerOrName(text: string, directory: Directory): Resolution | null {
  const ticker = tickerOf(text, directory);
  const holder = ticker === null ? undefined : directory.byTicker.get(ticker);
  const named = directory.names.called(plainName(text));
  if (ticker === null || holder === undefined) return named.length === 0 ? null : (betterKnown(text, named, directory) ?? byNamings(named, directory));
  const [other] = [...named].sort((left, right) => left.entry.rank - right.entry.rank);
  if (other === undefined || named.some(({ entry }) => entry === holder) || other.entry.rank > holder.rank) return byTicker(ticker, holder, directory);
  // "Ford" is the car maker, though FORD is a ticker; "ford" and "FORD" may mean either.
  if (/^[A-Z].*[a-z]/.test(text)) return withNote(byNamings(named, directory), tickerNote(ticker, holder));
  return ambiguous([other.entry, holder], directory);
}

/** "Morgan" is the whole name of a small company, and the beginning of a bank's that more people mean. */
function betterKnown(text: string, named: readonly Naming[], directory: Directory): Resolution | null {
  const [best] = [...named].sort((left, right) => left.entry.rank - right.entry.rank);
  const bigger = namingsThatBegin(plainName(text), directory).map((naming) => naming.entry).filter((entry) => best !== undefined && entry.rank < knownRank && isFarAhead(entry, best.entry));
  if (best === undefined || best.entry.wellKnown || best.how !== 'whole' || bigger.length === 0) return null;
  return ambiguous([...bigger.sort((left, right) => left.rank - right.rank).slice(0, mostCandidates - 1), best.entry], directory);
}

/** The ticker that a text spells in any of its forms: "$AAPL", "brk.b", "BRK/B", "BRKB", "NYSE: T". */
function tickerOf(text: string, directory: Directory): string | null {
  const plain = plainTicker(text);
  if (directory.byTicker.has(plain)) return plain;
  const dashed = `${plain.slice(0, -1)}-${plain.slice(-1)}`;
  return /^[A-Z]{3,5}$/.test(plain) && directory.byTicker.has(dashed) ? dashed : null;
}

function byTicker(ticker: string, entry: Entry, directory: Directory): Resolution {
  const today = directory.earlierTickers.get(ticker);
  return found(directory.companyOf(entry, today ?? ticker), [earlierNote(ticker, directory), goneNote(entry)]);
}

function byNamings(namings: readonly Naming[], directory: Directory): Resolution {
  const { chosen, others } = chooseNaming(namings);
  if (chosen === null) return ambiguous(others.map((naming) => naming.entry), directory);
  const { entry } = chosen;
  return found(directory.companyOf(entry), [namingNote(chosen), chosen.how === 'common' ? null : othersNote(entry, others.map((naming) => naming.entry)), classesNote(entry), goneNote(entry)]);
}

/** "Apple (AAPL)", "Merck (NYSE: MRK)". */
function byBracketedTicker(text: string, directory: Directory): Resolution | null {
  const inside = /\(([^()]{1,24})\)$/.exec(text)?.[1];
  const ticker = inside === undefined ? null : tickerOf(inside, directory);
  const entry = ticker === null ? undefined : directory.byTicker.get(ticker);
  return ticker === null || entry === undefined ? null : byTicker(ticker, entry, directory);
}

function byShareClass(text: string, directory: Directory): Resolution | null {
  const query = splitShareClass(text);
  if (query === null) return null;
  const whole = directory.names.called(plainName(query.name));
  const namings = whole.length > 0 ? whole : namingsThatBegin(plainName(query.name), directory);
  const listed = [...new Set(namings.map((naming) => naming.entry))].flatMap((entry) => classesOf(entry).filter(({ shareClass }) => shareClass === query.shareClass).map(({ ticker }) => ({ entry, ticker })));
  const [only] = listed;
  if (only === undefined || (listed.length > 1 && !isFarAhead(only.entry, listed[1]?.entry))) return null;
  return found(directory.companyOf(only.entry, only.ticker), [goneNote(only.entry)]);
}

/** "Merck KGaA" differs from Merck by its legal form alone. */
function namedElsewhere(text: string, directory: Directory): Resolution | null {
  const words = plainWords(text).join(' ');
  const isForm = words !== plainName(text) && elsewhere.some((company) => plainWords(company.name).join(' ') === words);
  return isForm ? knownElsewhere(text, directory) : null;
}

/** Companies that everybody knows and the SEC's list does not. */
function knownElsewhere(text: string, directory: Directory): Resolution | null {
  const wanted = plainName(text);
  const gone = goneCompanies.find((company) => plainName(company.name) === wanted);
  const successor = gone?.successor === undefined || gone.successor === null ? undefined : directory.byTicker.get(gone.successor);
  if (gone !== undefined) return { kind: 'unknown', suggestions: successor === undefined ? [] : [directory.companyOf(successor)], why: `${gone.name} ${gone.why}.` };
  const abroad = elsewhere.find((company) => plainName(company.name) === wanted);
  return abroad === undefined ? null : { kind: 'unknown', suggestions: [], why: `${abroad.why}: there is nothing to prove figures from.` };
}

function namingsThatBegin(wanted: string, directory: Directory): Naming[] {
  const names = directory.names.beginningWith(wanted.split(' ')[0] ?? '');
  return names.filter((name) => name.startsWith(`${wanted} `)).flatMap((name) => directory.names.called(name));
}

function byBeginning(text: string, directory: Directory): Resolution | null {
  const wanted = plainName(text);
  const namings = wanted.length < 2 ? [] : namingsThatBegin(wanted, directory);
  const entries = [...new Set(namings.map((naming) => naming.entry))].sort((left, right) => left.rank - right.rank);
  const [first, second] = entries;
  if (first === undefined) return null;
  // "American" or "First" begins many names and means none of them.
  const isOne = second === undefined || (isFarAhead(first, second) && !wanted.split(' ').every(isEverydayWord));
  return isOne ? found(directory.companyOf(first), [othersNote(first, entries.slice(1)), classesNote(first), goneNote(first)]) : ambiguous(entries, directory);
}

/** A name with a typing error is read as the nearest well-known one, and said; a ticker never is. */
function bySpelling(text: string, directory: Directory): Resolution | null {
  const wanted = plainName(text);
  if (wanted.length < 5 || /^[A-Z.$-]{1,6}$/.test(text)) return null;
  const near = nearestNames(wanted, directory, wanted.length < 9 ? 1 : 2);
  const best = near.filter(({ distance, whole }) => distance === near[0]?.distance && whole === near[0].whole);
  const [first, second] = best;
  if (first === undefined || !(first.entry.wellKnown || first.entry.rank < knownRank) || (second !== undefined && !isFarAhead(first.entry, second.entry))) return null;
  return found(directory.companyOf(first.entry), [spellingNote(text, first.entry), classesNote(first.entry), goneNote(first.entry)]);
}

/** Companies up to here on the SEC's list are named often enough to be meant by a misspelt name. */
const knownRank = 1500;

function found(company: Company, notes: readonly (string | null)[]): Resolution {
  const said = notes.filter((note) => note !== null);
  return said.length === 0 ? { kind: 'found', company } : { kind: 'found', company, note: said.join(' ') };
}

function withNote(resolution: Resolution, note: string): Resolution {
  return resolution.kind === 'found' ? { ...resolution, note: resolution.note === undefined ? note : `${resolution.note} ${note}` } : resolution;
}

function ambiguous(entries: readonly Entry[], directory: Directory): Resolution {
  return { kind: 'ambiguous', candidates: [...new Set(entries)].slice(0, mostCandidates).map((entry) => directory.companyOf(entry)) };
}
