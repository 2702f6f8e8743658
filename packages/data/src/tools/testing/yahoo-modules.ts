// Answers a quoteSummary request for any modules from the recording that holds all of a symbol's: what was asked for is cut out of it.
// Without one, from the recording of one of the modules.
import { parseJson } from '@assay/record';
import { z } from 'zod';
import type { Recordings } from '../../testing/recordings.ts';
import type { Answerer } from '../../testing/replay-server.ts';

const envelope = z.object({ quoteSummary: z.object({ result: z.array(z.record(z.string(), z.unknown())).nullable(), error: z.unknown() }) });

export function yahooModules(recordings: Recordings): Answerer {
  return ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.startsWith('/v10/finance/quoteSummary/')) return null;
    const symbol = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    const asked = (searchParams.get('modules') ?? '').split(',');
    const entry = recordings.entries.find((candidate) => candidate.endpoint === 'quoteSummary/all' && candidate.file.endsWith(`quoteSummary-all-${symbol}.json`))
      ?? recordings.entries.find((candidate) => asked.some((module) => candidate.endpoint === `quoteSummary/${module}`) && candidate.name.endsWith(`_${symbol}`));
    if (entry === undefined) return null;
    const { status, bytes } = recordings.read(entry);
    const read = envelope.safeParse(parseJson(new TextDecoder().decode(bytes)));
    if (!read.success || read.data.quoteSummary.result === null) return { status, headers: { 'content-type': 'application/json' }, bytes };
    const wanted = new Set(asked);
    const result = read.data.quoteSummary.result.map((modules) => Object.fromEntries(Object.entries(modules).filter(([name]) => wanted.has(name))));
    return { status, headers: { 'content-type': 'application/json' }, bytes: new TextEncoder().encode(JSON.stringify({ quoteSummary: { result, error: null } })) };
  };
}
