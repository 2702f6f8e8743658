// A quantity in one line, for tests.
import type { Quantity } from '../quantity.ts';

export function shown(quantity: Quantity | null): string {
  if (quantity === null) return 'none';
  switch (quantity.kind) {
    case 'measure': return quantity.words;
    case 'number': return quantity.value;
    case 'operation': return `(${shown(quantity.left)} ${quantity.operator} ${shown(quantity.right)})`;
    case 'mean': return `mean[${quantity.of.map(shown).join('; ')}]`;
    case 'at': return `${shown(quantity.of)}@${quantity.time.kind === 'fiscal' ? String(quantity.time.year) : quantity.time.kind === 'earlier' ? `-${String(quantity.time.years)}` : quantity.time.kind}`;
    case 'change': case 'growth': case 'compound': return `${quantity.kind}[${shown(quantity.value)}; ${shown(quantity.base)}]`;
  }
}
