// Whose figure a claim and a passage speak of, as far as either says.
import type { Entity } from '@assay/record';
import { sameEntity } from '../../bind/match-entity.ts';
import type { Agreement } from '../../bind/match-period.ts';
import { locatorOf } from '../quote/locator.ts';
import type { Passage } from '../passage.ts';
import { namedIn, namedInPath, wordsOfEntity } from '../words/names.ts';

export type Owner = { readonly entity: Entity | null; readonly names: ReadonlySet<string> };

/** A passage's owner: what its fact or its origin says, else the names in it and in the path where it stands. */
export function ownerOfPassage(passage: Passage, words: string, { entity, known }: { readonly entity: Entity | null; readonly known: readonly Entity[] }): Owner {
  const paths = passage.text.split('\n').map((line) => locatorOf(line).file ?? '');
  const allPaths = [...paths, passage.origin.file ?? ''];
  const inPaths = allPaths.flatMap((path) => [...namedInPath(path)]);
  const tickers = known.flatMap(({ ticker }) => (ticker !== null && allPaths.some((path) => path.toLowerCase().split(/[^a-z0-9]+/).includes(ticker.toLowerCase())) ? [ticker.toLowerCase()] : []));
  return { entity: entity ?? passage.origin.entity, names: new Set([...namedIn(words), ...inPaths, ...tickers]) };
}

/** Names and companies that one side gives and the other does not speak against each other; names of the same company do not. */
export function matchOwners(claim: Owner, evidence: Owner, known: readonly Entity[]): Agreement {
  if (claim.entity !== null && evidence.entity !== null) return sameEntity(claim.entity, evidence.entity) ? 'agrees' : 'conflicts';
  const left = allNames(claim, known);
  const right = allNames(evidence, known);
  if (left.size === 0 || right.size === 0) return 'unstated';
  return [...right].some((name) => left.has(name)) ? 'agrees' : 'conflicts';
}

/** With the other names of every known company that is named by one. */
function allNames(owner: Owner, known: readonly Entity[]): ReadonlySet<string> {
  const own = [...owner.names, ...(owner.entity === null ? [] : wordsOfEntity(owner.entity))];
  const others = known.map(wordsOfEntity).filter((words) => own.some((name) => words.has(name))).flatMap((words) => [...words]);
  return new Set([...own, ...others]);
}
