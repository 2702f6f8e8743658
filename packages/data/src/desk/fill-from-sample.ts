// What the bundled figures stand in for when the live sources did not give it, and what is said about that.
import { daysBetween, type CapturedBytes, type IsoDate } from '@assay/record';
import type { Company } from '../company.ts';
import type { GatherOptions, Missing } from './desk.ts';
import type { PeerSource } from '../sample/sample-peers.ts';
import type { SamplePart, SampleSource } from './sample-port.ts';

export type FillScene = { readonly company: Company; readonly options: GatherOptions; readonly sample: SampleSource & PeerSource; readonly asOf: IsoDate | null; readonly today: IsoDate };
export type Filled = { readonly captures: readonly CapturedBytes[]; readonly notes: readonly Missing[] };

export const nothing: Filled = { captures: [], notes: [] };
const RECENT_DAYS = 45;
const names: Readonly<Record<SamplePart, string>> = { statements: 'statements', closes: 'daily closes', insiders: 'insiders’ trades', macro: 'macro series', constituents: 'index members' };

/** One part of the bundled figures, as of the day asked for. */
export function sampleOf(part: SamplePart, { company, options, sample, asOf }: FillScene): readonly CapturedBytes[] {
  const holder = part === 'macro' || part === 'constituents' ? holderOfLists(company, sample, asOf) : company;
  return holder === null ? [] : sample.read({ company: holder, part, asOf, depth: options.depth });
}

/** A part with a sentence on how old it is; nothing where it is not bundled. */
export function fillFromSample(part: SamplePart, scene: FillScene): Filled {
  const captures = sampleOf(part, scene);
  const day = captures[0]?.capture.asOf ?? null;
  if (day === null) return nothing;
  const age = daysBetween(day, scene.asOf ?? scene.today);
  const old = age > RECENT_DAYS ? ', which are older' : '';
  return { captures, notes: [{ what: `live ${names[part]}`, why: `The bundled ones are used${old}.` }] };
}

/** Macro series and index members are bundled beside companies: those of the company itself, else the newest. */
function holderOfLists(company: Company, sample: SampleSource, asOf: IsoDate | null): Company | null {
  if (sample.asOf(company.ticker) !== null) return company;
  const dated = sample.companies().map((bundled) => ({ bundled, day: sample.asOf(bundled.ticker) ?? '' })).filter(({ day }) => day !== '');
  const [newest] = dated.filter(({ day }) => asOf === null || day <= asOf).sort((left, right) => right.day.localeCompare(left.day));
  return newest?.bundled ?? dated[0]?.bundled ?? null;
}

/** The bundled peers of a company whose bundled statements are used: both are of one day. */
export function peersOf({ company, sample, asOf }: FillScene): readonly CapturedBytes[] {
  return sample.peersOf(company, asOf);
}
