// All attacks and all honest auditors over all scenarios, as figures.
import { attacks, type Attack } from './attacks.ts';
import { honestAuditors } from './honest.ts';
import { scenarios } from './scenario.ts';
import { tryAttacker } from './try-attacker.ts';

export type AttackResult = Pick<Attack, 'name' | 'what'> & { readonly tries: number; readonly through: readonly string[] };
export type TrialResults = { readonly attacks: readonly AttackResult[]; /** True claims that honest auditors brought to verified or computed, as a share. */ readonly honest: number; readonly truths: number };

async function tryAttack({ name, what, attacker }: Attack): Promise<AttackResult> {
  const trials = [];
  for (const scenario of scenarios) trials.push(await tryAttacker(attacker, scenario));
  return { name, what, tries: trials.reduce((sum, { tries }) => sum + tries, 0), through: trials.flatMap(({ through }) => through) };
}

export async function runTrials(onResult: (result: AttackResult) => void = () => undefined): Promise<TrialResults> {
  const results: AttackResult[] = [];
  for (const attack of attacks) {
    const result = await tryAttack(attack);
    results.push(result);
    onResult(result);
  }
  const honest = [];
  for (const { attacker } of honestAuditors) for (const scenario of scenarios) honest.push(await tryAttacker(attacker, scenario));
  const truths = honest.reduce((sum, trial) => sum + trial.truths, 0);
  return { attacks: results, truths, honest: honest.reduce((sum, trial) => sum + trial.proved, 0) / truths };
}
