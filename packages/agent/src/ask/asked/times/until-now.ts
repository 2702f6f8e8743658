// A day from which something is followed up to now: "since 5 May", "bought on 5 May, up or down so far?".
import { matchesOf } from '../places.ts';
import type { AskedPeriod } from '../asked.ts';
import type { IsoDate } from '@assay/record';
import type { FoundPeriod } from '../periods/period-words.ts';

const sinceThen = /\b(?:so far|since then|ever since|until now|till now|up to now|to date|by now|as of now|up to today|until today|to this day|nowadays|today|now|still)\b/i;
const held = /\b(?:bought|buy|purchased?|invest(?:ed)?|put|held|hold|holding|owned|own|got in|got into|picked up|entered|started)\b/i;

/** The only day that is named, where the words go on from it. */
export function untilNow(found: readonly FoundPeriod[], text: string, today: IsoDate): readonly FoundPeriod[] {
  const named = found.filter(({ period }) => period.kind !== 'latest');
  const [only, ...others] = named;
  if (only?.period.kind !== 'date' || others.length > 0) return found;
  const isSince = /\b(?:since|after|from)(?: (?:the|then|about|around|early|late))* $/i.test(text.slice(Math.max(0, only.start - 24), only.start)) || matchesOf(text.slice(only.start, only.end), /^since\b/gi).length > 0;
  const isHeld = held.test(text) && sinceThen.test(text);
  const period: AskedPeriod = { kind: 'dates', from: only.period.on, to: today };
  return isSince || isHeld ? found.flatMap((one) => (one === only ? [{ ...one, period }] : one.period.kind === 'latest' ? [] : [one])) : found;
}
