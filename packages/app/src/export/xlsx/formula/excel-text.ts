// A term as spreadsheets write it. Addresses come from the sheets that hold the values.
import type { Fact } from '@assay/record';
import type { CallName, Term } from './term.ts';

export type Addresses = {
  readonly fact: (fact: Fact) => string;
  readonly input: (text: string) => string;
  /** The cells of neighbouring closes, from the first to the last. */
  readonly closes: (first: Fact, last: Fact) => string;
};

const functionNames: Readonly<Record<CallName, string>> = { abs: 'ABS', min: 'MIN', max: 'MAX', sum: 'SUM', avg: 'AVERAGE', median: 'MEDIAN', sqrt: 'SQRT' };
const overCloses = { avg: 'AVERAGE', min: 'MIN', max: 'MAX', deviation: 'STDEVP' } as const;

/** How tightly a term holds together: what is looser than its surroundings needs brackets. */
const tightness: Readonly<Record<'+' | '-' | '*' | '/' | '^', number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };

/** The formula without its equals sign. */
export function excelText(term: Term, addresses: Addresses): string {
  return write(term, addresses, '');
}

function write(term: Term, addresses: Addresses, steps: string): string {
  switch (term.kind) {
    case 'fact': return term.asFraction ? `(${addresses.fact(term.fact)}/100)` : addresses.fact(term.fact);
    case 'constant': return term.text;
    case 'input': return addresses.input(term.text);
    case 'step': return steps;
    // A minus sign binds tighter than a power here: -2^2 is 4 in spreadsheets.
    case 'negate': return `(-${inBrackets(term.of, addresses, steps)})`;
    case 'binary': return writeBinary(term, addresses, steps);
    case 'call': return `${functionNames[term.name]}(${term.args.map((each) => write(each, addresses, steps)).join(',')})`;
    case 'series': return `SUMPRODUCT(${write(term.of, addresses, `{${stepsOf(term.first, term.last)}}`)})`;
    case 'closes': return `${overCloses[term.name]}(${rangeOf(term.closes, addresses)})`;
    case 'volatility': return writeVolatility(term, addresses);
  }
}

function stepsOf(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index)).join(',');
}

function inBrackets(term: Term, addresses: Addresses, steps: string): string {
  const text = write(term, addresses, steps);
  return term.kind === 'binary' ? `(${text})` : text;
}

function writeBinary(term: Extract<Term, { kind: 'binary' }>, addresses: Addresses, steps: string): string {
  const own = tightness[term.operator];
  const side = (part: Term, loosest: number): string => (part.kind === 'binary' && tightness[part.operator] < loosest ? `(${write(part, addresses, steps)})` : write(part, addresses, steps));
  return `${side(term.left, own === 3 ? 4 : own)}${term.operator}${side(term.right, own + 1)}`;
}

function rangeOf(closes: readonly Fact[], addresses: Addresses): string {
  const [first, last] = [closes[0], closes.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('a range of closes has an end');
  return addresses.closes(first, last);
}

/** The sample deviation of ln(later ÷ earlier), by sums, so that no array formula is needed. */
function writeVolatility({ closes, sessions }: Extract<Term, { kind: 'volatility' }>, addresses: Addresses): string {
  const count = closes.length - 1;
  const returns = `LN(${rangeOf(closes.slice(1), addresses)}/${rangeOf(closes.slice(0, -1), addresses)})`;
  return `SQRT((SUMPRODUCT(${returns}^2)-SUMPRODUCT(${returns})^2/${String(count)})/${String(count - 1)})*SQRT(${String(sessions)})`;
}
