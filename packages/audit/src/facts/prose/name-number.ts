// The metric that the words around a number name, where the dictionary knows one; what else they say narrows it.
import type { Dictionary } from '@assay/calc';
import type { Unit } from '@assay/record';
import { findMetricIn } from '../labels/metric-of-label.ts';
import { unitFits } from '../labels/unit-fits.ts';

export type NumberName = { readonly id: string | null; readonly label: string; readonly isFlow: boolean; readonly dimensions: Readonly<Record<string, string>> };

/** Words that leave a figure the whole company's: verbs, articles, the company itself. */
const neutral = /\b(?:the|a|an|our|its|their|company|companys|corporation|we|was|were|is|are|of|in|for|to|from|at|as|by|and|total|consolidated|reported|recorded|recognized|generated|had|have|has|been|totaled|totalled|amounted|reached|stood|increased|decreased|grew|rose|fell|declined|increase|decrease|compared|with|approximately|about|year|years|quarter|fiscal|annual|quarterly|full|ended|ending|during|period|months|months|came|delivered|posted|record|representing|up|down|versus|than|prior|same|or|s|inc|corp|both|respectively|on|over|million|billion)\b|[^\p{L}]+/giu;

/** Names a number by the last dictionary phrase of its words. */
export function nameNumber(row: readonly string[], unit: Unit, dictionary?: Dictionary): NumberName {
  const words = row.join(' ');
  const found = findMetricIn(words, dictionary);
  if (found === null || !unitFits(found.unit, unit)) return { id: null, label: row.at(-1) ?? '', isFlow: false, dimensions: {} };
  const rest = `${words.slice(0, found.start)} ${words.slice(found.end)}`.replace(neutral, ' ').trim();
  return { id: found.id, label: words.slice(found.start, found.end), isFlow: found.kind === 'flow', dimensions: rest === '' ? {} : { scope: rest.replace(/\s+/g, ' ') } };
}
