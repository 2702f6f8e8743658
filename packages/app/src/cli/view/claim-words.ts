// What a claim asserts, in a few words: metric, period, company, as read from the sentence or its surroundings.
import { fiscalName, type Claim, type PeriodMention } from '@assay/record';
import { cleanLine } from './clean-text.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function relativeWords(mention: Extract<PeriodMention, { kind: 'relative' }>): string {
  const count = Math.abs(mention.steps);
  return mention.steps === 0 ? `this ${mention.of}` : `${String(count)} ${mention.of}${count === 1 ? '' : 's'} ${mention.steps < 0 ? 'earlier' : 'later'}`;
}

function spanWords(mention: Extract<PeriodMention, { kind: 'span' }>): string {
  if (mention.years !== null) return `over ${String(mention.years)} years`;
  return [mention.from === null ? '' : `from ${String(mention.from)}`, mention.to === null ? '' : `to ${String(mention.to)}`].filter((part) => part !== '').join(' ');
}

export function periodWords(mention: PeriodMention): string {
  switch (mention.kind) {
    case 'fiscal': return mention.year === null ? mention.part : fiscalName({ year: mention.year, part: mention.part });
    case 'date': return mention.on;
    case 'month': return `${months[mention.month - 1] ?? ''}${mention.year === null ? '' : ` ${String(mention.year)}`}`;
    case 'ended': return `${mention.months === null ? '' : `${String(mention.months)} months `}to ${mention.end}`;
    case 'span': return spanWords(mention);
    case 'relative': return relativeWords(mention);
  }
}

/** `growth of revenue · FY2024, 1 year earlier`; empty for a claim of words alone. */
export function claimWords(claim: Claim): string {
  const metric = claim.metric === null ? '' : (claim.metric.id ?? claim.metric.words).replaceAll('_', ' ');
  const subject = [claim.operation, metric].filter((part): part is string => part !== null && part !== '').join(' of ');
  const periods = claim.periods.map(({ mention }) => periodWords(mention)).filter((part) => part !== '').join(', ');
  return cleanLine([subject, periods].filter((part) => part !== '').join(' · '));
}
