// How much each role may set going: runs at once, and starts an hour, audits and verifications among them. Readers start nothing.
import type { Clock } from '@assay/data';
import { AssayError } from '@assay/record';
import type { AccessRole } from '@assay/record/api';

export type RoleBudget = { readonly atOnce: number; readonly runsAnHour: number; readonly auditsAnHour: number; readonly plansAnHour: number };
export const usualBudgets: Readonly<Record<AccessRole, RoleBudget>> = {
  reader: { atOnce: 0, runsAnHour: 0, auditsAnHour: 30, plansAnHour: 0 },
  analyst: { atOnce: 2, runsAnHour: 60, auditsAnHour: 240, plansAnHour: 1_200 },
  admin: { atOnce: 4, runsAnHour: 600, auditsAnHour: 2_400, plansAnHour: 12_000 },
};

const hourMs = 60 * 60_000;

export type Budgeted = 'run' | 'audit' | 'plan';
export type Budgets = { readonly of: (role: AccessRole) => RoleBudget; readonly take: (role: AccessRole, what: Budgeted, runningNow?: number) => void };

/** `take` throws AssayError('over-budget') where the role has had its share, with when the next one is free. */
export function openBudgets(clock: Clock, budgets: Readonly<Record<AccessRole, RoleBudget>> = usualBudgets, onTaken: (what: Budgeted) => void = () => undefined): Budgets {
  const taken = new Map<string, number[]>();
  return {
    of: (role) => budgets[role],
    take: (role, what, runningNow = 0) => {
      const { atOnce, runsAnHour, auditsAnHour, plansAnHour } = budgets[role];
      const cap = { run: runsAnHour, audit: auditsAnHour, plan: plansAnHour }[what];
      if (what === 'run' && runningNow >= atOnce) throw overBudget(`${String(atOnce)} runs are under way, as many as a role of ${role} may have at once.`, 'Wait until one ends, or cancel it.');
      const key = `${role} ${what}`;
      const now = clock().getTime();
      const recent = (taken.get(key) ?? []).filter((at) => now - at < hourMs);
      const [oldest = now] = recent;
      if (recent.length >= cap) throw overBudget(`A role of ${role} may start ${String(cap)} ${what}s an hour.`, `The next one is free in ${String(Math.ceil((oldest + hourMs - now) / 60_000))} minutes.`);
      taken.set(key, [...recent, now]);
      onTaken(what);
    },
  };
}

function overBudget(message: string, remedy: string): AssayError {
  return new AssayError('over-budget', message, { remedy });
}
