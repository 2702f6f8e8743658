// Characters that belong together because nothing stands between them: "10-K/A", "v1.4-rc2", "0000320193-24-000123".
import { isGlued, type Atoms } from '../lex/atom.ts';

const connectors = new Set(['-', '_', '/', '.', ':', '@', '#', '+', '&', "'", '–', '\\', '*', '=']);

function isSolid(atoms: Atoms, at: number): boolean {
  const kind = atoms[at]?.kind;
  return kind === 'word' || kind === 'code' || kind === 'number' || kind === 'mark';
}

/** "(a)", "(k)", "(1)" that hang on a name. */
function hangingBracketEnd(atoms: Atoms, at: number): number | null {
  const inner = atoms[at + 1];
  if (atoms[at]?.text !== '(' || inner === undefined || atoms[at + 2]?.text !== ')') return null;
  return isGlued(atoms, at + 1) && isGlued(atoms, at + 2) && inner.end - inner.start <= 3 && isSolid(atoms, at + 1) ? at + 3 : null;
}

/** The first atom that no longer hangs on the one at `at`. */
export function chainEnd(atoms: Atoms, at: number): number {
  let next = at + 1;
  while (isGlued(atoms, next)) {
    if (isSolid(atoms, next)) next += 1;
    else if (connectors.has(atoms[next]?.text ?? '') && isGlued(atoms, next + 1) && isSolid(atoms, next + 1)) next += 2;
    else {
      const bracket = hangingBracketEnd(atoms, next);
      if (bracket === null) return next;
      next = bracket;
    }
  }
  return next;
}
