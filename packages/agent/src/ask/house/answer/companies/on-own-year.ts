// A multiple of the newest price on the earnings of each one's own fiscal year, said in full: the price with its day, and the year with its figure.
import type { Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import type { Scene } from '../scene.ts';
import { onYearSaid } from '../shares/on-year.ts';

/** Empty for what is no multiple of a year. */
export function onOwnYears(scene: Scene, id: string, period: AskedPeriod): readonly Text[] {
  return scene.holders.flatMap((holder) => onYearSaid(scene, holder, { measure: { kind: 'metric', id, as: 'value', words: id }, period })?.summary ?? []);
}
