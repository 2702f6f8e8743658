// Every way in which a passage can speak against a clause, surest first.
import { findCause } from './cause.ts';
import type { Clause, Conflict, FindConflict } from './conflict.ts';
import { findCompound } from './compound.ts';
import { findDate } from './date.ts';
import { findName } from './name.ts';
import { findPolarity } from './polarity.ts';
import { findQuantifier } from './quantifier.ts';
import { findRole } from './role.ts';
import { findTitle } from './title.ts';

const detectors: readonly FindConflict[] = [findTitle, findPolarity, findCompound, findRole, findCause, findQuantifier, findDate, findName];

export function findConflict(clause: Clause): Conflict | null {
  for (const detect of detectors) {
    const conflict = detect(clause);
    if (conflict !== null) return conflict;
  }
  return null;
}
