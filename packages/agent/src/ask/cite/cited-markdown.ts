// The answer with a footnote behind each claim that a citation proves, and the sources at the end. Footnotes read well as they are, and every
// common viewer of Markdown makes links of them.
import type { Answer, Citation, Claim, RunContents } from '@assay/record';
import { plainWords } from '../markdown/plain-markdown.ts';

/** Where a claim's mark stands, and which numbers it shows. */
type Mark = { readonly at: number; readonly sentence: number; readonly numbers: readonly number[] };

function endOf({ span, numeral }: Claim): number {
  return numeral?.span.end ?? span.end;
}

function marksOf(claims: readonly Claim[], citations: readonly Citation[]): readonly Mark[] {
  return claims.flatMap((claim) => {
    const numbers = citations.filter((citation) => citation.claims.includes(claim.id)).map(({ number }) => number);
    return numbers.length === 0 ? [] : [{ at: endOf(claim), sentence: claim.sentence.start, numbers }];
  }).sort((left, right) => left.at - right.at);
}

/** A number that the sentence has shown already is not shown in it again; several marks at one place are one. */
function thinned(marks: readonly Mark[]): ReadonlyMap<number, readonly number[]> {
  const shown = new Map<number, Set<number>>();
  const thin = new Map<number, number[]>();
  for (const { at, sentence, numbers } of marks) {
    const before = shown.get(sentence) ?? new Set();
    shown.set(sentence, before);
    const left = numbers.filter((number) => !before.has(number));
    for (const number of left) before.add(number);
    if (left.length > 0) thin.set(at, [...thin.get(at) ?? [], ...left]);
  }
  return thin;
}

const longestQuote = 300;

function entry({ number, about, name, url, quote, formula }: Citation): string {
  const words = quote.replace(/\s+/g, ' ').trim();
  const cut = words.length > longestQuote ? `${words.slice(0, longestQuote)} …` : words;
  const named = url === null ? plainWords(name) : `[${plainWords(name)}](<${url}>)`;
  return `[^${String(number)}]: ${about === undefined ? '' : `${plainWords(about)}, in `}${named}: “${plainWords(cut)}”${formula === null ? '' : `; ${plainWords(formula)}`}`;
}

/** The report is the text whose claims the answer cites: its offsets are the claims' own. */
export function citedMarkdown({ report, claims }: Pick<RunContents, 'report' | 'claims'>, { citations }: Pick<Answer, 'citations'>): string {
  if (citations.length === 0) return report;
  const marks = [...thinned(marksOf(claims, citations))].sort(([left], [right]) => right - left);
  const text = marks.reduce((marked, [at, numbers]) => `${marked.slice(0, at)}${numbers.map((number) => `[^${String(number)}]`).join('')}${marked.slice(at)}`, report);
  return `${text.trimEnd()}\n\n## Sources\n\n${citations.map(entry).join('\n')}\n`;
}
