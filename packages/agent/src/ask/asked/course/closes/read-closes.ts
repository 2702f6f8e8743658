// Reads a question of closes by its words wherever they stand: two figures of the same closes at once (an end of a time and the move from it, the newest close and how far it lies from another, a move in all and a year, the highest and the lowest), or who of several gained more. Null where any word is another's.
import { moneyIn } from '../../forms/money-amount.ts';
import type { Also, Course, Window } from '../course.ts';
import { isShort, windowsFor, withoutSame } from '../windows/course-windows.ts';
import type { FoundWindow } from '../windows/windows.ts';
import { bottoms, tops } from '../words/end-words.ts';
import { priceAlone } from '../words/holding-words.ts';
import { has, without } from '../words/patterns.ts';
import { plainWindow } from '../words/signed-text.ts';
import * as words from './closes-words.ts';

/** What the words say, and the times that they are said of. */
type Said = { readonly text: string; readonly has: (role: ReadonlySet<string>) => boolean; readonly moments: readonly Window[]; readonly stretches: readonly Window[]; readonly isOfSession: boolean; readonly isAYear: boolean; readonly sum: string | null };

const word = /[\p{L}%][\p{L}\p{N}&'’.-]*/gu;
const wordsOf = (text: string): readonly string[] => (text.match(word) ?? []).map((one) => one.replace(/[.'’-]+$/, '').replace(/(?<=.)'s$/, ''));

/** What is told in sentences before the one that asks; its times count where nothing else names one, or where it is spoken of again. */
const told = /^(?:(?!\?)[^.!]|\.(?! ))*[.!] (?=[^?]*\?|[^.?!]*\.?$)/;
const ofNote = /\d|[$£]|\b(?:dollars?|dividends?|options?|split|fiscal|sold|bought|i own|i hold|i have|my)\b/;

type Asked = { readonly text: string; readonly windows: readonly FoundWindow[] };

function withoutStory({ text, windows }: Asked): Asked {
  const story = told.exec(text)?.[0] ?? '';
  if (story === '' || ofNote.test(story)) return { text, windows };
  const count = story.split('§').length - 1;
  const asked = text.slice(story.length);
  const isOwn = asked.includes('§') && !words.thatTime.test(asked);
  const held = windows.slice(0, count);
  const kept = isOwn && held.every((one) => one.kind === 'stretch') && windows.slice(count).some((one) => !isShort(one) || windows.length - count > 1);
  const names = (story.match(/¤/g) ?? []).join(' ');
  return { text: `${names} ${asked}`, windows: kept ? windows.slice(count) : windows };
}

/** Moved in the newest session. */
const inNewest = (text: string, windows: readonly FoundWindow[]): boolean => windows.every(({ kind }) => kind === 'latest') && (windows.some(({ isSession }) => isSession === true) || /\b(?:in|during|over|on) §/.test(text));

function readWords({ text, windows }: Asked): Said | null {
  const plain = without(text.replace(/\b(end(?:ed)?|finish(?:ed)?|wind|wound) up\b/g, '$1'), ...priceAlone);
  const money = moneyIn(plain);
  const bare = money === null ? plain : `${plain.slice(0, money.start)} ${plain.slice(money.end)}`;
  const isOfSession = has(words.priorSession, bare) || has(words.thatSession, bare) || inNewest(bare, windows);
  const rest = without(bare, words.priorSession, ...(isOfSession ? [words.thatSession] : []));
  const isAYear = has(words.aYear, rest);
  const said = wordsOf(without(rest, words.aYear).replace(/[¤§]/g, ' '));
  if (words.otherwise.test(rest) || said.some((one) => !words.isPlain(one, money !== null))) return null;
  const unique = withoutSame([...new Map(windows.map((one) => [JSON.stringify(plainWindow(one)), plainWindow(one)])).values()]);
  return { text: rest, has: (role) => said.some((one) => role.has(one)), moments: unique.filter(isShort), stretches: unique.filter((one) => !isShort(one)), isOfSession, isAYear, sum: money === null ? null : String(money.amount) };
}

const course = (form: Course['form'], windows: readonly Window[] | null, also?: Also): Course | null => (windows === null ? null : { of: 'close', form, windows, order: null, isGap: false, ...(also === undefined ? {} : { also }) });

/** Words of a move that say it even where a close is only looked up. */
const held = /%|\b(?:how many dollars|dearer|cheaper|per ?cent\w*|pct|how (?:far|much|large|big)|gap|apart|diff\w*|exceed\w*|against|vs|versus|compare\w*|relative|rebound\w*|recover\w*|chang\w*|mov\w*|gain\w*|r[io]se\w*|f[ae]ll\w*|lost|drop\w*|climb\w*|jump\w*|above|below|higher|lower)\b/;

const endAndMove = ({ has: says, text, moments: [at, ...others], stretches: [over, ...more] }: Said): Course | null => {
  const [isHigh, isLow] = [says(words.highs), says(words.lows)];
  if (over === undefined || more.length > 0 || others.length > 0 || isHigh === isLow || !held.test(text)) return null;
  const moment: Window | null = at ?? (/\b(?:since|so far|has|have|now)\b/.test(text) ? { kind: 'latest' } : null);
  return moment === null ? null : course({ kind: isHigh ? 'highest' : 'lowest' }, [over], { kind: 'off', at: moment });
};

const fromOne = (one: string): RegExp => new RegExp(String.raw`\b(?:below|under|beneath|above|over|off|from|than|past|short of|against|vs\.?|versus|to) (?:(?:the|that|its|this|§|year's|same|¤|very) ){0,3}${one}\b`);
const fromTop = fromOne(tops);
const fromBottom = fromOne(bottoms);

/** Both ends of a time, and how far a close lies from the one of them that is named again. */
const endsAndMove = ({ has: says, text, moments: [at, ...others], stretches: [over, ...more] }: Said): Course | null => {
  if (at === undefined || over === undefined || others.length + more.length > 0 || !says(words.highs) || !says(words.lows) || fromTop.test(text) === fromBottom.test(text)) return null;
  return course({ kind: 'range' }, [over], { kind: 'off', at, end: fromTop.test(text) ? 'highest' : 'lowest' });
};

/** "High, low, last of 2024": the year whose end is named. */
const yearOf = (at: Window | undefined, areBoth: boolean): Window | undefined => (areBoth && at?.kind === 'edge' && at.which === 'last' ? { kind: 'stretch', from: at.from, to: at.to, base: 'before', grain: 'year' } : undefined);

/** "Is it true that this was its highest close?" is decided, and not told. */
const stated = /\b(?:is|was) (?:it|this|that)(?: also)?(?: true\b| (?:the|its|their|a)\b)/i;
const isMore = (text: string): boolean => held.test(text) || stated.test(text);

/** One or both ends of a time, and the close of a moment that is only looked up. */
const endsAndClose = ({ has: says, text, moments: [at, ...others], stretches: [named, ...more] }: Said): Course | null => {
  const [isHigh, isLow] = [says(words.highs), says(words.lows)];
  const over = named ?? yearOf(at, isHigh && isLow);
  if (at === undefined || over === undefined || others.length + more.length > 0 || !(isHigh || isLow) || isMore(text)) return null;
  return course({ kind: isHigh && isLow ? 'range' : isHigh ? 'highest' : 'lowest' }, [over], { kind: 'close', at });
};

/** Between which closes it moved. */
const swung = /\bdid (?:¤|it|the (?:shares?|stock|price)) (?:move|swing|range|travel|fluctuate|rise and fall)\b/g;

const bothEnds = ({ has: says, moments, stretches: [over, ...more], text }: Said): Course | null => {
  const areNamed = says(words.extremes) || (says(words.highs) && says(words.lows));
  if (over === undefined || more.length + moments.length > 0 || !areNamed) return null;
  return course({ kind: 'range' }, [over], ...(held.test(text.replace(swung, ' ')) ? [{ kind: 'swing' } as const] : []));
};

/** From the first to the second, or over the stretch between two days; null of anything else. */
function spanOf({ moments, stretches: [over, ...more] }: Said): readonly Window[] | null {
  if (over === undefined) return moments.length === 2 && moments[0]?.kind !== 'latest' ? moments : null;
  return over.kind === 'stretch' && over.base !== 'before' && more.length === 0 && moments.length === 0 ? [over] : null;
}

/** "How far has it come down from the close on …": up to now, where no other moment is named. */
const isUpToNow = /\b(?:has|have|is|are|stands?|sits?|trades?)\b[^?]*\b(?:from|since|below|above|under|over|than|with|to|against|versus|vs\.?)(?: (?:its?|the|that|what|where|had|was|been|stood|closed?|closing|price|on|of|at|level|in|day))* §/;

const ofTwoMoments = (said: Said): Course | null => {
  const { moments, stretches, text } = said;
  if (hasEnd(said)) return null;
  if (stretches.length > 0) return spanOf(said) !== null && held.test(text) && !words.inMoney.test(text) ? course({ kind: 'change' }, windowsFor({ kind: 'change' }, stretches, true)) : null;
  if (!held.test(text)) return moments.length < 2 ? null : course({ kind: 'value' }, moments);
  const both = moments.length === 1 && isUpToNow.test(text) ? [...moments, { kind: 'latest' as const }] : moments;
  return both.length === 2 ? betweenTwo(both, text) : null;
};

/** In percent, in money, or both. */
function betweenTwo(both: readonly Window[], text: string): Course | null {
  const moved = windowsFor({ kind: 'change' }, both, true);
  if (!words.inMoney.test(text)) return course({ kind: 'change' }, moved);
  return /%|\b(?:per ?cent\w*|pct)\b/.test(text) ? course({ kind: 'change' }, moved, { kind: 'amount' }) : { of: 'close', form: { kind: 'value' }, windows: both, order: null, isGap: true };
}

const hasEnd = ({ has: says }: Said): boolean => says(words.highs) || says(words.lows);

const ofSession = (said: Said): Course | null => {
  const { moments: [at, ...others], stretches } = said;
  const isOne = at !== undefined && others.length === 0 && stretches.length === 0;
  if (!isOne || !said.isOfSession || hasEnd(said) || !said.has(words.moved)) return null;
  return at.kind === 'point' ? course({ kind: 'change' }, windowsFor({ kind: 'change' }, [at], true)) : course({ kind: 'value' }, [at], { kind: 'day' });
};

const inAllAndYearly = (said: Said): Course | null => {
  const { has: says, moments, stretches, text, isAYear } = said;
  if (!(isAYear || says(words.yearly)) || hasEnd(said) || !(held.test(text) || says(words.moved))) return null;
  return course({ kind: 'yearly' }, windowsFor({ kind: 'yearly' }, [...moments, ...stretches], true));
};

/** A sum in words or digits, put in at the first close. */
const ofSum = (said: Said): Course | null => {
  const span = spanOf(said);
  if (said.sum === null || span === null || said.isAYear || hasEnd(said) || !said.has(words.putIn)) return null;
  return course({ kind: 'change' }, windowsFor({ kind: 'change' }, span, true), { kind: 'holding', of: 'money', amount: said.sum });
};

/** Days alone are those of closes where a move is asked between them; a worth may be that of the company. */
function isOfShares({ has: says, moments, stretches }: Said, text: string): boolean {
  const areDays = [...moments, ...stretches].every((one) => one.kind === 'point' || (one.kind === 'stretch' && one.grain === 'day'));
  return words.ofShares.test(text) || (areDays && says(words.moved) && !says(words.worth));
}

const readers: readonly ((said: Said) => Course | null)[] = [inAllAndYearly, ofSession, bothEnds, endsAndMove, endAndMove, endsAndClose, ofTwoMoments];

/** The deviation of daily moves on a year, of one time. */
function ofSwings(text: string, windows: readonly FoundWindow[]): Course | null {
  const [over, ...more] = windows;
  if (!has(words.swings, text) || !words.ofDays.test(text) || over === undefined || more.length > 0 || isShort(over)) return null;
  const rest = without(text, words.swings, words.ofSwings);
  const isWhole = !/\d/.test(rest) && wordsOf(rest.replace(/[¤§]/g, ' ')).every((one) => words.isPlain(one) && !words.highs.has(one) && !words.lows.has(one));
  return isWhole ? course({ kind: 'volatility' }, windowsFor({ kind: 'volatility' }, [plainWindow(over)], true)) : null;
}

/** Of one company; `text` with signs in it. */
export function readCloses(given: string, windows: readonly FoundWindow[]): Course | null {
  const text = given.replace(words.errand, '');
  const swing = ofSwings(text, windows);
  if (swing !== null) return swing;
  const said = readWords(withoutStory({ text, windows }));
  if (said === null) return null;
  if (said.sum !== null) return ofSum(said);
  if (!isOfShares(said, text) && !windows.some(({ isSession }) => isSession === true)) return null;
  return readers.reduce<Course | null>((found, read) => found ?? read(said), null);
}

const isContest = /\b(?:who|which|whose|winner|won|ahead|versus|vs|against|or|beat|beats|outdid|outperform(?:s|ed)?|better than|worse than)\b/;
/** "A stock vs B stock" in a year: one held against the other, and no one is said to be ahead. */
const isSideBySide = /\b(?:stock|shares?|share price)(?:'s)? (?:versus|vs\.?|against) ¤/;
const falling = /\b(?:f[ae]ll(?:en)?|los[te]|lose|drop(?:ped)?|declin\w*|slip\w*|slid|sank|plunge\w*|shed|decreas\w*|tumble\w*)\b/;
const rising = /\b(?:gain\w*|r[io]se\w*|climb\w*|increas\w*|advanc\w*|jump\w*|add(?:ed)?|gr[eo]w\w*|return\w*)\b/;

/** Who lost less is ahead of who lost more; null where the words go both ways. */
function orderIn({ text, has: says }: Said): Course['order'] {
  const isFalling = falling.test(text);
  if (isFalling && rising.test(text)) return null;
  if (isSideBySide.test(text) && ![words.ahead, words.behind, words.more, words.lesser].some(says)) return 'most';
  const isMost = says(words.ahead) || says(isFalling ? words.lesser : words.more);
  const isLeast = says(words.behind) || says(isFalling ? words.more : words.lesser);
  return isMost === isLeast ? null : isMost ? 'most' : 'least';
}

/** Of several: who of those that were bought, or held against one another, gained more from one close to another. */
export function readContest(text: string, windows: readonly FoundWindow[]): Course | null {
  const said = readWords(withoutStory({ text, windows }));
  if (said === null || said.sum !== null || said.isAYear || said.isOfSession || hasEnd(said) || !isContest.test(said.text) || !isOfShares(said, text)) return null;
  const order = orderIn(said);
  const moved = windowsFor({ kind: 'change' }, [...said.moments, ...said.stretches], true);
  return order === null || moved?.length !== 1 ? null : { of: 'close', form: { kind: 'change' }, windows: moved, order, isGap: false };
}
