// How much work a question is, and why.
import type { Asked, AskedMeasure } from '../../asked/asked.ts';
import type { Complexity } from '../../stages.ts';

/** Simple: one figure. Moderate: several figures of few companies, or one over time. Complex: a judgement, a reason, or many companies. */
export function complexityOf(asked: Asked): { readonly complexity: Complexity; readonly why: string } {
  const { operation, companies, periods, measures } = asked;
  if (operation === 'value') return { complexity: 'complex', why: 'Whether a share is worth its price rests on statements, price and models together.' };
  if (operation === 'explain') return { complexity: 'complex', why: 'A reason must be found in several figures and, where there are filings, in their words.' };
  if (operation === 'overview') return { complexity: 'complex', why: 'A company at large is seen in its statements and its price.' };
  if (companies.length > 4) return { complexity: 'complex', why: `${String(companies.length)} companies are held beside one another.` };
  if (companies.length > 1) return { complexity: 'moderate', why: `${String(companies.length)} companies are held beside one another.` };
  if (operation === 'trend' || periods.length > 1) return { complexity: 'moderate', why: 'One thing is followed over several periods.' };
  if (countKinds(measures) > 1 || measures.length > 2) return { complexity: 'moderate', why: 'Several measures are asked for.' };
  return { complexity: 'simple', why: 'One figure of one company or series answers it.' };
}

function countKinds(measures: readonly AskedMeasure[]): number {
  return new Set(measures.map((measure) => (measure.kind === 'subject' ? measure.subject : measure.kind))).size;
}
