// What the agent itself put into a search and finds again in a result. It proves nothing: a search for one's own invention would be its proof.
import type { Span } from '@assay/record';
import { readTokens } from '../../numerals/index.ts';
import { writtenWords } from '../words/written-words.ts';

/** From this many words on, a query is a statement, and finding it again word for word is no find. */
const STATEMENT = 4;
const DIGITS = 3;

function percentEncoded(text: string): string {
  try { return encodeURIComponent(text); } catch { return text; }
}

/** Single words and names are what one searches by; figures and whole statements are what one would like to find. */
function holdsFigure(text: string): boolean {
  return readTokens(text).some((token) => token.kind === 'number' && (token.numeral.unit.kind !== 'none' || token.text.replace(/\D/g, '').length >= DIGITS));
}

function isPath(text: string): boolean {
  return !text.includes(' ') && (text.includes('/') || /\.[a-z0-9]{1,6}$/i.test(text));
}

/** All that an agent has written into calls so far, ready to be found again in any number of results. */
export class OwnWords {
  readonly #texts: string[] = [];
  readonly #runs = new Set<string>();
  /** The last words before the next text: a statement may be sent in pieces. */
  #tail: readonly string[] = [];

  get texts(): readonly string[] {
    return this.#texts;
  }

  add(words: string): void {
    const text = words.toWellFormed();
    this.#texts.push(text);
    for (const form of new Set([text, percentEncoded(text)])) this.#addRuns(form);
    if (!isPath(text)) this.#join(writtenWords(text).map((word) => word.word));
  }

  #join(words: readonly string[]): void {
    const stream = [...this.#tail, ...words.slice(0, STATEMENT - 1)];
    for (let at = 0; at + STATEMENT <= stream.length; at += 1) this.#runs.add(stream.slice(at, at + STATEMENT).join(' '));
    this.#tail = [...this.#tail, ...words].slice(1 - STATEMENT);
  }

  #addRuns(text: string): void {
    const words = writtenWords(text).map((word) => word.word);
    const isStatement = words.length >= STATEMENT && !isPath(text);
    for (let at = 0; isStatement && at + STATEMENT <= words.length; at += 1) this.#runs.add(words.slice(at, at + STATEMENT).join(' '));
    if (words.length > 0 && words.length < STATEMENT && holdsFigure(text)) this.#runs.add(words.join(' '));
    if (isStatement) for (const figure of readTokens(text)) if (figure.kind === 'number' && holdsFigure(figure.text)) this.#runs.add(writtenWords(figure.text).slice(0, STATEMENT).map((word) => word.word).join(' '));
  }

  /** Stretches of a text that repeat a figure or a statement of the agent's, in order. */
  echoesIn(text: string): Span[] {
    if (this.#runs.size === 0) return [];
    const words = writtenWords(text);
    const spans: Span[] = [];
    for (const [at, first] of words.entries()) {
      for (let length = Math.min(STATEMENT, words.length - at); length > 0; length -= 1) {
        const last = words[at + length - 1];
        if (last === undefined || !this.#runs.has(words.slice(at, at + length).map((word) => word.word).join(' '))) continue;
        spans.push({ start: first.start, end: last.end });
        break;
      }
    }
    return spans;
  }
}

/** A number this long is no limit or page: it is what one would like to find. */
const LONG_NUMBER = 99_999;

/** Every text in the arguments of a call, however deep, and every long number. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Math.abs(value) > LONG_NUMBER ? [String(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
