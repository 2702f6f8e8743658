// What a phase of the audit may look at. A specialist is held to its own captures, the report to the findings, and, on its own, to the captures.
import type { Origin } from '../passage.ts';

export type Phase =
  | { readonly name: 'specialist-fidelity'; readonly specialist: string }
  | { readonly name: 'report-to-specialist' }
  | { readonly name: 'report-to-source' };

export type Scope = {
  /** Null asks only that an agent's text is not taken for a capture. */
  readonly phase: Phase | null;
  /** Null allows any file. A folder allows what lies in it; a sibling with the same beginning does not. */
  readonly files: { readonly folders: readonly string[]; readonly files: readonly string[] } | null;
};

export const anyScope: Scope = { phase: null, files: null };

/** The segments of a plain relative path; null for anything that could lead elsewhere. */
function segmentsOf(path: string): string[] | null {
  if (path === '' || /^[/~]|[\\%\0-\x1f]|^[A-Za-z]:/.test(path)) return null;
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.');
  return segments.length === 0 || segments.includes('..') ? null : segments;
}

function isWithin(path: readonly string[], folder: readonly string[]): boolean {
  return path.length > folder.length && folder.every((segment, index) => path[index] === segment);
}

export function allowsFile(scope: Scope, file: string | null): boolean {
  if (scope.files === null) return true;
  const path = file === null ? null : segmentsOf(file);
  if (path === null) return false;
  return scope.files.files.some((allowed) => segmentsOf(allowed)?.join('/') === path.join('/')) || scope.files.folders.some((folder) => isWithin(path, segmentsOf(folder) ?? ['..']));
}

function allowsOrigin(phase: Phase | null, origin: Origin): boolean {
  switch (phase?.name) {
    case 'specialist-fidelity': return origin.kind === 'capture' && origin.by === phase.specialist;
    case 'report-to-specialist': return origin.kind === 'finding';
    case 'report-to-source': return origin.kind === 'capture';
    case undefined: return true;
  }
}

/** Asked when a result comes in and again when it is cited: a passage of a linked agent is held to the scope of the one who cites it. */
export function allowsPassage(scope: Scope, origin: Origin): boolean {
  return allowsOrigin(scope.phase, origin) && allowsFile(scope, origin.file);
}
