// Several accounts of one company as one: SEC company facts of an earlier day, and filings read from their own pages.
import { restatementsOf, type CompanyFact, type CompanyFacts, type FactVersion } from '@assay/audit/facts';

/** Figures with the same key become one figure with all versions; the newest filing's value holds. Parts of other companies are refused with a RangeError. */
export function joinCompanyFacts(parts: readonly CompanyFacts[]): CompanyFacts {
  const [first, ...others] = parts;
  if (first === undefined) throw new RangeError('there is nothing to join');
  const stranger = others.find((part) => part.cik !== first.cik);
  if (stranger !== undefined) throw new RangeError(`${stranger.name} is another company than ${first.name}`);
  const groups = Map.groupBy(parts.flatMap((part) => part.facts), factKeyText);
  const facts = [...groups.values()].map(joinFacts);
  return { cik: first.cik, name: parts.at(-1)?.name ?? first.name, facts, restatements: restatementsOf(facts), choices: parts.flatMap((part) => part.choices) };
}

/** A key as text: two figures with the same are the same figure. */
export function factKeyText({ key }: CompanyFact): string {
  const members = Object.entries(key.dimensions).map(([axis, member]) => `${axis}=${member}`).sort();
  return [key.cik, key.concept, key.start ?? '', key.end, key.unit, ...members].join('|');
}

function joinFacts(same: readonly CompanyFact[]): CompanyFact {
  const reported = same.filter((fact) => fact.derived === null);
  const newest = (reported.length > 0 ? reported : same).toSorted((left, right) => compare(left.versions.at(-1)?.filed ?? left.filed, right.versions.at(-1)?.filed ?? right.filed)).at(-1);
  if (newest === undefined) throw new RangeError('a group of facts has a member');
  if (reported.length < 2) return newest;
  const versions = joinVersions(reported.flatMap((fact) => fact.versions));
  const value = versions.at(-1)?.value ?? newest.value;
  const before = versions.findLastIndex((version) => version.value !== value);
  return { ...newest, value, versions, filed: versions[before + 1]?.filed ?? newest.filed };
}

/** The same filing may be in several parts: once is enough. */
function joinVersions(versions: readonly FactVersion[]): FactVersion[] {
  const once = new Map<string, FactVersion>();
  for (const version of versions) {
    const key = `${version.filed}|${version.value}`;
    if (!once.has(key)) once.set(key, version);
  }
  return [...once.values()].sort((left, right) => compare(left.filed, right.filed));
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
