// Who is ahead where the companies of a question were told part by part: the same figure of each, each in its own time.
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { asForm, sayMeasure } from '../forms.ts';
import type { Holder, Scene } from '../scene.ts';
import { whatOf } from '../companies/beside-in-form.ts';
import { endAsked } from '../companies/end-asked.ts';
import { isPaid } from '../companies/without-meaning.ts';

type Entry = { readonly given: MetricAsked; readonly holder: Holder; readonly sentence: Text; readonly figure: Reading };

/** One sentence for each figure that two or more parts ask for, each of another company; `text` is the whole question. */
export function aheadAcrossParts(parts: readonly Scene[], text: string): readonly Text[] {
  const entries = parts.flatMap(entriesOf);
  // Who has the larger part of it decides, where amounts are told beside the parts.
  const isBesideItsPart = ({ given }: Entry): boolean => given.as !== 'share' && entries.some((other) => other.given.id === given.id && other.given.as === 'share');
  const groups = Object.values(Object.groupBy(entries.filter((entry) => !isBesideItsPart(entry)), ({ given: { id, as, of } }) => JSON.stringify([id, as, of ?? null])));
  return groups.flatMap((group) => (group === undefined ? [] : aheadOf(group, text)));
}

/** Of a part that asks one company for one time. */
function entriesOf(scene: Scene): readonly Entry[] {
  const [holder, ...others] = scene.holders;
  const [period, ...times] = periodsAsked(scene);
  const { calculation, course, multiple, valuation, insiders, claims } = scene.gathered.asked;
  const isPlain = [calculation, course, multiple, valuation, insiders, claims].every((read) => read === undefined);
  if (!isPlain || holder === undefined || period === undefined || others.length + times.length > 0) return [];
  return metricsAsked(scene).flatMap((given) => { const said = sayMeasure(holder, given, period); return said === null ? [] : [{ given, holder, ...said }]; });
}

function aheadOf(group: readonly Entry[], text: string): readonly Text[] {
  const [one] = group;
  const isOfEach = new Set(group.map(({ holder }) => holder)).size === group.length;
  // A multiple of a loss, and what is in different units, is put in no order.
  const areAlike = one !== undefined && group.every(({ figure }) => JSON.stringify(figure.unit) === JSON.stringify(one.figure.unit) && !(isPaid(one.given.id) && figure.value.lte(0)));
  if (group.length < 2 || !isOfEach || !areAlike) return [];
  const { id } = one.given;
  const { isLow, words } = endAsked(id, text, one.given.words);
  const order = group.toSorted((left, right) => (isLow ? 1 : -1) * left.figure.value.comparedTo(right.figure.value));
  const [first, second] = order;
  if (first === undefined || second === undefined || first.figure.value.eq(second.figure.value)) return [];
  const clauses = order.map(({ sentence }): Text => ({ ...sentence, template: sentence.template.replace(/\.$/, '') }));
  const what = whatOf(asForm(one.given));
  const place = say`${first.holder.name} ${words ?? 'is ahead on'} ${what}`;
  return [say`${place}: ${join(clauses, '; ')}.`];
}
