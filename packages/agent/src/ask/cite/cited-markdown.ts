// The answer with a footnote behind each claim that a citation proves, and the sources at the end. Footnotes read well as they are, and every
// common viewer of Markdown makes links of them.
import type { Answer, Citation, Claim, RunContents } from '@assay/record';
import { plainWords, quoteLines } from '../markdown/plain-markdown.ts';

/** Where a claim's mark stands, and which numbers it shows. */
type Mark = { readonly at: number; readonly sentence: number; readonly numbers: readonly number[]; /** A figure as its source states it: it bears its mark wherever it stands. */ readonly isStated: boolean };

function endOf({ span, numeral }: Claim): number {
  return numeral?.span.end ?? span.end;
}

function marksOf(claims: readonly Claim[], citations: readonly Citation[]): readonly Mark[] {
  return claims.flatMap((claim) => {
    const numbers = citations.filter((citation) => citation.claims.includes(claim.id)).map(({ number }) => number);
    return numbers.length === 0 ? [] : [{ at: endOf(claim), sentence: claim.sentence.start, numbers, isStated: claim.numeral !== null && numbers.length === 1 }];
  }).sort((left, right) => left.at - right.at);
}

/** A source that the sentence has shown already is not shown in it again for what is made of it; several marks at one place are one. */
function thinned(marks: readonly Mark[]): ReadonlyMap<number, readonly number[]> {
  const shown = new Map<number, Set<number>>();
  const thin = new Map<number, number[]>();
  for (const { at, sentence, numbers, isStated } of marks) {
    const before = shown.get(sentence) ?? new Set();
    shown.set(sentence, before);
    const left = numbers.filter((number) => (isStated || !before.has(number)) && thin.get(at)?.includes(number) !== true);
    for (const number of left) before.add(number);
    if (left.length > 0) thin.set(at, [...thin.get(at) ?? [], ...left]);
  }
  return thin;
}

const longestQuote = 300;

/** Of a page, the words and not their markup; the citation itself keeps what stands there. */
function shownWords({ kind, quote }: Citation): string {
  return (kind === 'passage' ? quote.replace(/<[^<>]{0,2000}>/g, '') : quote).replace(/\s+/g, ' ').trim();
}

function entry(citation: Citation): string {
  const { number, about, name, url, formula } = citation;
  const words = shownWords(citation);
  const cut = words.length > longestQuote ? `${words.slice(0, longestQuote)} …` : words;
  const named = url === null ? plainWords(name) : `[${plainWords(name)}](<${url}>)`;
  return `[^${String(number)}]: ${about === undefined ? '' : `${plainWords(about)}, in `}${named}: “${plainWords(cut)}”${formula === null ? '' : `; ${plainWords(formula)}`}`;
}

/** Quotes that are shown as they were written; one with a mark inside keeps the marks of its claims alone. */
function marksOfQuotes(report: string, { content_blocks }: Pick<Answer, 'content_blocks'>): readonly Mark[] {
  return content_blocks.flatMap((block) => {
    if (block.type !== 'quote' || block.data.citations.length === 0) return [];
    const lines = quoteLines(block.data.content);
    const start = report.indexOf(`\n${lines}\n`);
    return start < 0 ? [] : [{ at: start + 1 + lines.length, sentence: -start, numbers: block.data.citations.slice(0, 1), isStated: false }];
  });
}

/** The report is the text whose claims the answer cites: its offsets are the claims' own. */
export function citedMarkdown({ report, claims }: Pick<RunContents, 'report' | 'claims'>, answer: Pick<Answer, 'citations' | 'content_blocks'>): string {
  const { citations } = answer;
  if (citations.length === 0) return report;
  const marks = [...thinned([...marksOf(claims, citations), ...marksOfQuotes(report, answer)])].sort(([left], [right]) => right - left);
  const text = marks.reduce((marked, [at, numbers]) => `${marked.slice(0, at)}${numbers.map((number) => `[^${String(number)}]`).join('')}${marked.slice(at)}`, report);
  return `${text.trimEnd()}\n\n## Sources\n\n${citations.map(entry).join('\n')}\n`;
}
