// Two rates of the economy at one time, each told for itself: what lies between them, written out.
import { endOf } from '../../../../book/fact-book.ts';
import { change } from '../../../../figures/arithmetic.ts';
import { renderText } from '../../../../prose/render.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { periodsAsked, seriesAsked } from '../asked-of.ts';
import { readingsWithin } from '../economy/economy.ts';
import { runOf, shown } from '../economy/economy-words.ts';
import type { Scene } from '../scene.ts';

/** Empty unless two series in percent, and no third, are asked for at one time. */
export function gapsAcross(parts: readonly Scene[], told: string): readonly Text[] {
  const entries = parts.flatMap((scene) => seriesAsked(scene).flatMap((id) => periodsAsked(scene).flatMap((period) => readingsWithin(runOf(scene.macro, id), period).slice(-1).map((reading) => ({ id, scene, reading })))));
  const [first, second, ...others] = [...new Map(entries.map((entry) => [`${entry.id} ${endOf(entry.reading)}`, entry])).values()];
  if (first === undefined || second === undefined || others.length > 0 || first.id === second.id || endOf(first.reading) !== endOf(second.reading)) return [];
  if (first.reading.unit.kind !== 'percent' || second.reading.unit.kind !== 'percent') return [];
  const [more, less] = first.reading.value.gte(second.reading.value) ? [first, second] : [second, first];
  const gap = change(more.reading, less.reading);
  const text = say`Difference: ${shown(more.scene, more.reading)} − ${shown(less.scene, less.reading)} = ${more.scene.show(gap, 'hundredths')}.`;
  return gap.value.isZero() || /\bDifference\b|\bspread was\b/.test(told) || !addsUp(renderText(text)) ? [] : [text];
}

/** Rounded each for itself the figures may not give the difference: it would look wrong. */
function addsUp(text: string): boolean {
  const [more, less, gap] = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  return more !== undefined && less !== undefined && gap !== undefined && Math.abs(more - less - gap) < 0.0005;
}
