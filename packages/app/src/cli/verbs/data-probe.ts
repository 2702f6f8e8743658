// assay data probe: asks the data tools about many companies. What it knows is kept after each second, so that it can be stopped and gone on with.
import { setImmediate } from 'node:timers/promises';
import { join } from 'node:path';
import { findCompanies, isBroken, newProbeState, probeQuestions, readProbeState, runProbe, summariseProbe, toolNamed, tools, type Company, type ProbeState, type Store } from '@assay/data';
import { AssayError, parseJson } from '@assay/record';
import { clock } from '../../clock.ts';
import { bundledSample, composeDesk } from '../../compose.ts';
import { openFileStore } from '../../store/file-store.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { openProbeProgress, printProbe } from '../view/probe-view.ts';

export type ProbeOptions = { readonly tool?: string; readonly count?: number; readonly all?: boolean; readonly sector?: string; readonly resume?: boolean; readonly sample?: boolean };

const USUAL_COUNT = 5;
const SAVE_MS = 1000;
const KEY = 'state.json';

/** The largest first; in sample mode those with bundled figures, all of them unless a count is given. */
function companiesOf({ count, all, sector, sample: isSample }: ProbeOptions): readonly Company[] {
  const sample = bundledSample();
  const isOfSector = (company: Company): boolean => sector === undefined || (company.sector ?? '').toLowerCase().startsWith(sector.trim().toLowerCase());
  const limit = count ?? (all === true || sector !== undefined || isSample === true ? Infinity : USUAL_COUNT);
  const found = isSample === true ? sample.companies().filter(isOfSector).slice(0, limit) : findCompanies({ sector: sector ?? '', limit }, { members: sample.members(), directory: sample.directory() }).companies;
  if (found.length > 0) return found;
  const sectors = [...new Set(sample.members().map((member) => member.sector))].sort().join(', ');
  throw new AssayError('usage', `There is no company of the sector “${(sector ?? '').slice(0, 60)}”.`, { remedy: `The sectors are ${sectors}.` });
}

async function openState(store: Store, { scope, resume }: { readonly scope: string; readonly resume: boolean }): Promise<ProbeState> {
  if (!resume) return newProbeState(scope);
  const kept = await store.get(KEY);
  const state = kept === null ? null : readProbeState(parseJson(new TextDecoder().decode(kept)));
  if (state === null) throw new AssayError('usage', 'There is no probe to go on with.', { remedy: 'Begin one without --resume.' });
  if (state.scope !== scope) throw new AssayError('usage', 'The probe that was stopped was of other tools or companies.', { remedy: 'Name the same, or begin anew without --resume.' });
  return state;
}

/** Saves whole states only: the store puts a new file in the place of the old one at one stroke. */
function openSaving(store: Store, state: ProbeState, session: Session): { readonly now: () => Promise<void>; readonly sometimes: () => Promise<void> } {
  let last = session.elapsedMs();
  const save = async (): Promise<void> => {
    last = session.elapsedMs();
    await store.put(KEY, new TextEncoder().encode(JSON.stringify(state)));
  };
  return { now: save, sometimes: async () => { if (session.elapsedMs() - last >= SAVE_MS) await save(); } };
}

export const probeData: Verb<ProbeOptions> = async (options, session) => {
  const wanted = options.tool === undefined ? tools : [toolNamed(options.tool)];
  const companies = companiesOf(options);
  const mode = options.sample === true ? 'sample' : 'auto';
  const questions = probeQuestions({ tools: wanted, companies, today: clock().toISOString().slice(0, 10) });
  const store = openFileStore(join(session.environment.places.cache, 'probe'));
  const state = await openState(store, { scope: [mode, ...new Set(questions.map(({ tool, on }) => `${tool} ${on}`))].join('\n'), resume: options.resume === true });
  const saving = openSaving(store, state, session);
  const progress = openProbeProgress(session, questions.length);
  const onOutcome = async (outcome: ProbeState['outcomes'][number], done: number): Promise<void> => {
    progress.tell(outcome, done);
    await saving.sometimes();
    // Bundled figures are asked without waiting for anything: Ctrl-C is heard between two answers only if there is a turn between them.
    await setImmediate();
  };
  try {
    await runProbe(questions, state, { desk: composeDesk(session.environment, mode), now: session.elapsedMs, signal: session.signal, onOutcome });
  } finally {
    progress.end();
    await saving.now();
  }
  const summary = summariseProbe(state);
  const isWhole = state.outcomes.length >= questions.length;
  if (session.json && isWhole) printJson(session, { mode, companies: companies.map(({ ticker }) => ticker), asked: state.outcomes.length, of: questions.length, tools: summary });
  else if (!session.json) printProbe(summary, session.out);
  if (!isWhole) throw new AssayError('interrupted', `The probe was stopped after ${String(state.outcomes.length)} of ${String(questions.length)} questions.`, { remedy: 'Go on with the same command and --resume.' });
  return state.outcomes.some(({ code }) => isBroken(code)) ? exitCodes.failure : exitCodes.sound;
};
