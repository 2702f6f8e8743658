// A calculation in words: "revenue of fiscal 2031 divided by the mean of total assets at the end of fiscal 2030 and of fiscal 2031".
import type { Asked, AskedTerm, AskedValue, Operator, Quantity, TimeQuery, Written } from '@assay/audit/asked';
import { metricById } from '@assay/calc';
import { decimal, type Sha256 } from '@assay/record';
import { assumed } from '../../../figures/arithmetic.ts';
import { showWith } from '../../../figures/figure.ts';
import { join, say, type Piece, type Text } from '../../../prose/text.ts';
import { saidTime } from './said-time.ts';

export function isBalance(metric: string): boolean {
  return metricById(metric)?.kind === 'stock';
}

export function nameOf(metric: string): string {
  return metricById(metric)?.label ?? metric.replaceAll('_', ' ');
}

const signsInWords: Readonly<Record<string, string>> = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided by' };

/** The calculation with its terms by name and time, and without their figures, which stand beside it. */
export function sayWritten({ written }: AskedValue, sha256: Sha256): Text {
  return join(trimmed(written).map((part): Piece => {
    if (part.kind === 'term') return sayTerm(part);
    if (part.kind === 'sign') return part.text.replace(/[+−×÷]/g, (mark) => signsInWords[mark] ?? mark).replaceAll('^', ' to the power of ');
    const number = decimal(part.value);
    return showWith(sha256)(assumed('constant', number, { kind: 'none' }), number.isInteger() ? 'whole' : 'hundredths');
  }));
}

function sayTerm({ metric, time }: AskedTerm): Text {
  const when = time === null ? null : saidTime(time, isBalance(metric));
  return when === null ? say`${nameOf(metric)}` : say`${nameOf(metric)} ${when}`;
}

/** The brackets around the whole say nothing. */
function trimmed(written: readonly Written[]): readonly Written[] {
  const [first] = written;
  const last = written.at(-1);
  if (first?.kind !== 'sign' || first.text !== '(' || last?.kind !== 'sign' || last.text !== ')') return written;
  let depth = 0;
  for (const [at, part] of written.entries()) {
    if (part.kind === 'sign') depth += part.text.split('(').length - part.text.split(')').length;
    if (depth === 0 && at < written.length - 1) return written;
  }
  return written.slice(1, -1);
}

/** What is asked for, by the dictionary's name, by the question's own words, or by what is done with the measures. */
export function nameAsked({ quantity, names, isDefined }: Asked, { written }: AskedValue): string {
  const terms = [...new Set(written.flatMap((part) => (part.kind === 'term' ? [part.metric] : [])))];
  const [metric] = terms;
  if (!isDefined && terms.length === 1 && metric !== undefined) return nameOf(metric);
  const said = names.at(-1);
  return isDefined && said !== undefined && !/\d/.test(said) ? lowered(said) : namedByOperation(quantity);
}

const between: Readonly<Record<Operator, string>> = { '+': ' plus ', '-': ' less ', '*': ' times ', '/': ' to ' };

function namedByOperation(quantity: Quantity): string {
  switch (quantity.kind) {
    case 'measure': return quantity.words;
    case 'number': return 'a constant';
    case 'at': return namedByOperation(quantity.of);
    case 'operation': return `${quantity.operator === '/' ? 'ratio of ' : ''}${namedByOperation(quantity.left)}${between[quantity.operator]}${namedByOperation(quantity.right)}`;
    case 'growth': case 'change': case 'compound': return namedByOperation(quantity.value);
    case 'mean': return quantity.of.slice(0, 1).map(namedByOperation).join('');
  }
}

/** "Fixed asset turnover" inside a sentence; "ROA" stays. */
function lowered(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  return /^[A-Z][a-z]/.test(plain) ? `${plain.charAt(0).toLowerCase()}${plain.slice(1)}` : plain;
}

export function latestTime({ written }: AskedValue): TimeQuery | null {
  const times = written.flatMap((part) => (part.kind === 'term' && part.time?.kind === 'fiscal' ? [part.time] : []));
  return times.toSorted((left, right) => right.year - left.year)[0] ?? null;
}
