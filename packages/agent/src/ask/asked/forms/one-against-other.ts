// "What were its free cash flow and its dividends in 2024, and did the one cover the other?": behind two lines that are asked for, which of them is the larger, asked as such. Both figures come with the answer.
import type { IsoDate } from '@assay/record';
import { namedIn } from '../companies/read-companies.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { any } from '../reworded/words.ts';

const than = any('(?:larger|bigger|higher|more|greater) than', '(?:smaller|lower|less) than', 'above', 'below', 'over', 'under', '(?:at least|more than|over|less than|under) [\\d.]+ times', '[\\d.]+ times or more');
const covers = any('cover(?:ed|s)?', 'exceed(?:ed|s)?', 'outstrip(?:ped|s)?', 'top(?:ped|s)?', 'beat', 'surpass(?:ed|es)?', 'outweigh(?:ed|s)?', 'pay for', 'paid for', 'suffice for', '(?:been )?enough (?:to (?:cover|pay(?: for)?)|for)', 'sufficient (?:to cover|for)');
const joint = String.raw`(?:,? (?:and|so|but)(?: so)? |[,;.?] ?(?:and |so )?| [-–] ?)`;
const first = '(?:the |that )?(?:first|former|one)';
const second = '(?:the |that )?(?:second|latter|other)';
const told = new RegExp(String.raw`${joint}(?<aux>was|is|were|are|did|does|do) (?<left>[^?;]{2,60}?) (?<how>${than}|${covers}) (?<right>[^?;]{2,60}?) ?\?*$`, 'i');
const more = new RegExp(String.raw`${joint}(?:(?:is|was|were|are) there|(?:did|does|do|has|have) (?:it|they|the company)(?: \p{L}+)?) (?<more>more|less|fewer)(?: (?:in|on|for|money (?:in|on)|of))? (?<left>[^?;]{2,50}?) than (?:(?:in|on|for) )?(?<right>[^?;]{2,50}?) ?\?*$`, 'iu');
const bare = new RegExp(String.raw`${joint}(?:(?:is|was|were|are) (?:it|that|they|the dividends?) )?(?:fully |well |all )?(?:covered|enough|sufficient)(?: or not)? ?\?+$`, 'i');
const aside = /\b(?:each|both|every|versus|vs\.?|compared?|growth|grew|chang\w+|respectively|why)\b/i;

type Line = { readonly id: string; readonly words: string };
type Before = { readonly lines: readonly [Line, Line]; readonly head: string };

function linesIn(text: string): readonly Line[] {
  const found = readMeasures(text).map(({ measure }) => ({ id: measure.kind === 'metric' ? measure.id : '', words: measure.words }));
  return [...new Map(found.map((line) => [line.id, line])).values()];
}

/** Two lines of one company at one time; null for anything else. */
function readBefore(text: string, today: IsoDate): Before | null {
  const [one, other, ...others] = linesIn(text);
  const names = [...new Map(namedIn(text, []).flatMap(({ start, end, company }) => (company === null ? [] : [[company.ticker, text.slice(start, end).replace(/['’]s?$/, '')] as const]))).values()];
  const times = readPeriods(text, today);
  if (one === undefined || other === undefined || others.length > 0 || one.id === '' || other.id === '' || names.length > 1 || times.length > 1 || aside.test(text)) return null;
  return { lines: [one, other], head: [...names, ...times.map(({ start, end }) => text.slice(start, end))].join(', ') };
}

/** Which of the two a side of the comparison is; null where it is neither. */
function sideOf(words: string, [one, other]: Before['lines']): Line | null {
  if (new RegExp(`^${first}$`, 'i').test(words)) return one;
  if (new RegExp(`^${second}$`, 'i').test(words)) return other;
  const [line, ...others] = linesIn(words);
  return others.length > 0 ? null : [one, other].find(({ id }) => id === line?.id) ?? null;
}

function compared({ lines, head }: Before, { left, right, how }: { readonly left: string; readonly right: string; readonly how: (left: string, right: string) => string }): string | null {
  const [one, other] = [sideOf(left.trim(), lines), sideOf(right.trim(), lines)];
  if (one === null || other === null || one === other) return null;
  const plain = ({ words }: Line): string => `the ${words.replace(/^(?:its|their|the) /i, '')}`;
  return `${head === '' ? '' : `${head}: `}${how(plain(one), plain(other))}?`;
}

const isCash = ({ id }: Line): boolean => /cash_flow$/.test(id) || id === 'net_income' || id === 'operating_income';

const isEnough = (how: string): boolean => /enough|sufficient/i.test(how);

function asTold(before: Before, { left = '', right = '', how = '' }: Readonly<Record<string, string | undefined>>): string | null {
  if (isEnough(how)) return compared(before, { left, right, how: (one, other) => `was ${one} at least as large as ${other}` });
  const isVerb = new RegExp(`^${covers}$`, 'i').test(how);
  return compared(before, { left, right, how: (one, other) => (isVerb ? `did ${one} ${how.replace(/(?:ed|s)$/i, '')} ${other}` : `was ${one} ${how} ${other}`) });
}

function asCovered(before: Before): string | null {
  const [cash, dividends] = [before.lines.find(isCash), before.lines.find(({ id }) => id === 'dividends_paid')];
  return cash === undefined || dividends === undefined ? null : compared(before, { left: cash.words, right: dividends.words, how: (one, other) => `did ${one} cover ${other}` });
}

function asHeld(before: Before, groups: Readonly<Record<string, string | undefined>>): string | null {
  const { aux, more: way, left = '', right = '' } = groups;
  if (aux !== undefined) return asTold(before, groups);
  return way === undefined ? asCovered(before) : compared(before, { left, right, how: (one, other) => `was ${one} ${way === 'more' ? 'larger' : 'smaller'} than ${other}` });
}

/** The text as it is where two lines are not held against each other behind their asking. */
export function oneAgainstOther(text: string, today: IsoDate): string {
  const found = told.exec(text) ?? more.exec(text) ?? bare.exec(text);
  const before = found === null ? null : readBefore(text.slice(0, found.index), today);
  return found === null || before === null ? text : asHeld(before, found.groups ?? {}) ?? text;
}
