// Companies that a question tells one behind the other, each with the time that stands behind it alone.
import type { Company } from '@assay/data';
import { shortName } from '../../../write/company-name.ts';
import type { Asked } from '../asked.ts';
import type { Named } from '../companies/named.ts';
import { namedIn } from '../companies/read-companies.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { readPeriods, type FoundPeriod } from '../periods/periods.ts';

type Mention = { readonly start: number; readonly end: number; readonly company: Company; readonly isOwner: boolean };
/** Companies told one behind the other, each with what stands behind it alone. */
export type Run = { readonly start: number; readonly end: number; readonly members: readonly { readonly company: Company; readonly own: string }[]; readonly isOwner: boolean };

const isOfOne = ({ period }: FoundPeriod): boolean => period.kind === 'fiscal' || period.kind === 'date' || period.kind === 'dates';

const connector = /^(?:\s|,|;|\/|&|\+|\(|\)|-|\band\b|\bor\b|\bvs\b\.?|\bversus\b|\bv\b|\bwith\b|\bagainst\b|\bto\b|\bthan\b|\bat\b|\bof\b|\bin\b|\bfor\b|\bby\b|\bfrom\b|\bthe\b|\beither\b|\bboth\b|\bthat\b|\bthen\b|\balso\b|\bagain\b|\bas well as\b|\bcompared\b|\balongside\b|\bbeside\b|\binto\b|\bdid\b|\bwas\b|\bis\b)*$/i;

function mentionsIn(text: string, { companies }: Asked, today: string): readonly Mention[] | null {
  const named = namedIn(text, readPeriods(text, today)).toSorted((one, other) => one.start - other.start);
  if (named.some(({ company }) => company === null)) return null;
  const found = named.flatMap((one): readonly (Named & { readonly company: Company })[] => (one.company !== null && companies.some(({ ticker }) => ticker === one.company?.ticker) ? [{ ...one, company: one.company }] : []));
  return found.map(({ start, end, company }) => { const said = text.slice(start, end); const isOwner = (/['’]s?$/.test(said) && !/['’]s$/.test(shortName(company.name))) || /^['’]s?\b/.test(text.slice(end)); return { start, end: end + (/^['’]s?\b/.exec(text.slice(end))?.[0].length ?? 0), company, isOwner }; });
}

/** "Apple (AAPL)": the same one twice is named once. */
function onceEach(text: string, mentions: readonly Mention[]): readonly Mention[] {
  const once: Mention[] = [];
  for (const one of mentions) {
    const before = once.at(-1);
    const isAgain = before?.company.ticker === one.company.ticker && /^[\s,(]*$/.test(text.slice(before.end, one.start));
    const closes = /^\)(?:['’]s?\b)?/.exec(text.slice(one.end))?.[0] ?? '';
    if (before !== undefined && isAgain) once.splice(-1, 1, { ...before, end: one.end + (text.slice(before.end, one.start).includes('(') ? closes.length : 0), isOwner: before.isOwner || one.isOwner || closes.length > 1 });
    else once.push(one);
  }
  return once;
}

/** What stands between one company and the next, where it is a time of its own: "(FY2025) or", ", taking its fiscal 2025, or into". */
function ownTime(between: string, today: string): string | null {
  const parts = /^(?<own>[\s\S]{3,60}?)(?<joint>[\s,]*(?:\b(?:and|or|vs\.?|versus|against)\b|,|\/|&)[\s\S]{0,24})$/i.exec(between);
  const times = readPeriods(between, today).filter(isOfOne);
  if (parts === null || times.length === 0 || readMeasures(between).length > 0) return null;
  const last = Math.max(...times.map(({ end }) => end));
  const closes = /^\)?/.exec(between.slice(last))?.[0].length ?? 0;
  return connector.test(between.slice(last + closes)) ? between.slice(0, last + closes) : null;
}

/** Behind the last one: a time up to the next stop. */
function ownTimeBehind(rest: string, today: string): string {
  const clause = /^[^;:?]{0,60}/.exec(rest)?.[0] ?? '';
  const [time] = readPeriods(clause, today).filter(isOfOne).toSorted((one, other) => one.start - other.start);
  if (time === undefined || !/^,? ?\(?(?:(?:taking|using|with|on|in|for|its|their|the|of|fiscal|year|full) ?)*$/i.test(clause.slice(0, time.start))) return '';
  return clause.slice(0, time.end + (clause.charAt(time.end) === ')' ? 1 : 0));
}

type Scene = { readonly text: string; readonly today: string; readonly mentions: readonly Mention[] };

/** What stands between them is a joint, or a time of the one before it; null where it is neither, or the company is in the run already. */
function joinedBy(run: Run | undefined, one: Mention, { text, today }: Scene): string | null {
  if (run === undefined || run.members.some(({ company }) => company.ticker === one.company.ticker)) return null;
  const between = text.slice(run.end, one.start);
  return connector.test(between) ? '' : ownTime(between, today);
}

/** With one more member; the last of those that have times of their own has the one behind it. */
function longer(run: Run, { own, index }: { readonly own: string; readonly index: number }, { text, today, mentions }: Scene): Run {
  const [one, next] = [mentions[index], mentions[index + 1]];
  if (one === undefined) return run;
  const members = run.members.map((member, at) => (at === run.members.length - 1 ? { ...member, own } : member));
  const isEnd = next === undefined || !connector.test(text.slice(one.end, next.start));
  const behind = isEnd && members.some((member) => member.own !== '') ? ownTimeBehind(text.slice(one.end), today) : '';
  return { start: run.start, end: one.end + behind.length, members: [...members, { company: one.company, own: behind }], isOwner: one.isOwner || run.isOwner };
}

function joinedRuns(scene: Scene): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, one] of scene.mentions.entries()) {
    const before = runs.at(-1);
    const own = joinedBy(before, one, scene);
    if (before === undefined || own === null) runs.push({ start: one.start, end: one.end, members: [{ company: one.company, own: '' }], isOwner: one.isOwner });
    else runs.splice(-1, 1, longer(before, { own, index }, scene));
  }
  return runs;
}

/** "A and B in fiscal 2025 and C in fiscal 2026": the time of the next one that has any. */
function timed({ members, ...run }: Run): Run {
  return { ...run, members: members.map((member, index) => (member.own === '' ? { ...member, own: members.slice(index).find(({ own }) => own !== '')?.own ?? '' } : member)) };
}

/** Empty where one of those named is none of the question's companies. */
export function runsIn(text: string, whole: Asked, today: string): readonly Run[] {
  const mentions = mentionsIn(text, whole, today);
  return mentions === null ? [] : joinedRuns({ text, today, mentions: onceEach(text, mentions) }).map(timed);
}
