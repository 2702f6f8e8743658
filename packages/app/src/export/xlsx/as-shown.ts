// How a source's value must be turned to stand beside the figure of the report: percent and fraction, and the sign that words carry.
import { decimal, type Decimal, type NumeralRecord } from '@assay/record';

/** What the value is multiplied by, as spreadsheets write it behind the cell. */
export type Turn = { readonly factor: Decimal; readonly text: string; readonly negated: boolean };

const steps: readonly (readonly [string, string])[] = [['1', ''], ['100', '*100'], ['0.01', '/100'], ['10000', '*10000'], ['0.0001', '/10000']];

const turns: readonly Turn[] = [false, true].flatMap((negated) => steps.map(([by, text]) => ({ factor: decimal(negated ? `-${by}` : by), text, negated })));

/** The first turn under which the value lies in what the digits stand for; null where none does. */
export function turnInto(value: Decimal, { low, high }: { readonly low: Decimal; readonly high: Decimal }): Turn | null {
  return turns.find(({ factor }) => {
    const turned = value.times(factor);
    return turned.greaterThanOrEqualTo(low) && turned.lessThanOrEqualTo(high);
  }) ?? null;
}

export function writeTurn(cell: string, { text, negated }: Turn): string {
  return `${negated ? '-' : ''}${cell}${text}`;
}

export const plainTurn: Turn = { factor: decimal(1), text: '', negated: false };

/** Into the numeral's own unit, as it shows it: 44.1 for 44.1%. */
export function turnFor(value: Decimal, numeral: Pick<NumeralRecord, 'low' | 'high'>): Turn | null {
  return turnInto(value, { low: decimal(numeral.low), high: decimal(numeral.high) });
}
