// One case through our fence: the searches are replayed, then the record is submitted. Nothing of the expected answers is read.
import { createHash } from 'node:crypto';
import { anyScope, openFence, type Fence, type Outcome, type Scope, type Submission } from '@assay/audit/fence';
import type { FenceCase } from './cases.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Input = Pick<FenceCase, 'search_history' | 'document' | 'record' | 'config'>;

export async function runCase(given: Input): Promise<Outcome> {
  const fenceOf = openFences(given);
  for (const search of given.search_history) {
    const tracked = fenceOf(search.fence).track<{ readonly query: string; readonly file: string }>(() => search.results, { tool: search.tool, fileOf: (args) => args.file });
    await tracked({ query: search.query, file: search.file });
  }
  for (const name of given.config.reset ?? []) fenceOf(name).reset();
  return fenceOf(given.record.fence).submit(submissionOf(given.record));
}

function openFences({ document, config }: Input): (name: string | undefined) => Fence {
  const scope: Scope = config.sandbox === undefined ? anyScope : { phase: null, files: { folders: config.sandbox.allowed_dirs, files: config.sandbox.allowed_files } };
  const { resolver } = config;
  const hooks = resolver === undefined ? {} : { resolveSource: ({ file, line }: { readonly file: string; readonly line: number | null }) => resolver[`${file}:${String(line)}`] ?? null };
  const names = config.fences ?? ['agent'];
  const fences = new Map(names.map((name) => [name, openFence({ name, document, scope, hooks, sha256 })]));
  const fenceOf = (name: string | undefined): Fence => fences.get(name ?? names[0] ?? '') ?? openFence({ document, sha256 });
  for (const [name, upstream] of Object.entries(config.links ?? {})) fenceOf(name).link(...upstream.map(fenceOf));
  return fenceOf;
}

function submissionOf(record: FenceCase['record']): Submission {
  return {
    claim: record.claim_in_document, label: record.claim, quote: record.evidence, finding: record.finding === 'not-found' ? 'not-found' : 'found',
    ...(record.raw_value === undefined ? {} : { value: record.raw_value }),
    ...(record.search_file === undefined ? {} : { source: { file: record.search_file, line: record.search_line ?? null } }),
  };
}
