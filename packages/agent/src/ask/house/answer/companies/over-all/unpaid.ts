// Who pays no dividend: of whom none is on file. That none was paid the figures at hand do not say, and so it is no answer that holds.
import { say } from '../../../../../prose/text.ts';
import { shortName } from '../../../../../write/company-name.ts';
import { hasPaid } from '../../../multiple/paid-dividends.ts';
import { metricsAsked, periodsAsked } from '../../asked-of.ts';
import { textBlock, type Outcome } from '../../outcome.ts';
import type { Scene } from '../../scene.ts';
import { listed } from '../../sentences/naming.ts';
import { entriesOf } from '../compare.ts';

const asks = /^dividends per share of all companies: who has none\b/i;

/** Null for every other question. */
export function unpaid(scene: Scene): Outcome | null {
  const [measure] = metricsAsked(scene);
  const [period] = periodsAsked(scene);
  if (!asks.test(scene.gathered.asked.text) || scene.holders.length < 3 || measure?.id !== 'dividends_per_share' || period === undefined) return null;
  const onStatements = entriesOf(scene, measure.id, period).entries.map(({ holder }) => holder.name);
  const paid = scene.holders.filter((holder) => onStatements.includes(holder.name) || hasPaid(holder)).map(({ name }) => name);
  const others = [...scene.holders.map(({ name }) => name), ...scene.without.map(({ name }) => shortName(name))].filter((name) => !paid.includes(name));
  if (others.length === 0) return null;
  return {
    summary: [say`Among the companies at hand there are no dividends on file of ${listed(others)}.`, say`Whether they pay none is not known from that: some dividends that were paid are not among the figures at hand.`],
    blocks: paid.length === 0 ? [] : [textBlock(say`Dividends are on file of ${listed(paid)}.`)],
    missing: [`Whether ${listed(others)} pay no dividend at all.`],
  };
}
