// "( m0 + m1 ) ÷ m2:0" as a tree. In speech a quotient binds loosest: what is added stands together above or below the line.
import type { Expression, Operand, Sign } from '../../asked.ts';

export type OperandOf = (mark: string) => Operand | null;

const token = /m\d+(?::\d+)?|[()+−÷]/g;

/** Every stretch of operands and signs in the text. */
export const stretch = /(?:\( )*m\d+(?::\d+)?(?: \))*(?: [+−÷] (?:\( )*m\d+(?::\d+)?(?: \))*)+/g;

/** Null where brackets or signs do not fit one another, or a mark is of nothing. */
export function parseSigns(text: string, operandOf: OperandOf): Expression | null {
  const parser = new Parser(text.match(token) ?? [], operandOf);
  const expression = parser.quotient();
  return parser.isDone() ? expression : null;
}

class Parser {
  readonly #tokens: readonly string[];
  readonly #operandOf: OperandOf;
  #at = 0;

  constructor(tokens: readonly string[], operandOf: OperandOf) {
    this.#tokens = tokens;
    this.#operandOf = operandOf;
  }

  isDone(): boolean {
    return this.#at === this.#tokens.length;
  }

  quotient(): Expression | null {
    return this.#chain(['÷'], () => this.#chain(['+', '−'], () => this.#part()));
  }

  #chain(signs: readonly string[], part: () => Expression | null): Expression | null {
    let left = part();
    while (left !== null && signs.includes(this.#tokens[this.#at] ?? '')) {
      const sign = this.#tokens[this.#at] as Sign;
      this.#at += 1;
      const right = part();
      left = right === null ? null : { kind: 'combined', sign, left, right };
    }
    return left;
  }

  #part(): Expression | null {
    const mark = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    if (mark !== '(') return mark.startsWith('m') ? this.#operandOf(mark) : null;
    const inside = this.quotient();
    const closes = this.#tokens[this.#at] === ')';
    this.#at += 1;
    return closes ? inside : null;
  }
}
