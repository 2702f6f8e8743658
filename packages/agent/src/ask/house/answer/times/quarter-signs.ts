// In which quarters, or in how many of them, a figure was a profit or a loss.
import type { Reading } from '../../../../figures/figure.ts';
import type { Anchor } from '../../../../book/anchor.ts';
import { join, say } from '../../../../prose/text.ts';
import { inWords } from '../../../../prose/verbs.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder, Scene } from '../scene.ts';
import { nameOf, ownedBy } from '../sentences/naming.ts';
import { clauseOf } from '../sentences/reading-words.ts';

const asksQuarters = /\b(?:which|what|how many)(?: of (?:the|its|these))?(?: (?:last|past|\w+|\d+)){0,2} quarters\b(?! in a row)|\bnumber of quarters\b/i;
const losing = /\b(?:loss(?:es|-making)?|los(?:e|t|ing) money|in the red|red ink|unprofitable|negative)\b/i;
const profiting = /\b(?:profit(?:able|s)?|in the black|ma(?:k|d)e money|earn(?:ed)? money|positive)\b/i;
const denied = /\b(?:not|n[o']t|without|never|no)\b[^.?]{0,20}\b(?:loss|los[et]|profit)/i;
const signed: ReadonlySet<string> = new Set(['net_income', 'operating_income', 'operating_cash_flow', 'free_cash_flow', 'gross_profit', 'diluted_eps']);
const margins: ReadonlySet<string> = new Set(['net_margin', 'operating_margin']);

/** Whether a company made money at all is asked of its net income. */
function measureOf(scene: Scene): string | null {
  const ids = [...new Set(metricsAsked(scene).map(({ id }) => id))];
  const [only] = ids;
  if (ids.length > 0 && ids.every((id) => margins.has(id))) return 'net_income';
  return ids.length === 1 && only !== undefined && signed.has(only) ? only : null;
}

const yearOf = ({ period }: Anchor): number | null => period?.fiscal?.year ?? null;

type Quarters = { readonly anchors: readonly Anchor[]; /** How many the time has; null where it is open. */ readonly of: number | null };

function between(all: readonly Anchor[], years: readonly number[]): Quarters {
  return { anchors: all.filter((anchor) => years.includes(yearOf(anchor) ?? 0)), of: years.length * 4 };
}

/** From one quarter to another, both of them included. */
function fromTo(all: readonly Anchor[], periods: readonly AskedPeriod[]): Quarters | null {
  const [from, to, ...others] = periods.map((period) => all.findIndex((anchor) => period.kind === 'fiscal' && anchor.period?.fiscal?.year === period.year && anchor.period.fiscal.part === period.part));
  return others.length === 0 && from !== undefined && to !== undefined && from >= 0 && to > from ? { anchors: all.slice(from, to + 1), of: null } : null;
}

/** The quarters of the years that are asked about, from one quarter to another, or the last so many. */
function quartersOf(all: readonly Anchor[], periods: readonly AskedPeriod[]): Quarters | null {
  const [only, ...others] = periods;
  const years = periods.map((period) => (period.kind === 'fiscal' && period.part === 'FY' ? period.year : null));
  if (only === undefined) return null;
  if (years.every((year) => year !== null)) return between(all, years);
  if (others.length > 0) return fromTo(all, periods);
  if (only.kind === 'years') return { anchors: all.filter((anchor) => { const year = yearOf(anchor) ?? 0; return year >= only.from && year <= only.to; }), of: null };
  return only.kind === 'last' && only.of === 'quarter' ? { anchors: all.slice(-only.count), of: only.count } : null;
}

type Found = { readonly holder: Holder; readonly id: string; readonly quarters: Quarters };

/** Of one company and one measure, in a time that is named. */
function foundIn(scene: Scene): Found | null {
  const { text } = scene.gathered.asked;
  const [holder, ...others] = scene.holders;
  const id = measureOf(scene);
  const isOfSign = asksQuarters.test(text) && losing.test(text) !== profiting.test(text) && !denied.test(text);
  if (!isOfSign || holder === undefined || others.length > 0 || id === null) return null;
  const quarters = quartersOf(holder.bench.book.quarterAnchors, periodsAsked(scene));
  return quarters === null ? null : { holder, id, quarters };
}

/** Null where no quarters are asked for by a profit or a loss. */
export function quarterSigns(scene: Scene): Outcome | null {
  const found = foundIn(scene);
  if (found === null) return null;
  const { holder, id, quarters } = found;
  const readings = quarters.anchors.map((anchor) => holder.bench.book.at(id, anchor)).filter((reading) => reading !== null);
  return readings.length < 2 ? null : told(found, readings, losing.test(scene.gathered.asked.text));
}

function told({ holder, id, quarters }: Found, readings: readonly Reading[], isLoss: boolean): Outcome {
  const such = readings.filter(({ value }) => value.isNegative() === isLoss);
  const lacking = (quarters.of ?? readings.length) - readings.length;
  const many = such.length === 0 ? 'none' : `${inWords(such.length)} (${String(such.length)})`;
  const shown = (such.length === 0 ? readings : such).map((reading) => clauseOf(holder, reading));
  return {
    summary: [say`It was so in ${many} of the ${inWords(readings.length)} (${String(readings.length)}) quarters${lacking > 0 ? ' on file' : ''}: ${join(shown, '; ')}.`], blocks: [],
    missing: lacking > 0 ? [`${ownedBy(holder.name)} ${nameOf(id)} in ${inWords(lacking)} of the quarters asked about.`] : [],
  };
}
