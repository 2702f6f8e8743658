// A note as a sequence of masked sentences: figures, times and names are blanked, so that only the choice of what is said remains.
import { readTokens } from '@assay/audit';

/** Sentences of the running text, tables and headings left out, with every number, time and name replaced by a mark. */
export function maskedSentences(report: string, names: readonly string[]): string[] {
  return report.split(/\n+/).map((line) => line.replace(/^[-*>] /, '').trim()).filter((line) => line !== '' && !line.startsWith('|') && !line.startsWith('#'))
    .flatMap((line) => sentencesOf(line)).map((sentence) => mask(sentence, names));
}

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}

function mask(sentence: string, names: readonly string[]): string {
  const named = names.reduce((text, name) => text.replaceAll(name, 'NAME'), sentence);
  const tokens = readTokens(named).filter((token) => token.kind === 'number' || token.kind === 'period' || token.kind === 'identifier');
  let masked = '';
  let at = 0;
  for (const token of tokens) {
    masked += `${named.slice(at, token.span.start)}#`;
    at = Math.max(at, token.span.end);
  }
  return (masked + named.slice(at)).replace(/\s+/g, ' ');
}

/** The part of the shorter note's different sentences that the other has too. */
export function sharedPart(one: readonly string[], other: readonly string[]): number {
  const [left, right] = [new Set(one), new Set(other)];
  const shared = [...left].filter((sentence) => right.has(sentence)).length;
  return shared / Math.min(left.size, right.size);
}
