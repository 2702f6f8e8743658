// What a text must hold for a pattern to stand in it, read from the pattern's source: the letters that stand for themselves, and one of each of its alternatives.

/** Words in lower case, of which a text must hold one; in place of a word stands what must be there together. */
export type AnyOf = readonly (string | Needed)[];
/** All of these; none where nothing is known of the pattern. The most telling ones first. A word that begins with `wordStart` begins a word of the text as well, and has that mark before each word in it. */
export type Needed = readonly (string | AnyOf)[];

/** No pattern of ours holds it as a letter. */
export const wordStart = '\b';

/** Where a pattern is read; `isWordStart` where nothing of a word may stand before what comes next. */
type Reader = { readonly source: string; at: number; isWordStart: boolean };
/** An atom of a pattern: the letters it may be (the empty one where it takes no place in the text), or what the text must hold for it. */
type Atom = { readonly letters: readonly string[] } | { readonly needed: Needed };

/** Throws nothing: what is not understood asks for nothing. */
export function needsOf(source: string): Needed {
  return ofAlternatives({ source, at: 0, isWordStart: false });
}

/** With a mark before each word. Of plain letters and digits alone: what stands before others is not known to be no word. */
export function withStarts(lower: string): string {
  return lower.replace(/(?<![a-z0-9])[a-z0-9]/g, `${wordStart}$&`);
}

/** Up to the bracket that closes them, or the end. */
function ofAlternatives(reader: Reader): Needed {
  const before = reader.isWordStart;
  const all = [ofSequence(reader)];
  let isWordStart = reader.isWordStart;
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    reader.isWordStart = before;
    all.push(ofSequence(reader));
    isWordStart &&= reader.isWordStart;
  }
  reader.isWordStart = isWordStart;
  const [first = []] = all;
  if (all.length === 1) return first;
  return all.some(({ length }) => length === 0) ? [] : [anyOfThese(all)];
}

function anyOfThese(all: readonly Needed[]): AnyOf {
  const anyOf = new Set<string | Needed>();
  for (const needed of all) {
    const [only] = needed;
    if (needed.length > 1) anyOf.add(needed);
    else if (typeof only === 'string') anyOf.add(only);
    else for (const words of only ?? []) anyOf.add(words);
  }
  return [...anyOf];
}

/** Letters in a row, as they may be spelled; the row ends where one may be absent, or stands for too many. */
type Row = { readonly spellings: readonly string[]; readonly isWordStart: boolean };
const mostSpellings = 8;

/** Some thousand words stand in a hundred thousand places. */
const shared = new Map<string, string>();
const mostShared = 20_000;

function asOne(word: string): string {
  const known = shared.get(word);
  if (known !== undefined) return known;
  if (shared.size < mostShared) shared.set(word, word);
  return word;
}

function neededOf({ spellings, isWordStart }: Row): Needed {
  const words = [...new Set(spellings.map((spelling) => spelling.toLowerCase()))].filter((spelling) => spelling !== '');
  const needed = words.map((word) => asOne(isWordStart && /^[a-z0-9]/.test(word) ? withStarts(word) : word));
  return needed.length > 1 ? [needed] : needed;
}

function ofSequence(reader: Reader): Needed {
  const all: (string | AnyOf)[] = [];
  let row: Row = { spellings: [''], isWordStart: false };
  const settle = (): void => {
    all.push(...neededOf(row));
    row = { spellings: [''], isWordStart: false };
  };
  /** Every spelling with each of the letters behind it. */
  const spell = (letters: readonly string[], isWordStart: boolean): void => {
    const isBegun = row.spellings[0] !== '';
    row = { spellings: row.spellings.flatMap((spelling) => letters.map((letter) => spelling + letter)), isWordStart: isBegun ? row.isWordStart : isWordStart };
  };
  for (;;) {
    const first = reader.isWordStart;
    spell([plainRun(reader)], first);
    if (isEnded(reader)) break;
    const before = reader.isWordStart;
    const atom = readAtom(reader);
    const times = readTimes(reader);
    if (times === 'maybe') {
      reader.isWordStart &&= before;
      settle();
      continue;
    }
    const letters = 'letters' in atom ? atom.letters : [];
    const isOneRow = letters.length > 0 && letters.length * row.spellings.length <= mostSpellings;
    if (isOneRow) spell(letters, before);
    if (!isOneRow || times !== 'once') settle();
    if ('needed' in atom) all.push(...atom.needed);
  }
  settle();
  return all.toSorted((left, right) => tellingOf(right) - tellingOf(left));
}

function isEnded({ source, at }: Reader): boolean {
  return at >= source.length || source[at] === '|' || source[at] === ')';
}

/** Letters that stand for themselves, once each; the last of a row may be one that is repeated. */
function plainRun(reader: Reader): string {
  plain.lastIndex = reader.at;
  const found = plain.exec(reader.source)?.[0] ?? '';
  reader.at += found.length;
  if (found !== '') reader.isWordStart = isBetweenWords(found.at(-1) ?? '');
  return found;
}

const plain = /(?:[A-Za-z\d ,'’-](?![?*+{]))+/y;

/** Signs after which a word begins. */
const isBetweenWords = (sign: string): boolean => /^[ ,.;:!?"'’“”()[\]/&%$#*+<=>|~–—-]$/.test(sign);

/** Longer words are rarer, and what must be there together is as rare as the rarest of it; each alternative makes it likelier. */
function tellingOf(need: string | AnyOf): number {
  if (typeof need === 'string') return Math.min(5, need.replaceAll(wordStart, '').length);
  return need.reduce((least, words) => Math.min(least, typeof words === 'string' ? tellingOf(words) : Math.max(...words.map(tellingOf))), 5) - need.length / 1000;
}

const times = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

function readTimes(reader: Reader): 'once' | 'maybe' | 'often' {
  if (!'?*+{'.includes(reader.source[reader.at] ?? '-')) return 'once';
  times.lastIndex = reader.at;
  const found = times.exec(reader.source)?.[0];
  if (found === undefined) return 'once';
  reader.at += found.length;
  return /^[?*]|^\{0+[,}]/.test(found) ? 'maybe' : 'often';
}

function readAtom(reader: Reader): Atom {
  const sign = reader.source[reader.at] ?? '';
  switch (sign) {
    case '(': return readGroup(reader);
    case '[': return readClass(reader);
    case '\\': return readEscape(reader);
    case '^': reader.at += 1; reader.isWordStart = true; return { letters: [''] };
    case '$': reader.at += 1; return { letters: [''] };
    case '.': reader.at += 1; reader.isWordStart = false; return { needed: [] };
    default: return readLetters(reader, 1, [sign]);
  }
}

function readLetters(reader: Reader, length: number, letters: readonly string[]): Atom {
  reader.at += length;
  reader.isWordStart = letters.every(isBetweenWords);
  return { letters };
}

const groupHead = /\((?:\?(?:[:=!]|<[=!]|<[^>=!]*>|[a-z-]*:))?/y;
/** Neither a letter nor a digit may stand before. */
const noWordBefore = /\(\?<!\[(?:\\p\{L\}\\p\{N\}|\\p\{N\}\\p\{L\}|\\w)[^\]\\]*\][)|]/y;

function readGroup(reader: Reader): Atom {
  groupHead.lastIndex = noWordBefore.lastIndex = reader.at;
  const head = groupHead.exec(reader.source)?.[0] ?? '(';
  const before = reader.isWordStart;
  const isStart = noWordBefore.test(reader.source);
  reader.at += head.length;
  if (head.startsWith('(?<=') || head.startsWith('(?<!')) reader.isWordStart = false;
  const needed = ofAlternatives(reader);
  reader.at += 1;
  if (!head.endsWith('=') && !head.endsWith('!')) return { needed };
  reader.isWordStart = before || isStart;
  // What must not stand there says nothing of the text; what stands there for the next to be read as well must be somewhere in it.
  return head.endsWith('!') ? { letters: [''] } : { needed };
}

/** Signs of a class that stand for themselves, and are few. */
const fewSigns = /\[([A-Za-z\d ,'’/&-]{1,6})\]/y;

function readClass(reader: Reader): Atom {
  fewSigns.lastIndex = reader.at;
  const [whole, signs] = fewSigns.exec(reader.source) ?? [];
  if (whole !== undefined && signs !== undefined && !/.-./.test(signs)) return readLetters(reader, whole.length, [...new Set(signs)]);
  do reader.at += reader.source[reader.at] === '\\' ? 2 : 1;
  while (reader.at < reader.source.length && reader.source[reader.at] !== ']');
  reader.at += 1;
  reader.isWordStart = false;
  return { needed: [] };
}

const escape = /\\(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|\d+|[^])/y;

function readEscape(reader: Reader): Atom {
  const sign = reader.source[reader.at + 1] ?? '';
  escape.lastIndex = reader.at;
  const { length } = escape.exec(reader.source)?.[0] ?? '\\';
  if (!/[A-Za-z\d]/.test(sign)) return readLetters(reader, length, [sign]);
  reader.at += length;
  // Whether a word begins or ends there is told by what comes next: words begin with letters.
  reader.isWordStart = sign === 'b' || sign === 's';
  return sign === 'b' || sign === 'B' ? { letters: [''] } : { needed: [] };
}
