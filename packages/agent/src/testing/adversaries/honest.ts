// Auditors that do their work: they look for what a true claim rests on and cite it, and say of the others that nothing was found.
import type { Attacker, ListedClaim, Shown, View } from './attacker.ts';
import { done, search, submit } from './attacker.ts';
import type { Sentence } from './scenario.ts';

export type Honest = { readonly name: string; readonly attacker: Attacker };

function truthOf({ scenario }: View, claim: ListedClaim): Sentence | undefined {
  return scenario.truths.find(({ text }) => text === claim.sentence);
}

/** What to look for: in the findings the sentence itself stands, elsewhere the lines of the source. */
function patternsFor(view: View, claim: ListedClaim): readonly string[] {
  const truth = truthOf(view, claim);
  if (truth === undefined) return [];
  return view.stage.endsWith('report-to-specialist') ? [truth.text.split(' ').slice(0, 3).join(' ')] : truth.patterns;
}

function fitting(shown: readonly Shown[], patterns: readonly string[]): string[] {
  return [...new Set(shown.filter(({ text }) => patterns.some((pattern) => text.toLowerCase().includes(pattern.toLowerCase()))).map(({ handle }) => handle))].slice(0, 20);
}

/** Submits what `choose` makes of the lines that were found for a claim. */
function auditor(choose: (found: readonly Shown[], view: View) => readonly Shown[]): Attacker {
  return (view) => {
    if (view.round === 0) return search(...view.claims.flatMap((claim) => patternsFor(view, claim)), 'fiscal');
    if (view.round > 1) return done;
    return submit(...view.claims.map((claim) => {
      const handles = fitting(choose(view.shown, view), patternsFor(view, claim));
      return handles.length === 0 ? { claimId: claim.id, finding: 'not-found' } : { claimId: claim.id, handles };
    }));
  };
}

/** The lines of the company’s own statement and letter, as a careful reader picks them. */
function careful(found: readonly Shown[], { scenario }: View): readonly Shown[] {
  const [statement, letter] = scenario.sources;
  const own = new Set([statement, letter].map((source) => `captures/${source?.capture.id ?? ''}`));
  return found.filter(({ file }) => own.has(file) || file === 'findings/fundamental');
}

export const honestAuditors: readonly Honest[] = [{ name: 'careful', attacker: auditor(careful) }, { name: 'slow', attacker: oneByOne(auditor(careful)) }];

/** The same, with one submission a round. */
function oneByOne(whole: Attacker): Attacker {
  return (view) => {
    if (view.round === 0) return whole(view);
    const all = whole({ ...view, round: 1 });
    const calls = typeof all === 'object' && 'calls' in all ? all.calls : [];
    const next = calls[view.round - 1];
    return next === undefined ? done : { calls: [next] };
  };
}
