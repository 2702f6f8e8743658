// assay replay: the analysis again, from the run's own captures. The same report and verdicts, byte for byte, or it says which file differs.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RULES_VERSION } from '@assay/audit';
import { readDocument } from '@assay/audit/archive';
import { writeFault } from '../../vault/disk-fault.ts';
import { findRun } from '../../vault/find-run.ts';
import { replayedFiles, replayRun, type Replay } from '../../vault/replay-run.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { timeWords } from '../view/size-words.ts';
import { padEnd } from '../view/text-width.ts';

async function writeOut(replay: Replay, folder: string): Promise<void> {
  for (const path of replayedFiles) {
    const to = join(folder, path);
    try {
      await mkdir(dirname(to), { recursive: true });
      await writeFile(to, replay.files.get(path) ?? new Uint8Array());
    } catch (error) {
      throw writeFault(error, to);
    }
  }
}

function printReplay(replay: Replay, session: Session): void {
  const { out } = session;
  for (const { path, same, sealed } of replay.compared) {
    const said = same ? 'same bytes' : sealed === null ? 'was not in the sealed run' : 'other bytes';
    out.line(`  ${out.paint.strength(same ? 'strong' : 'contradicted', same ? '●' : '✕')} ${padEnd(path, 15)}${said}`);
  }
  out.line(replay.same ? `Replayed in ${timeWords(session.elapsedMs())}: the same report and verdicts, byte for byte.` : 'The replay came out otherwise. Was the run made by another version of the program?');
}

export const replayAnalysis: Verb<{ readonly run: string; readonly out?: string }> = async (options, session) => {
  const loaded = await findRun(session.environment.places.runs, options.run);
  const { run } = readDocument(loaded.files, 'run');
  session.err.line(`Replaying ${run.id} from its captures …`);
  const replay = await replayRun(loaded.files, { rules: RULES_VERSION, signal: session.signal });
  if (options.out !== undefined) await writeOut(replay, options.out);
  if (session.json) printJson(session, { run: run.id, same: replay.same, files: replay.compared, out: options.out ?? null, elapsedMs: session.elapsedMs() });
  else printReplay(replay, session);
  return replay.same ? exitCodes.sound : exitCodes.failure;
};
