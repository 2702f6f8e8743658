// What was typed: a company to analyse, or a question. Decided by the words and by whom the server knows; the reader may decide otherwise.
import type { companyMatchesSchema } from '@assay/record/api';
import type { z } from 'zod';

export type CompanyMatch = z.infer<typeof companyMatchesSchema>['matches'][number];
export type Kind = 'analysis' | 'question';

const mostWords = 5;
const questionWords: ReadonlySet<string> = new Set(['what', 'which', 'who', 'whose', 'when', 'where', 'why', 'how', 'is', 'are', 'was', 'were', 'did', 'does', 'do', 'has', 'have', 'had', 'can', 'could', 'should', 'will', 'would', 'compare', 'list', 'show', 'rank', 'explain', 'define', 'tell']);

function wordsOf(text: string): readonly string[] {
  return text.trim().toLowerCase().split(/\s+/).filter((word) => word !== '');
}

/** Whether it is worth asking the server for companies of this name: a few words without the marks of a question. */
export function mayNameCompany(text: string): boolean {
  const words = wordsOf(text);
  const [first] = words;
  return first !== undefined && words.length <= mostWords && !text.includes('?') && !text.includes('\n') && !questionWords.has(first);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]+/gu, ' ').trim().replaceAll(/ +/g, ' ');
}

/** The company that these words name by ticker, or by the beginning of its name; null where they say more or something else. One of whom they are only a part is offered, not taken. */
export function companyNamed(text: string, matches: readonly CompanyMatch[]): CompanyMatch | null {
  if (!mayNameCompany(text)) return null;
  const [words, ticker] = [plain(text), text.trim().toUpperCase()];
  return matches.find((match) => match.ticker.toUpperCase() === ticker) ?? matches.find(({ name, how }) => how === 'named' && words.length > 1 && plain(name).startsWith(words)) ?? null;
}

/** `company`: one that the reader picked. Beside it, words are a question about it. */
export function kindOf(text: string, company: CompanyMatch | null, matches: readonly CompanyMatch[]): Kind {
  if (company !== null) return text.trim() === '' ? 'analysis' : 'question';
  return companyNamed(text, matches) === null ? 'question' : 'analysis';
}
