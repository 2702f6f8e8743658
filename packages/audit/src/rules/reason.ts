// The words of reasons, so that every rule says the same thing the same way.
import { anchorName, unitName } from '@assay/record';
import type { Comparison } from '../bind/compare.ts';

/** `revenue, fiscal 2024, is 391035000000 USD (10-K filed 2024-11-01)`. */
export function factSentence(comparison: Comparison): string {
  const { candidate } = comparison;
  const first = candidate.facts[0]?.fact;
  const value = candidate.value.toSignificantDigits(12).toString();
  const origin = first === undefined ? '' : ` (${first.source.form === null ? first.source.name : first.source.form}${first.source.filed === null ? '' : ` filed ${first.source.filed}`}, ${anchorName(first.anchor)})`;
  return `${candidate.subject} is ${value} ${unitName(candidate.unit)}${origin}`;
}

const equalities = { exact: 'equals it to the digit', rounded: 'is it rounded to the digits shown', truncated: 'is it cut off rather than rounded', approximate: 'is it within the approximation that the words allow' } as const;

export function equalitySentence(comparison: Comparison): string {
  const notes = comparison.notes.length === 0 ? '' : `; ${comparison.notes.join('; ')}`;
  return comparison.equality === null ? '' : `the figure ${equalities[comparison.equality]}${notes}`;
}

/** The stated and inherited fields of a claim that the source leaves open. */
export function openFields(comparison: Comparison): string[] {
  const { candidate } = comparison;
  return (['metric', 'period', 'entity'] as const).filter((field) => candidate[field] !== 'agrees');
}

export function matchCodes(comparison: Comparison): string[] {
  return [...(comparison.equality === null ? [] : [comparison.equality]), ...comparison.notes.map((note) => note.replaceAll(' ', '-').replaceAll('’', '')), ...(comparison.candidate.rivals.length > 0 ? ['sources-differ'] : [])];
}
