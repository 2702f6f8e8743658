// A column of changes speaks of the later of the two times it compares: those its head names, else those of the columns before it.
import type { PeriodMention } from '@assay/record';
import type { Time } from './cell-time.ts';

const nothing: Time = { mentions: [], asOf: false };

/** For each head the time its change belongs to; null for heads that are no changes or whose times cannot be told. */
export function readChangeTimes(heads: readonly { readonly measure: string | null }[], times: readonly Time[]): (Time | null)[] {
  const dated: Time[] = [];
  const silent: number[] = [];
  const found = heads.map((head, index): Time | null => {
    const own = times[index] ?? nothing;
    if (head.measure !== 'change') {
      if (own.mentions.length === 1) dated.push(own);
      return null;
    }
    if (own.mentions.length === 0) silent.push(index);
    return own.mentions.length === 2 ? { ...own, mentions: [laterOf(own.mentions)] } : null;
  });
  const perPair = silent.length / Math.max(1, dated.length - 1);
  if (dated.length < 2 || !Number.isInteger(perPair)) return found;
  silent.forEach((head, index) => { found[head] = laterTime(dated[Math.floor(index / perPair)], dated[Math.floor(index / perPair) + 1]); });
  return found;
}

function laterTime(left: Time | undefined, right: Time | undefined): Time | null {
  if (left === undefined || right === undefined) return null;
  const [first] = left.mentions;
  return first !== undefined && laterOf([...left.mentions, ...right.mentions]) === first ? left : right;
}

function laterOf(mentions: readonly PeriodMention[]): PeriodMention {
  return mentions.reduce((latest, mention) => (dayKey(mention) > dayKey(latest) ? mention : latest));
}

function dayKey(mention: PeriodMention): string {
  if (mention.kind === 'date') return mention.on;
  if (mention.kind === 'ended') return mention.end;
  return 'year' in mention ? String(mention.year ?? '') : '';
}
