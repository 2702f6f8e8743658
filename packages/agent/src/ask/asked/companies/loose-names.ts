// Names that no list spells as they stand: asked of the desk one by one, and kept as unknown where the sentence can only mean a company.
import type { Company, DataDesk, Resolution } from '@assay/data';
import type { Place } from '../places.ts';
import { isEveryday } from './everyday.ts';
import { nameList } from './name-list.ts';
import { nameOf, type Named } from './named.ts';
import { isTalkWord } from './talk-word.ts';

type Desk = Pick<DataDesk, 'resolveCompany'>;
type Around = { readonly text: string; readonly desk: Desk; /** Whether nobody else is named. */ readonly isAlone: boolean; /** Whether anything of a company is asked for. */ readonly isMeasured: boolean };
type Word = Place & { readonly raw: string };
type Run = { readonly words: readonly Word[]; readonly slot: 'sure' | 'likely' | 'none' };

const mostWords = 5;
const mostAsked = 4;

/** `rest` is the question with everything blanked that is understood already. */
export async function findLooseNames(rest: string, around: Around): Promise<Named[]> {
  const runs = runsOf(rest, around).slice(0, mostAsked);
  const found = await Promise.all(runs.map((run) => nameIn(run, around)));
  return found.filter((one) => one !== null);
}

/** Words beside one another that no question needs. */
function runsOf(rest: string, { text, isAlone }: Around): Run[] {
  const words = [...rest.matchAll(/[\p{L}\p{N}&$][\p{L}\p{N}&.'-]*/gu)].map((found): Word => ({ raw: found[0].replace(/[.'-]+$/, ''), start: found.index, end: found.index + found[0].replace(/[.'-]+$/, '').length }));
  const runs: Word[][] = [];
  for (const word of words) {
    if (isNoName(word, text)) continue;
    const open = runs.at(-1);
    const before = open?.at(-1);
    if (open !== undefined && before !== undefined && open.length < mostWords && /^ (?:& |of |and )?$/.test(text.slice(before.end, word.start)) && !/'s$/.test(before.raw)) open.push(word);
    else runs.push([word]);
  }
  return runs.filter((run) => !(run.length === 1 && run.every(({ raw }) => isVerbForm(raw)))).flatMap((run) => namesApart(run, text)).map((run) => ({ words: run, slot: slotOf(run, { text, isAlone, rest }) }));
}

/** Who says or asks it, in small letters. */
const people = new Set('strategist economist junior senior colleague intern broker adviser advisor columnist blogger reviewer associate trainee treasurer accountant editor committee panel desk dentist barber nephew niece grandson granddaughter grandma grandpa landlord landlady lawyer tutor lecturer podcast newsletter pundit commentator writer author speaker roommate flatmate godmother godfather plumber hairdresser cabbie'.split(' '));
const isPerson = ({ raw }: Word): boolean => people.has(raw.replace(/'?s$/, ''));
/** "Dec levels": a ticker is written in capitals. */
const isMonth = ({ raw }: Word): boolean => /^(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)$/.test(raw);
/** "(ST + LT)", "chg in PCT": short for a term or a form of figure. */
const isShort = ({ raw }: Word): boolean => /^(?:[SL]T|STD|PCT|CHG|PTS|PPTS?)$/.test(raw);

function isNoName(word: Word, text: string): boolean {
  return isMonth(word) || isShort(word) || isPerson(word) || isEveryday(word.raw) || word.raw.length < 2 || isAimedAt(word, text) || (word.raw === word.raw.toLowerCase() && isTalkWord(word.raw));
}

/** "Flattering", "indexed", in small letters: what is done, and nobody's name. */
const isVerbForm = (raw: string): boolean => /^[a-z]{3,}(?:[^aeiou]ing|[^aeiou]ed|[aiuo]ted|ized|ised)$/.test(raw);

/** "Above the 2% target", "the Fed's target": no shop. */
function isAimedAt({ raw, start, end }: Word, text: string): boolean {
  if (raw === 'target' && /\b(?:above|below|over|under|on|off|at|near|hit|hits|met|meets?|miss|missed|its|the|their) $/i.test(text.slice(Math.max(0, start - 14), start)) && /^\s*(?:[?.!,]|$|now\b|today\b)/i.test(text.slice(end))) return true;
  return /^targets?$/.test(raw) && (/(?:%|\b(?:per ?cent|pct|points?|fed's|fomc's|inflation|policy|official|stated|central bank's)) $/i.test(text.slice(Math.max(0, start - 14), start)) || /^ of (?:two|2)\b/i.test(text.slice(end, end + 8)));
}

/** "mcd and hd": names that everybody knows, joined by no more than a word. */
function namesApart(run: readonly Word[], text: string): readonly (readonly Word[])[] {
  const areJoined = run.length > 1 && run.every((word, index) => index === 0 || /^ and $/.test(text.slice(run[index - 1]?.end ?? 0, word.start)));
  return areJoined && run.every(({ raw }) => everybodyKnows(raw.replace(/'s$/, '')) !== null) ? run.map((word) => [word]) : [run];
}

/** Where a company's name stands: with a possessive, in capitals, after "of" or "did", before a form of business. */
function slotOf(run: readonly Word[], { text, isAlone, rest }: Pick<Around, 'text' | 'isAlone'> & { readonly rest: string }): Run['slot'] {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return 'none';
  if (isNamed(run, text, last)) return 'sure';
  const isAfter = after.test(text.slice(Math.max(0, first.start - 14), first.start));
  return isAfter || (isAlone && (isSentenceStart(text, first.start) || isBeforeMeasure(last, { text, rest }))) ? 'likely' : 'none';
}

/** "zorblax revenue": the word behind it is understood, and blanked. */
function isBeforeMeasure({ end }: Word, { text, rest }: Pick<Around, 'text'> & { readonly rest: string }): boolean {
  return /^ \S/.test(text.slice(end, end + 2)) && /^ {2}/.test(rest.slice(end, end + 2));
}

const after = /\b(?:of|for|did|does|has|is|was|at|vs\.?|versus|compare|than|about|with|and|own|like) $/i;
const form = /^(?:inc|corp|corporation|ltd|plc|co|group|holdings?|industries|technologies|partners|bancorp|therapeutics|pharmaceuticals|motors|energy|labs|systems)$/i;

function isNamed(run: readonly Word[], text: string, last: Word): boolean {
  const start = run[0]?.start ?? 0;
  const isOwner = last.raw.endsWith("'s") || /^'s?\b/.test(text.slice(last.end, last.end + 2));
  if (isOwner || text.charAt(start) === '$' || (run.length > 1 && form.test(last.raw))) return true;
  return start > 0 && run.every(({ raw }) => /^[\p{Lu}$&\p{N}]/u.test(raw)) && (run.length > 1 || !isSentenceStart(text, start));
}

/** A word corrected into a name is taken for it only where something of a company is asked for. */
function isSpelt({ name, ticker }: Company, said: string): boolean {
  return ticker === said.toUpperCase() || name.toLowerCase().startsWith(said.toLowerCase().split(' ')[0] ?? '');
}

/** One of the largest companies by the name that everybody uses, in small letters too. */
function everybodyKnows(said: string): Company | null {
  const directory = nameList();
  const holder = /^[a-z]{2,5}$/.test(said) ? directory.byTicker.get(said.toUpperCase()) : undefined;
  if (holder !== undefined && holder.wellKnown && holder.rank < mostKnown) return directory.companyOf(holder, said.toUpperCase());
  const [naming, ...others] = directory.names.called(said.toLowerCase()).filter(({ entry, how }) => entry.wellKnown && entry.rank < mostKnown && how !== 'former');
  return naming === undefined || others.length > 0 ? null : directory.companyOf(naming.entry);
}

const mostKnown = 600;

function isSentenceStart(text: string, at: number): boolean {
  return /(?:^|[.!?:] ?)$/.test(text.slice(0, at).trimEnd().slice(-2)) || at === 0;
}

async function nameIn({ words, slot }: Run, around: Around): Promise<Named | null> {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  const { text } = around;
  const place = { start: first.start, end: last.end };
  const said = text.slice(first.start, last.end).replace(/'s$/, '');
  const known = /\b(?:the|an?) $/i.test(text.slice(Math.max(0, first.start - 4), first.start)) ? null : everybodyKnows(said);
  if (known !== null) return { ...place, company: known, unknown: null };
  const inside = words.length > 1 ? oneOf(words) ?? atHead(words) : null;
  if (inside !== null || slot === 'none') return inside;
  return asAnswered(await around.desk.resolveCompany(said), { ...place, said, isName: slot === 'sure' || (around.isAlone && around.isMeasured) }, around);
}

/** "Announcement apple": the only word of the run that everybody knows as a company. */
function oneOf(words: readonly Word[]): Named | null {
  const known = words.flatMap(({ raw, start, end }) => { const company = raw.length > 3 && /^\p{Ll}+$/u.test(raw) ? everybodyKnows(raw) : null; return company === null ? [] : [{ start, end, company, unknown: null }]; });
  return known.length === 1 ? known[0] ?? null : null;
}

/** "cat cyclical", "Visa effective": a ticker, or a name in capitals, before words in small letters that are no part of it. */
function atHead([first, ...others]: readonly Word[]): Named | null {
  if (first === undefined || !others.every(({ raw }) => /^\p{Ll}{4,}$/u.test(raw))) return null;
  const isTicker = /^(?:[a-z]{2,4}|[A-Z]{2,5})$/.test(first.raw) && nameList().byTicker.has(first.raw.toUpperCase());
  const company = isTicker || /^\p{Lu}\p{Ll}/u.test(first.raw) ? everybodyKnows(isTicker ? first.raw.toLowerCase() : first.raw) : null;
  return company === null ? null : { start: first.start, end: first.end, company, unknown: null };
}

type Asking = Place & { readonly said: string; readonly isName: boolean };

function asAnswered(resolution: Resolution, { said, isName, start, end }: Asking, { isMeasured }: Around): Named | null {
  if (resolution.kind === 'found') return isMeasured || isSpelt(resolution.company, said) ? { start, end, company: resolution.company, unknown: null } : null;
  return isName || (resolution.kind === 'ambiguous' && isMeasured) ? { start, end, company: null, unknown: { words: said, near: nearOf(resolution) } } : null;
}

function nearOf(resolution: Exclude<Resolution, { readonly kind: 'found' }>): string[] {
  return (resolution.kind === 'ambiguous' ? resolution.candidates : resolution.suggestions).slice(0, 5).map(nameOf);
}
