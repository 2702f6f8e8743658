// The claims of two runs by subject: which say the same, which say something else, and which only one of the runs makes.
import type { Claim, Verdict } from '@assay/record';
import { subjectKey } from './subject.ts';

export type Said = { readonly number: number; readonly claim: Claim; readonly verdict: Verdict };
/** The claims of a run with the report that they stand in. */
export type Told = { readonly report: string; readonly claims: readonly Said[] };
export type Aligned = { readonly a: Said | null; readonly b: Said | null };

/** What a claim shows, apart from how it is written. */
export function shownValue({ claim }: Said): string {
  const { numeral, direction } = claim;
  return numeral === null ? `${direction ?? ''} ${claim.kind === 'words' ? '' : claim.text.toLowerCase()}` : [numeral.value, numeral.upTo ?? '', numeral.unit.kind, numeral.bound ?? ''].join(' ');
}

/** One claim for all that say the same of one subject with the same verdict: notes repeat themselves. */
function once({ report, claims }: Told): Map<string, Said[]> {
  const subjects = new Map<string, Map<string, Said>>();
  for (const said of claims) {
    const key = subjectKey(said.claim, report);
    const known = subjects.get(key) ?? new Map<string, Said>();
    const value = `${shownValue(said)}|${said.verdict.verdict}`;
    if (!known.has(value)) known.set(value, said);
    subjects.set(key, known);
  }
  return new Map([...subjects].map(([key, known]) => [key, [...known.values()]]));
}

/** Within a subject equal values belong together, then what is left in the order of the reports. */
function pairUp(left: readonly Said[], right: readonly Said[]): Aligned[] {
  const rest = [...right];
  const taken = (fits: (other: Said) => boolean): Said | null => {
    const at = rest.findIndex(fits);
    return at < 0 ? null : rest.splice(at, 1)[0] ?? null;
  };
  const exact = left.map((a) => ({ a, b: taken((b) => shownValue(b) === shownValue(a) && b.verdict.verdict === a.verdict.verdict) }));
  const close = exact.map(({ a, b }) => ({ a, b: b ?? taken((other) => shownValue(other) === shownValue(a)) }));
  const pairs = close.map(({ a, b }) => ({ a, b: b ?? taken(() => true) }));
  return [...pairs, ...rest.map((b) => ({ a: null, b }))];
}

/** In the order of the first run's report, then what only the second says. */
export function alignClaims(a: Told, b: Told): Aligned[] {
  const [left, right] = [once(a), once(b)];
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  return keys.flatMap((key) => pairUp(left.get(key) ?? [], right.get(key) ?? []));
}
