// The formula of a measure of the price with the figures in it: `($366.00 × 578 million + $32.0 billion) ÷ $22.4 billion`.
import { metricById } from '@assay/calc';
import type { Reading } from '../../../figures/figure.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import { shownOf } from '../answer/sentences/reading-words.ts';
import type { Holder } from '../answer/scene.ts';
import type { Valued } from './valuation-at.ts';

const part = /ttm\(|abs\(|optional\(|[a-z][a-z0-9_]*|[-+*/()]/g;
const signs: Readonly<Record<string, string>> = { '*': ' × ', '/': ' ÷ ', '+': ' + ', '-': ' − ' };

/** A share's dividends one by one, where they were added up. */
function figureOf(holder: Holder, reading: Reading, paid: Valued['paid']): Text {
  if (paid.length < 2 || reading.metric !== 'dividends_per_share') return say`${shownOf(holder, reading)}`;
  return say`(${join(paid.map((one) => say`${holder.bench.show(one)}`), ' + ')})`;
}

type Piece = { readonly sign: string; readonly text: Text };

/** The parts of the formula in their order: what stands before each, and the figure or the bracket. */
function piecesOf(formula: string, shown: (id: string, sign: string) => Piece | null): readonly Piece[] {
  const open: string[] = [];
  let sign = '';
  return [...formula.matchAll(part)].flatMap(([token]): readonly Piece[] => {
    const figure = shown(token, sign);
    const isBracket = token === '(' || (token === ')' && open.pop() === '(');
    if (token.endsWith('(')) open.push(token);
    const piece = figure ?? (isBracket ? { sign: token === '(' ? sign : '', text: say`${token}` } : null);
    if (piece !== null) sign = '';
    else sign = signs[token] ?? sign;
    return piece === null ? [] : [piece];
  });
}

export function written(holder: Holder, { price, inputs, value, paid }: Valued): Text {
  const read = new Map([price, ...inputs].map((reading) => [reading.metric === 'diluted_shares' ? 'shares_outstanding' : reading.metric, reading]));
  const pieces = piecesOf(metricById(value.metric)?.formula ?? '', (id, sign) => {
    const reading = read.get(id);
    if (reading === undefined) return null;
    return sign === ' + ' && reading.value.isNegative() ? { sign: ' − ', text: say`${holder.bench.show(reading, 'size')}` } : { sign, text: figureOf(holder, reading, paid) };
  });
  return join(pieces.map(({ sign, text }) => say`${sign}${text}`), '');
}
