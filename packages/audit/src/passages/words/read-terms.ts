// A text as its telling words: each with its meaning, whether it is denied or only expected, and the stretch of the sentence it stands in. Linear in the text.
import { meaningOf } from './vocabulary.ts';
import { remember } from '../../remember.ts';

export type Term = {
  readonly concept: string;
  /** 1 where the text asserts the concept, −1 where it denies it or says the opposite. */
  readonly sign: 1 | -1;
  readonly isPole: boolean;
  readonly kind: 'word' | 'name' | 'number';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Number of the stretch between two joints: negation reaches no further. */
  readonly stretch: number;
  readonly isDenied: boolean;
  /** The stretch speaks of what may, will or should be. */
  readonly isProspect: boolean;
};

const silent = new Set(('a an the of or for in on at to from by with is are was were be been being it its this that these those their his her our we they he she i you us them which who whom whose what where than then so such into over under between during per about ' +
  'has have had having do does did doing also same there here total its itself themselves other another each every any some all both either very just only approximately around nearly about well further among within upon through across against toward towards including included ' +
  'as if when while because due despite although though whereas and but nor not no never none neither without cannot may might could would should will shall can must been amount number company year following respectively certain various related new').split(' '));
const joints = new Set('and but that which who because while although though whereas as if unless when until since due despite however after before'.split(' '));
const deniers = new Set('not no never none neither nor without cannot unable fail fails failed failing failure lack lacks lacked lacking absence unsuccessful unsuccessfully inability nothing cease'.split(' '));
const prospects = new Set('will may might could would should shall can expect expects expected expecting intend intends intended anticipate anticipates anticipated believe believes likely potential potentially if unless possible possibly'.split(' '));
/** "Plans to", and not the pension plan. */
const prospectsTo = new Set('plan plans planned planning propose proposes proposed seek seeks hope hopes aim aims need needs'.split(' '));
/** "Not only", "no later than", "not less than", "no assurance" deny nothing of what they stand beside. */
const idle = /^(?:only|later|less|more|fewer|earlier|limited|assurance|necessarily|withstanding|least)$/;

const pattern = /(?:short|near|long)[- ]term\b|\bnon-\p{L}{3,}|[\p{L}][\p{L}\p{M}&]*(?:[’'][a-z]{1,2}\b)?(?:\.(?:[A-Z]\.)+)?|\d[\d,.]*\d|\d|[,;:()—–•|]/gu;

const mark = /^[,;:()—–•|]$/;

type Raw = { readonly text: string; readonly lower: string; readonly start: number };

function rawWords(text: string): Raw[] {
  return [...text.matchAll(pattern)].map((match) => ({ text: match[0], lower: match[0].toLowerCase().replace(/[’']s?$/, ''), start: match.index }));
}

/** "Not" and "never" deny the verb with what stands before and after it; "no" and "without" deny a thing, "unable to" a deed. */
type Denial = { readonly at: number; readonly back: number; readonly ahead: number };
type Stretch = { readonly denials: Denial[]; isProspect: boolean };

function denialOf(at: number, word: string): Denial {
  if (/^(?:not|never|cannot|neither)$|n[’']t$/.test(word)) return { at, back: 5, ahead: 7 };
  return /^(?:no|none|nor|without|nothing|absence)$/.test(word) ? { at, back: 0, ahead: 5 } : { at, back: 0, ahead: 6 };
}

const isJoint = (word: Raw): boolean => mark.test(word.text) || joints.has(word.lower);

/** Numbers every word with its stretch, and notes in each stretch what denies and what makes it a prospect. */
function stretchesOf(words: readonly Raw[]): { readonly at: readonly number[]; readonly stretches: readonly Stretch[] } {
  const stretches: Stretch[] = [{ denials: [], isProspect: false }];
  const at = words.map((word, index) => {
    if (isJoint(word)) stretches.push({ denials: [], isProspect: false });
    const stretch = stretches.at(-1);
    const denies = deniers.has(word.lower) || /n[’']t$/.test(word.text);
    if (denies && !idle.test(words[index + 1]?.lower ?? '')) stretch?.denials.push(denialOf(index, word.lower));
    if (stretch !== undefined && isProspectAt(words, index)) stretch.isProspect = true;
    return stretches.length - 1;
  });
  return { at, stretches };
}

function isProspectAt(words: readonly Raw[], index: number): boolean {
  const word = words[index];
  if (word === undefined || (word.text === 'May' && index > 0)) return false;
  return prospects.has(word.lower) || (prospectsTo.has(word.lower) && words[index + 1]?.lower === 'to');
}

/** "Its own plant": not that it owns. */
function isPossessive(words: readonly Raw[], index: number): boolean {
  return words[index]?.lower === 'own' && /^(?:its|our|their|his|her|my|your)$/.test(words[index - 1]?.lower ?? '');
}

function denialsAt(index: number, stretch: Stretch | undefined): number {
  return stretch?.denials.filter(({ at, back, ahead }) => index - at <= ahead && at - index <= back).length ?? 0;
}

const calendar = /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

function isName(word: Raw, index: number, words: readonly Raw[]): boolean {
  if (!/^\p{Lu}/u.test(word.text) || calendar.test(word.lower)) return false;
  const before = words[index - 1];
  const opens = before === undefined || before.text === '•' || before.text === '|';
  return !opens || /^\p{Lu}/u.test(words[index + 1]?.text ?? '') && !silent.has(word.lower);
}

export const readTerms = remember((text): readonly Term[] => {
  const words = rawWords(text);
  const { at, stretches } = stretchesOf(words);
  return words.flatMap((word, index): Term[] => {
    if (mark.test(word.text)) return [];
    const number = at[index] ?? 0;
    const stretch = stretches[number];
    const place = { text: word.text, start: word.start, end: word.start + word.text.length, stretch: number, isDenied: denialsAt(index, stretch) % 2 === 1, isProspect: stretch?.isProspect ?? false };
    if (/^\d/.test(word.text)) return [{ ...place, concept: `#${word.text.replace(/,/g, '').replace(/\.$/, '')}`, sign: 1, isPole: false, kind: 'number' }];
    if (tellsNothing(words, index)) return [];
    const meaning = meaningOf(word.lower);
    return [{ ...place, concept: meaning.concept, sign: (meaning.sign === 1) === place.isDenied ? -1 : 1, isPole: meaning.isPole, kind: isName(word, index, words) ? 'name' : 'word' }];
  });
}, 2000);

/** Words that are silent elsewhere and poles of an axis: "before", "must". */
const polar = /^(?:before|after|following|must|certain)$/;

function tellsNothing(words: readonly Raw[], index: number): boolean {
  const lower = words[index]?.lower ?? '';
  return (silent.has(lower) && !polar.test(lower)) || deniers.has(lower) || isPossessive(words, index) || lower.length < 2;
}
