// Words of a statement and of a cell, brought to one key each: inflection taken off both alike, numbers by value, months by name. Linear in the text.
import { remember } from '../remember.ts';

/** `key` is what two words are compared by. `number` is set for figures and number words; `isOrdinal` for "3rd" and "third". */
export type StatementWord = { readonly key: string; readonly text: string; readonly start: number; readonly end: number; readonly number: number | null; readonly isOrdinal: boolean; readonly isSilent: boolean };

const silent = new Set(('a an the of in on at to from by with for as is are was were be been being has have had having do does did it its this that these those their his her him our we they he she s ' +
  'which who whom whose what when where while there here also so such then into about and or but per during will would').split(' '));

const cardinals = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const tens: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, dozen: 12 };
export const monthNames = 'january february march april may june july august september october november december'.split(' ');

const irregular: Readonly<Record<string, string>> = {
  won: 'win', lost: 'lose', led: 'lead', held: 'hold', made: 'make', took: 'take', taken: 'take', got: 'get', gotten: 'get', went: 'go', gone: 'go', ran: 'run', paid: 'pay', sold: 'sell', bought: 'buy', built: 'build', found: 'found',
  beat: 'beat', beaten: 'beat', came: 'come', began: 'begin', begun: 'begin', wrote: 'write', written: 'write', born: 'birth', met: 'meet', left: 'leave', grew: 'grow', grown: 'grow', fell: 'fall', fallen: 'fall', rose: 'rise', risen: 'rise',
  gave: 'give', given: 'give', saw: 'see', seen: 'see', drew: 'draw', drawn: 'draw', men: 'man', women: 'woman', people: 'person', children: 'child', countries: 'country', companies: 'company', flew: 'fly', kept: 'keep', spent: 'spend', sat: 'sit', served: 'serve',
};
/** The people of a country stand for the country. */
const demonyms: Readonly<Record<string, string>> = {
  french: 'france', german: 'germany', spanish: 'spain', british: 'britain', english: 'england', irish: 'ireland', scottish: 'scotland', welsh: 'wales', dutch: 'netherlands', swiss: 'switzerland', swedish: 'sweden', danish: 'denmark', finnish: 'finland', norwegian: 'norway',
  polish: 'poland', turkish: 'turkey', greek: 'greece', portuguese: 'portugal', chinese: 'china', japanese: 'japan', belgian: 'belgium', canadian: 'canada', mexican: 'mexico', brazilian: 'brazil', argentine: 'argentina', argentinian: 'argentina', italian: 'italy', russian: 'russia',
  australian: 'australia', austrian: 'austria', indian: 'india', hungarian: 'hungary', czech: 'czech', korean: 'korea', american: 'america', israeli: 'israel',
};

const endings: readonly (readonly [string, number])[] = [['ality', 4], ['ance', 4], ['ence', 4], ['ment', 4], ['ing', 3], ['ed', 3], ['er', 4], ['ion', 4], ['ly', 4], ['al', 5]];

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') ? word.slice(0, -1) : word;
}

/** What is left of a word without its inflection; statement and table are cut alike, so the rest need not be a word. */
export function wordKey(word: string): string {
  const lower = irregular[word] ?? demonyms[word] ?? word;
  if (lower.length <= 3) return lower;
  const single = withoutPlural(lower);
  const known = irregular[single] ?? single;
  const ending = endings.find(([item, least]) => known.endsWith(item) && known.length - item.length >= least);
  const cut = ending === undefined ? known : known.slice(0, -ending[0].length);
  const bare = cut.length > 3 && cut.at(-1) === cut.at(-2) ? cut.slice(0, -1) : cut;
  if (bare.length <= 3) return bare;
  return bare.endsWith('e') ? bare.slice(0, -1) : bare.replace(/y$/, 'i');
}

export function monthOf(word: string): number | null {
  if (word.length < 3) return null;
  const at = monthNames.findIndex((name) => name === word || (word.length <= 4 && word !== 'marc' && word !== 'june' && name.startsWith(word)));
  return at < 0 ? null : at + 1;
}

/** "5:25" in seconds. */
function clockOf(word: string): number | null {
  const parts = word.split(':').map(Number);
  return parts.length < 2 ? null : parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** `number` in the text: digits, or a number word. */
function numberOf(word: string): { readonly number: number; readonly isOrdinal: boolean } | null {
  const clock = clockOf(word);
  if (clock !== null) return { number: clock, isOrdinal: false };
  const digits = /^(\d[\d,]*(?:\.\d+)?|\.\d+)(st|nd|rd|th)?$/.exec(word);
  if (digits !== null) return { number: Number((digits[1] ?? '').replaceAll(',', '')), isOrdinal: digits[2] !== undefined };
  const cardinal = cardinals.indexOf(word);
  if (cardinal >= 0) return { number: cardinal, isOrdinal: false };
  const ordinal = ordinals.indexOf(word);
  if (ordinal > 0) return { number: ordinal, isOrdinal: true };
  const ten = Object.hasOwn(tens, word) ? tens[word] : undefined;
  return ten === undefined ? null : { number: ten, isOrdinal: false };
}

const wordPattern = /\d{1,3}(?::\d\d){1,2}(?:\.\d+)?(?![\p{L}\d])|\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?:\d+(?:\.\d+)?|\.\d+)(?:st|nd|rd|th)?(?![\p{L}\d])|[\p{L}\d]+/gu;

/** The second year of "2029-30" in full. */
function wholeYear(text: string, at: number, written: string): string {
  if (!/^\d\d$/.test(written)) return written;
  const first = /\b((?:19|20)\d\d) ?[-–/] ?$/.exec(text.slice(Math.max(0, at - 8), at))?.[1];
  return first !== undefined && (Number(first) + 1) % 100 === Number(written) ? String(Number(first) + 1) : written;
}

/** The words of a text in order, silent ones included. */
export const statementWords = remember((text): readonly StatementWord[] => {
  const given = text.slice(0, 2_000).normalize('NFC');
  const lower = given.toLowerCase();
  const found = [...lower.matchAll(wordPattern)];
  return found.map((match, at) => wordOf(lower, match, { isName: match[0] === 'a' && isLetterName(given, match.index, found[at + 1]?.[0]) }));
}, 4000);

/** "Tranche A", also in lower case: a letter that no noun follows is no article. */
function isLetterName(text: string, at: number, next: string | undefined): boolean {
  return at > 0 && (text.charAt(at) === 'A' || next === undefined || silent.has(next) || next === 'than');
}

function wordOf(lower: string, found: RegExpExecArray, { isName }: { readonly isName: boolean }): StatementWord {
  const written = wholeYear(lower, found.index, found[0]);
  const number = numberOf(written);
  const month = monthOf(written);
  const key = number === null ? month === null ? wordKey(written) : monthNames[month - 1] ?? written : String(number.number);
  return { key, text: written, start: found.index, end: found.index + found[0].length, number: number?.number ?? null, isOrdinal: number?.isOrdinal ?? false, isSilent: silent.has(written) && !isName };
}
