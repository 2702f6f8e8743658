// The folder of an earlier system, whichever of the known ones wrote it.
import { AssayError } from '@assay/record';
import { readFenceSnapshot, SNAPSHOT_MANIFEST } from './read-fence-snapshot.ts';
import { firnFiles, readFirn } from './read-firn.ts';
import { openTraceFolder } from './trace-folder.ts';
import type { Trace, TraceFrom } from './trace.ts';

/** Throws AssayError: 'malformed-source' for a folder of no known form or a hostile one, 'no-sources' where no output of a tool can be read. */
export async function readTrace(path: string, from: TraceFrom): Promise<Trace> {
  const folder = await openTraceFolder(path);
  const trace = await read();
  if (trace.documents.length > 0) return trace;
  throw new AssayError('no-sources', `${path} holds no output of a tool that can be read${trace.skipped[0] === undefined ? '' : ` (${trace.skipped[0].path}: ${trace.skipped[0].why})`}.`, { remedy: 'Give the folder of a finished run, with the outputs of its tools.' });

  async function read(): Promise<Trace> {
    const isFirn = (await folder.read(firnFiles.info)) !== null || (await folder.list(firnFiles.calls)).length > 0;
    if (isFirn) return readFirn(folder, from);
    if ((await folder.read(SNAPSHOT_MANIFEST)) !== null) return readFenceSnapshot(folder, from);
    throw new AssayError('malformed-source', `${path} is no trace that is known: it has neither ${firnFiles.info} nor ${SNAPSHOT_MANIFEST}.`, { remedy: 'Give the folder of one Firn run (logs/…), or of one audit-fence snapshot.' });
  }
}
