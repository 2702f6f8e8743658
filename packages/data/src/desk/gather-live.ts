// Live gathering: every part is asked at once; what fails is filled from the bundled figures or listed as missing.
import type { CapturedBytes } from '@assay/record';
import type { CaptureOutcome } from '../capture/capture.ts';
import type { DeskEvent, Missing } from './desk.ts';
import { fillFromSample, nothing, peersOf, sampleOf, type Filled, type FillScene } from './fill-from-sample.ts';
import type { PeerLists } from './choose-live-peers.ts';
import { followUpParts } from './follow-up-parts.ts';
import { isKnownAsFund } from './learn-company.ts';
import { liveParts, type LivePart, type PartGroup, type Scene } from './live-parts.ts';
import { missingOf, type Answered } from './missing-of.ts';
import type { PeerSource } from '../sample/sample-peers.ts';
import type { SampleSource } from './sample-port.ts';

export type Collected = { readonly captures: readonly CapturedBytes[]; readonly missing: readonly Missing[] };

export type Bundled = { /** Null in the mode that never uses the bundled figures. */ readonly sample: (SampleSource & PeerSource) | null; /** Names without figures. */ readonly lists: PeerLists };

export async function gatherLive(scene: Scene, { sample, lists }: Bundled): Promise<Collected> {
  const answered = await askAll(scene, lists);
  const failures = missingOf(isKnownAsFund(capturesOf(answered)) ? answered.filter(({ part, outcome }) => outcome.ok || !ofBusinesses.has(part.group)) : answered);
  if (sample === null) return { captures: capturesOf(answered), missing: failures };
  const fill: FillScene = { company: scene.company, options: scene.options, sample, asOf: scene.asOf, today: scene.today };
  return has(answered, 'statements') || sampleOf('statements', fill).length === 0 ? withGapsFilled(answered, failures, fill) : allFromSample(failures, fill);
}

/** A fund has none of these: nobody misses them. */
const ofBusinesses: ReadonlySet<PartGroup> = new Set<PartGroup>(['statements', 'filings', 'analysts', 'estimates', 'holders', 'insiders', 'peers']);

/** All parts at once; what the list of filings leads to as soon as it is there. */
async function askAll(scene: Scene, lists: PeerLists): Promise<readonly Answered[]> {
  const emit = scene.options.onEvent ?? ((): void => undefined);
  const ask = async (part: LivePart): Promise<Answered> => ({ part, outcome: await askPart(part, emit) });
  const first = liveParts(scene).map((part) => ({ part, answer: ask(part) }));
  const filings = first.find(({ part }) => part.group === 'filings')?.answer ?? Promise.resolve(null);
  const next = filings.then(async (answer) => Promise.all(followUpParts(scene, answer?.outcome ?? null, lists).map(ask)));
  const [direct, later] = await Promise.all([Promise.all(first.map(async ({ answer }) => answer)), next]);
  return [...direct, ...later];
}

async function askPart(part: LivePart, emit: (event: DeskEvent) => void): Promise<CaptureOutcome> {
  emit({ event: 'source-start', what: part.what, tool: part.tool });
  const outcome = await part.ask();
  if (outcome.ok) emit({ event: 'source-finish', what: part.what, tool: part.tool, capture: outcome.captured.capture.id, origin: outcome.captured.capture.origin, bytes: outcome.captured.bytes.length });
  else emit({ event: 'source-missing', what: part.what, tool: part.tool, why: `${outcome.failure.message} ${outcome.failure.remedy}` });
  return outcome;
}

function capturesOf(answered: readonly Answered[]): CapturedBytes[] {
  return answered.flatMap(({ outcome }) => (outcome.ok ? [outcome.captured] : []));
}

function has(answered: readonly Answered[], group: PartGroup): boolean {
  return answered.some(({ part, outcome }) => part.group === group && outcome.ok);
}

/** The statements are live: each other gap is filled on its own. */
function withGapsFilled(answered: readonly Answered[], failures: readonly Missing[], fill: FillScene): Collected {
  const closes: Filled = has(answered, 'closes') ? nothing : fillFromSample('closes', fill);
  const macro: Filled = has(answered, 'macro') ? nothing : fillFromSample('macro', fill);
  const filled = [...closes.captures, ...macro.captures, ...sampleOf('constituents', fill)];
  return { captures: [...capturesOf(answered), ...filled], missing: [...failures, ...closes.notes, ...macro.notes] };
}

/** Bundled statements go with the closes and series of their own day: today's price over last year's earnings would be no ratio of any day. */
function allFromSample(failures: readonly Missing[], fill: FillScene): Collected {
  const parts = (['statements', 'closes', 'macro'] as const).map((part) => fillFromSample(part, fill));
  const insiders = sampleOf('insiders', fill);
  return { captures: [...parts.flatMap((part) => part.captures), ...sampleOf('constituents', fill), ...insiders, ...peersOf(fill)], missing: [...failures, ...parts.flatMap((part) => part.notes)] };
}
