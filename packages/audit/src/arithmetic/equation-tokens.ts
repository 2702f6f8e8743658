// The marks of a written calculation: figures, operators, brackets, words. Reads plain text, Markdown and the usual commands of LaTeX.
import type { Claim, Span } from '@assay/record';

export type FigureClaim = Claim & { readonly numeral: NonNullable<Claim['numeral']> };
export type Operator = '+' | '-' | '*' | '/';
export type EquationToken =
  | { readonly kind: 'figure'; readonly claim: FigureClaim }
  | { readonly kind: 'operator'; readonly operator: Operator }
  | { readonly kind: 'open' | 'close' | 'equals' | 'word' | 'stop' | 'sentence-end' };

type Mark = { readonly pattern: RegExp; readonly tokens: readonly EquationToken[] };

const operator = (sign: Operator): EquationToken => ({ kind: 'operator', operator: sign });
const open: EquationToken = { kind: 'open' };
const close: EquationToken = { kind: 'close' };
const word: EquationToken = { kind: 'word' };

/** Tried in this order at every place. A hyphen or slash inside a word is no operator; "**" is bold type. */
const marks: readonly Mark[] = [
  { pattern: /\s+|\*\*|\\(?:d?frac|left|right|quad|[,;:!%$()[\]\\])|[$€£¥%_]|(?:million|billion|thousand|trillion|mn|bn|usd|dollars|percent)\b/iy, tokens: [] },
  { pattern: /\\(?:text|mathrm|textbf|mathbf)\s*\{[^{}]{0,120}\}/y, tokens: [word] },
  { pattern: /\\approx|[=≈]/y, tokens: [{ kind: 'equals' }] },
  { pattern: /\\(?:times|cdot)|[×*·]|(?:times|multiplied by|x)(?![\p{L}])/uiy, tokens: [operator('*')] },
  { pattern: /\\div|÷|(?:divided by)\b|\/(?!\p{L}+\/)/uiy, tokens: [operator('/')] },
  { pattern: /\}\s*\{/y, tokens: [close, operator('/'), open] },
  { pattern: /[([{]/y, tokens: [open] },
  { pattern: /[)\]}]/y, tokens: [close] },
  { pattern: /\+|plus\b/iy, tokens: [operator('+')] },
  { pattern: /[-−–](?!\p{L}*-)|(?:minus|less)\b/uiy, tokens: [operator('-')] },
  { pattern: /[.!?](?=\s+\p{Lu})/uy, tokens: [{ kind: 'sentence-end' }] },
  { pattern: /[\p{L}\p{N}][\p{L}\p{N}'’&]*(?:[-/.][\p{L}\p{N}][\p{L}\p{N}'’&]*)*/uy, tokens: [word] },
];

/** Operators that are words have to be tried before the word pattern, and words that hold a hyphen before the hyphen: hence one pass, place by place. */
function markAt(text: string, at: number): { readonly tokens: readonly EquationToken[]; readonly end: number } {
  for (const { pattern, tokens } of marks) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null && found[0] !== '') return { tokens, end: at + found[0].length };
  }
  return { tokens: [{ kind: 'stop' }], end: at + 1 };
}

/** The tokens of a stretch of the report; figures are the claims that stand in it, in order. */
export function equationTokens(report: string, line: Span, figures: readonly FigureClaim[]): EquationToken[] {
  const tokens: EquationToken[] = [];
  let next = 0;
  for (let at = line.start; at < line.end;) {
    const figure = figures[next];
    if (figure !== undefined && figure.span.start <= at) {
      tokens.push({ kind: 'figure', claim: figure });
      at = Math.max(at, figure.span.end);
      next += 1;
      continue;
    }
    const found = markAt(report, at);
    tokens.push(...found.tokens);
    at = found.end;
  }
  return tokens;
}
