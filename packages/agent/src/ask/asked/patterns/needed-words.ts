// What a text must hold for a pattern to stand in it. A question is read by some thousand patterns and few of them fit: to make one ready costs many times
// what it costs to see that none of its words is there.

/** Words in lower case: a text that holds none of them cannot hold the pattern. */
export type AnyOf = readonly string[];
/** All of these; none where nothing is known of the pattern. The most telling ones first. */
export type Needed = readonly AnyOf[];

/** Atoms of a pattern, as far as they matter: what a text must hold for each, in their order. */
type Reader = { readonly source: string; at: number };
/** `letter`: stands for itself; `nothing`: takes no place in the text; else what the text must hold for it. */
type Atom = { readonly letter: string } | { readonly isNothing: true } | { readonly needed: Needed };

/** A regular expression, made or yet to be made. */
type Pattern = { readonly source: string; readonly flags: string };

const kept = new WeakMap<Pattern, Needed>();
/** By the source of the pattern, from an earlier start of the same program. */
let recalled: (source: string) => Needed | null = () => null;
/** By the source, what was worked out in this one. */
const learnt = new Map<string, Needed>();

export function neededFor(pattern: Pattern): Needed {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  const needed = pattern.flags.includes('v') ? [] : recalled(pattern.source) ?? workedOut(pattern.source);
  kept.set(pattern, needed);
  return needed;
}

function workedOut(source: string): Needed {
  const needed = ofAlternatives({ source, at: 0 }).toSorted((left, right) => tellingOf(right) - tellingOf(left));
  learnt.set(source, needed);
  return needed;
}

/** Takes from now on what `recall` gives for a source (null: nothing) in place of working it out: to read half a million signs takes a twentieth of a short answer. */
export function recallNeeded(recall: (source: string) => Needed | null): void {
  recalled = recall;
}

/** What no recollection had, by the source of the pattern. */
export function learntNeeded(): ReadonlyMap<string, Needed> {
  return learnt;
}

/** Letters that a pattern without regard to case takes for k and s though no lower case makes them so. */
const foldedLetters = /[\u017F\u212A]/;

/** False where the pattern is sure not to stand in the text; true is no promise. */
export function mayStandIn(text: string, pattern: Pattern): boolean {
  const needed = neededFor(pattern);
  if (needed.length === 0 || foldedLetters.test(text)) return true;
  const lower = text.toLowerCase();
  return needed.every((anyOf) => anyOf.some((words) => lower.includes(words)));
}

/** Up to the bracket that closes them, or the end: of several alternatives one of each one's most telling. */
function ofAlternatives(reader: Reader): Needed {
  const first = ofSequence(reader);
  if (reader.source[reader.at] !== '|') return first;
  const anyOf = [...mostTelling(first)];
  let isAnyOpen = anyOf.length === 0;
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    const needed = mostTelling(ofSequence(reader));
    isAnyOpen ||= needed.length === 0;
    for (const words of needed) if (!anyOf.includes(words)) anyOf.push(words);
  }
  return isAnyOpen ? [] : [anyOf];
}

function mostTelling(needed: Needed): AnyOf {
  let best: AnyOf = [];
  for (const anyOf of needed) if (needed.length === 1 || tellingOf(anyOf) > tellingOf(best)) best = anyOf;
  return best;
}

function ofSequence(reader: Reader): Needed {
  const all: AnyOf[] = [];
  let run = '';
  const settle = (): void => {
    if (run !== '') all.push([run.toLowerCase()]);
    run = '';
  };
  for (;;) {
    run += plainRun(reader);
    if (isEnded(reader)) break;
    const atom = readAtom(reader);
    const times = readTimes(reader);
    if ('isNothing' in atom) continue;
    if ('letter' in atom && times !== 'maybe') run += atom.letter;
    if (!('letter' in atom) || times !== 'once') settle();
    if ('needed' in atom && times !== 'maybe') all.push(...atom.needed);
  }
  settle();
  return all;
}

function isEnded({ source, at }: Reader): boolean {
  return at >= source.length || source[at] === '|' || source[at] === ')';
}

/** Letters that stand for themselves, once each; the last of a row may be one that is repeated. */
function plainRun(reader: Reader): string {
  plain.lastIndex = reader.at;
  const found = plain.exec(reader.source)?.[0] ?? '';
  reader.at += found.length;
  return found;
}

const plain = /(?:[A-Za-z\d ,'’-](?![?*+{]))+/y;

/** Longer words are rarer, and each alternative makes them likelier. */
function tellingOf(anyOf: AnyOf): number {
  let shortest = 5;
  for (const { length } of anyOf) shortest = Math.min(shortest, length);
  return anyOf.length === 0 ? 0 : shortest - anyOf.length / 1000;
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
    case '^': case '$': reader.at += 1; return { isNothing: true };
    case '.': reader.at += 1; return { needed: [] };
    default: reader.at += 1; return { letter: sign };
  }
}

const groupHead = /\((?:\?(?:[:=!]|<[=!]|<[^>=!]*>|[a-z-]*:))?/y;

function readGroup(reader: Reader): Atom {
  groupHead.lastIndex = reader.at;
  const head = groupHead.exec(reader.source)?.[0] ?? '(';
  reader.at += head.length;
  const needed = ofAlternatives(reader);
  reader.at += 1;
  // What must not stand there, and what stands there for the next to be read as well, says nothing of the text here.
  return head.endsWith('=') || head.endsWith('!') ? { needed: [] } : { needed };
}

function readClass(reader: Reader): Atom {
  do reader.at += reader.source[reader.at] === '\\' ? 2 : 1;
  while (reader.at < reader.source.length && reader.source[reader.at] !== ']');
  reader.at += 1;
  return { needed: [] };
}

const escape = /\\(?:[pPu]\{[^}]*\}|k<[^>]*>|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|\d+|[^])/y;

function readEscape(reader: Reader): Atom {
  const sign = reader.source[reader.at + 1] ?? '';
  escape.lastIndex = reader.at;
  reader.at += escape.exec(reader.source)?.[0].length ?? 1;
  if (sign === 'b' || sign === 'B') return { isNothing: true };
  return /[A-Za-z\d]/.test(sign) ? { needed: [] } : { letter: sign };
}
