// "The annualised volatility of daily closes from 31 December to 30 June": the deviation of the logarithms of the moves between those closes, both ends included, from the sources' own series.
import { annualisedDeviation } from '@assay/calc';
import { addDays, decimal, type IsoDate } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { AuditContext } from './audit-context.ts';
import { closesOf, type CloseSeries } from './closes.ts';
import { valueOf } from './value-of.ts';

type Asked = Parameters<typeof closesOf>[0];
type Span = { readonly from: IsoDate; readonly to: IsoDate };

const spoken = /\bannuali[sz]ed volatility of (?:the )?daily (?:closes|closing prices|returns)\b[^.;]*$/iu;
/** A series that begins or ends within so many days of the span has all its sessions: markets rest for weekends and holidays. */
const REST = 5;

/** Undefined where no volatility between two days is spoken of; null where one is, and the sources do not hold the closes of the whole time. */
export function volatilityOfCloses({ scene, claim }: ClaimReading, context: AuditContext): Candidate | null | undefined {
  if (scene === null || !spoken.test(scene.text.slice(0, scene.span.start))) return undefined;
  const span = spanIn(scene);
  const asked: Asked = { entity: claim.entity, context, confidence: 1, depth: 0 };
  const series = span === null ? null : closesOf(asked);
  return span === null || series === null ? null : between(series, span, asked);
}

/** The two days that the sentence names, and no third. */
function spanIn(scene: NonNullable<ClaimReading['scene']>): Span | null {
  const [from, to, third] = scene.tokens.flatMap((token) => (token.kind === 'period' && token.mention.kind === 'date' ? [token.mention.on] : []));
  return from === undefined || to === undefined || third !== undefined || from >= to ? null : { from, to };
}

function between({ closes, facts }: CloseSeries, { from, to }: Span, asked: Asked): Candidate | null {
  const within = closes.flatMap(({ date, close }, index) => (date >= from && date <= to ? [{ date, close, fact: facts[index] }] : []));
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined || first.date > addDays(from, REST) || last.date < addDays(to, -REST)) return null;
  const deviation = annualisedDeviation(within.map(({ close }) => close.toNumber()));
  const [close] = valueOf('price', { kind: 'date', on: last.date }, asked);
  if (close === undefined || deviation === null || !Number.isFinite(deviation)) return null;
  const value = decimal(deviation.toPrecision(12)).times(100);
  return {
    ...close, value, unit: { kind: 'percent' }, facts: within.flatMap(({ fact }) => fact ?? []), subject: `volatility of ${String(within.length)} closes, ${first.date} to ${last.date}`,
    formula: { expression: 'sample deviation of ln(close ÷ close before) × √252', filled: `of ${String(within.length - 1)} moves`, result: value.toSignificantDigits(12).toString(), inexact: true },
  };
}
