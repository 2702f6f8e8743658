// Several shares in order by one multiple, each of its own close and on the figures of the year that is named.
import { join, say, type Text } from '../../../prose/text.ts';
import { firstOfAll } from '../answer/companies/leads/lead-words.ts';
import { nameOf } from '../answer/sentences/naming.ts';
import { textBlock, type Outcome } from '../answer/outcome.ts';
import { clauseOf, sentence } from '../answer/sentences/reading-words.ts';
import type { Holder, Scene } from '../answer/scene.ts';
import { behind, headline, plainName } from './tell-valuation.ts';
import type { Valuation } from '../../asked/multiple/valuation.ts';
import { lostOf, valuationAt, type Valued } from './valuation-at.ts';

type Entry = { readonly holder: Holder; readonly valued: Valued };

/** The multiple of each, at the close and on the year that are named; null where one of them has none. */
function entriesOf(holders: readonly Holder[], { items: [id, ...others], at: [at] }: Valuation): readonly Entry[] | null {
  if (id === undefined || at === undefined || others.length > 0 || holders.length < 2) return null;
  const all = holders.flatMap((holder) => { const valued = valuationAt(holder, id, at); return 'lacks' in valued || lostOf(valued.value.unit, valued.inputs) !== null ? [] : [{ holder, valued }]; });
  return all.length < holders.length ? null : all;
}

/** By its name in the dictionary where all are told so. */
function nameFor(entries: readonly Entry[]): string {
  const other = entries.find(({ valued }) => !valued.isNewest);
  return other === undefined ? entries.map(({ valued }) => nameOf(valued.value.metric))[0] ?? '' : plainName(other.valued);
}

/** Of two that are priced one is the cheaper; of more, and of yields, one stands at an end. */
function leadOf(entries: readonly Entry[], [{ holder, valued }]: readonly [Entry, ...Entry[]], isLowest: boolean): Text {
  if (entries.length > 2 || valued.value.unit.kind === 'percent') return firstOfAll({ name: holder.name, id: valued.value.metric, isLow: isLowest, what: nameFor(entries) });
  return say`${holder.name} is the ${isLowest ? 'cheaper' : 'more expensive'} on ${nameFor(entries)}`;
}

/** On which figure of which year each multiple is, where a year is named: a question that names it is not answered without. */
function ownYears(entries: readonly Entry[], valuation: Valuation | undefined): readonly Text[] {
  const year = valuation?.at[0]?.year ?? null;
  return year === null ? [] : entries.flatMap(({ holder, valued }) => valued.inputs.slice(-1).map((input) => sentence(clauseOf(holder, input))));
}

/** Null where no order is asked for, or one of them has no such multiple. */
export function tellContest({ holders, gathered: { asked } }: Scene): Outcome | null {
  const { valuation, order } = asked;
  const entries = valuation === undefined || order === null ? null : entriesOf(holders, valuation);
  const isLowest = order === 'lowest';
  const [first, ...rest] = (entries ?? []).toSorted((left, right) => (isLowest ? 1 : -1) * left.valued.value.value.comparedTo(right.valued.value.value));
  if (first === undefined) return null;
  const ordered: readonly [Entry, ...Entry[]] = [first, ...rest];
  const clauses = ordered.map(({ holder, valued }): Text => { const text = headline(holder, valued); return { ...text, template: text.template.replace(/\.$/, '') }; });
  return { summary: [say`${leadOf(ordered, ordered, isLowest)}: ${join(clauses, '; ')}.`, ...ownYears(ordered, valuation)], blocks: ordered.flatMap(({ holder, valued }) => behind(holder, valued).map(textBlock)), missing: [] };
}
