// A regular expression that is made when a text first holds the words it needs. It stands in the place of another, and whoever holds it sees no
// difference: the packed program is given them (`code/late-patterns.ts` of the app), whose answers they make shorter by a fifth.
import { isRecalled, mayStandIn, neededFor } from './needed-words.ts';
import { forPlainText, isPlainText } from './plain-letters.ts';

/** Longer texts are few, and each is worth a pattern that is ready. */
const longest = 2000;

/** What a regular expression does with a text, its methods by symbol as well. Not a `RegExp` by its prototype. */
class LateRegExp {
  readonly source: string;
  readonly flags: string;
  lastIndex = 0;
  /** Made after the program was loaded, of words of that moment: what it needs is not worked out, nor kept. */
  readonly #isOfMoment = isRecalled();
  #forAny: RegExp | undefined;
  #forPlain: RegExp | undefined;

  constructor(source: string, flags: string) {
    this.source = source;
    this.flags = inOrder(flags);
  }

  get global(): boolean { return this.flags.includes('g'); }
  get ignoreCase(): boolean { return this.flags.includes('i'); }
  get multiline(): boolean { return this.flags.includes('m'); }
  get dotAll(): boolean { return this.flags.includes('s'); }
  get unicode(): boolean { return this.flags.includes('u'); }
  get unicodeSets(): boolean { return this.flags.includes('v'); }
  get sticky(): boolean { return this.flags.includes('y'); }
  get hasIndices(): boolean { return this.flags.includes('d'); }

  exec(text: string): RegExpExecArray | null { return this.#in(text, null, (made, whole) => made.exec(whole)); }
  test(text: string): boolean { return this.#in(text, false, (made, whole) => made.test(whole)); }
  toString(): string { return `/${this.source}/${this.flags}`; }

  [Symbol.match](text: string): RegExpMatchArray | null { return this.#in(text, null, (made, whole) => made[Symbol.match](whole)); }
  [Symbol.matchAll](text: string): Iterator<RegExpMatchArray, undefined> { return this.#in<Iterator<RegExpMatchArray, undefined>>(text, [][Symbol.iterator](), (made, whole) => made[Symbol.matchAll](whole)); }
  [Symbol.search](text: string): number { return this.#in(text, -1, (made, whole) => made[Symbol.search](whole)); }
  [Symbol.split](text: string, limit?: number): string[] { return this.#made(text)[Symbol.split](text, limit); }
  [Symbol.replace](text: string, by: string | ((substring: string, ...args: unknown[]) => string)): string {
    return this.#in(text, text, (made, whole) => made[Symbol.replace](whole, by as string));
  }

  #in<Found>(text: string, none: Found, find: (made: RegExp, text: string) => Found): Found {
    const whole = String(text);
    if (!this.#isOfMoment && whole.length <= longest && !mayStandIn(whole, this)) {
      this.lastIndex = 0;
      return none;
    }
    const made = this.#made(whole);
    made.lastIndex = this.lastIndex;
    const found = find(made, whole);
    this.lastIndex = made.lastIndex;
    return found;
  }

  #made(text: string): RegExp {
    return isPlainText(text) ? this.#forPlain ??= forPlainText(this) : this.#forAny ??= new RegExp(this.source, this.flags);
  }
}

const ordered = new Map<string, string>();

/** As a regular expression tells them. */
function inOrder(flags: string): string {
  const known = ordered.get(flags) ?? [...flags].sort().join('');
  ordered.set(flags, known);
  return known;
}

/** In the place of `new RegExp(source, flags)`. A pattern that cannot be made throws its SyntaxError when a text first asks for it. */
export function lateRegExp(source: string | RegExp, flags?: string): RegExp {
  const [words, given] = typeof source === 'string' ? [source, ''] : [source.source, source.flags];
  // The source of a regular expression is written as between its slashes.
  return words === '' || /[/\n\r\u2028\u2029]/.test(words) ? new RegExp(source, flags) : new LateRegExp(words, flags ?? given) as unknown as RegExp;
}

const shared = new Map<string, Map<string, RegExp>>();

/** In the place of a regular expression that is written out; neither global nor sticky, so that one may serve all. */
export function lateLiteral(source: string, flags: string): RegExp {
  const bySource = shared.get(flags) ?? new Map<string, RegExp>();
  shared.set(flags, bySource);
  const known = bySource.get(source) ?? new LateRegExp(source, flags) as unknown as RegExp;
  bySource.set(source, known);
  return known;
}

/** As `lateLiteral`, for a global or sticky one: one for each place that writes it out. */
export const lateGlobal = (source: string, flags: string): RegExp => new LateRegExp(source, flags) as unknown as RegExp;

/** Works out beforehand what every pattern that is written out needs: for a snapshot of the program, which holds that from then on. */
export function workOutLiterals(): void {
  for (const patterns of shared.values()) for (const pattern of patterns.values()) neededFor(pattern);
}
