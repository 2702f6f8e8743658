// What a word of direction says of which metric: "increase in receivables", "higher freight costs", "has not improved", "whether margins rose".
import type { Token } from '../numerals/index.ts';
import type { MetricReading } from './reading.ts';
import type { Scene } from './scene.ts';

type DirectionToken = Extract<Token, { kind: 'direction' }>;

const asked = /\b(?:whether|(?:to|we can|we) (?:determine|assess|see|evaluate|check|analy[sz]e|know) (?:if|how|the))\b/i;
const denied = /\b(?:not|never|no|nor|without|n['’]t)\b(?: \p{L}+){0,3} ?$/u;
const attributive = /^(?:higher|lower|increased|decreased|increasing|decreasing|declining|growing|rising|falling|improved|improving|reduced|stronger|weaker|greater)$/i;
const behindVerb = /^ (?:in|of|by|to|from|at|for|and|or|over|than|compared|during|as|due|primarily|mainly|since|with|the|its|their|our|a|an|on|slightly|significantly|sharply|year|this|that|because|when|while|but|per)\b/i;

/** A question is no statement: "to determine whether revenue rose". */
export function isAskedFor(scene: Scene, token: DirectionToken): boolean {
  return asked.test(scene.text.slice(Math.max(0, token.span.start - 90), token.span.start));
}

/** "Has not improved" says that it fell or stood still. */
export function statedDirection(scene: Scene, token: DirectionToken): DirectionToken['direction'] {
  if (!denied.test(scene.text.slice(Math.max(0, token.span.start - 40), token.span.start))) return token.direction;
  return token.direction === 'up' ? 'down' : token.direction === 'down' ? 'up' : token.direction;
}

/** Where a noun follows that the word belongs to, only that noun's metrics, be they none; null where it stands by itself. */
export function governedMetrics(scene: Scene, token: DirectionToken, metrics: readonly MetricReading[]): readonly MetricReading[] | null {
  const after = scene.text.slice(token.span.end);
  const noun = /^ (?:in|of) (?:the |its |their |our |total |net )*(?=\p{L})/u.exec(after);
  const isAdjective = attributive.test(token.text) && /^ \p{L}/u.test(after) && !behindVerb.test(after) && !/\b(?:has|have|had|was|were|is|are|be|been|being|also|further|it|and|that) $/i.test(scene.text.slice(0, token.span.start));
  if (noun === null && !isAdjective) return null;
  const start = token.span.end + (noun?.[0].length ?? /^ (?:net |total |overall )*/.exec(after)?.[0].length ?? 0);
  return metrics.filter((metric) => metric.span.start <= start && metric.span.end > start);
}
