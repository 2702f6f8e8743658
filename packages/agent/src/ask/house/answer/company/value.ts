// Whether a share is worth its price: the house's cases and rules, multiples beside the company's own past and others, what the price expects.
import { growth } from '../../../../figures/arithmetic.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { day } from '../../../../specialists/when.ts';
import { decisionTable } from '../../../../write/decision-table.ts';
import { analystsSection } from '../../../../write/analysts-section.ts';
import { levelsOf } from '../../../../write/levels.ts';
import { scenarioSection } from '../../../../write/scenario-section.ts';
import type { Parts } from '../../../../write/parts.ts';
import type { Block } from '../../../draft.ts';
import { blocksOf, notesOn, paragraphOf, partsOf } from './house-notes.ts';
import { silent, textBlock, together, type Outcome } from '../outcome.ts';
import { endOf } from '../../../../book/fact-book.ts';
import { listedTexts } from '../asked-of.ts';
import { beside, clauseOf, inTime, sentence, shownOf } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { allYears, latest, yearBefore } from '../times/times.ts';

/** More companies than these would be a screen. */
const MOST = 3;

export function value(scene: Scene): Outcome {
  const chosen = scene.holders.slice(0, MOST);
  if (chosen.length === 0) return silent;
  return together(chosen.map((holder) => valueOne(holder, scene, chosen.length > 1)));
}

function valueOne(holder: Holder, scene: Scene, isOneOfMany: boolean): Outcome {
  const parts = partsOf(holder, scene);
  const multiple = latest(holder.bench.book, 'pe_ratio');
  const summary = [...(againstPast.test(scene.gathered.asked.text) ? ownPast(holder) : []), verdict(holder, parts), rating(holder, parts)];
  const analysts = analystsSection(parts);
  if (isOneOfMany) return { summary, blocks: besideOthers(holder), recommendations: [noAdvice], missing: noAnalysts(holder, analysts) };
  const earnings = ['diluted_eps', 'revenue', 'free_cash_flow'].flatMap((id) => { const now = latest(holder.bench.book, id); return now === null ? [] : [sentence(say`${clauseOf(holder, now)}${beside(holder, now, yearBefore(holder.bench.book, now))}`)]; });
  const asked = multiple === null ? [] : [textBlock(multiple.value.lte(0) ? say`${sentence(clauseOf(holder, multiple))} A negative multiple has no meaning: the amount that the price is held against is a loss.` : sentence(clauseOf(holder, multiple)))];
  const fundamentals = paragraphOf(notesOn(parts, ['growth', 'margins', 'cash', 'returns', 'bank', 'balance'], 3));
  return {
    summary,
    blocks: [
      ...(notesOn(parts, ['multiple'], 1).length > 0 ? [] : asked), ...paragraphOf(notesOn(parts, ['multiple', 'yield', 'expectation', 'asset-value'], 6)),
      ...(earnings.length === 0 ? [] : [textBlock(join(earnings, ' '))]), ...fundamentals, ...titled(blocksOf(scenarioSection(parts), say`Cases for ${holder.name}`), holder.name),
      ...blocksOf(decisionTable(parts, levelsOf(parts.bench, parts.model)), say`What the rules would have a holder of ${holder.name} do`), ...blocksOf(analysts, say`Analysts on ${holder.name}`),
    ],
    recommendations: [noAdvice],
    missing: noAnalysts(holder, analysts),
  };
}

const againstPast = /\b(?:own|its|their) (?:\w+ )?(?:history|past|average|norm|range)\b|\bhistor(?:y|ical(?:ly)?)\b|\bthan (?:usual|it used to be|in the past)\b/i;
/** Ends of fiscal years beside which today's multiple is set. */
const MOST_YEARS = 5;

/** Today's price over earnings beside that at the ends of the last fiscal years; nothing where there is none to set it beside. */
function ownPast(holder: Holder): readonly Text[] {
  const now = latest(holder.bench.book, 'pe_ratio');
  const past = allYears(holder.bench.book, 'pe_ratio').filter((reading) => now !== null && endOf(reading) !== endOf(now)).slice(-MOST_YEARS);
  if (now === null || now.value.lte(0) || past.length < 2) return [];
  return [say`${sentence(say`${clauseOf(holder, now)}, against ${listedTexts(past.map((reading) => say`${shownOf(holder, reading)} ${inTime(reading)}`))}`)}`];
}

const noAdvice = say`This is a judgment by stated rules on the figures at hand, not advice to anybody in particular.`;

/** The cases, and after them how they were made: two tables of one name could not be told apart. */
function titled(blocks: readonly Block[], name: string): readonly Block[] {
  const [, second] = blocks.filter(({ kind }) => kind === 'table');
  return blocks.map((block) => (block === second && block.kind === 'table' ? { ...block, title: say`How the cases for ${name} were made` } : block));
}

function noAnalysts({ name }: Holder, section: Text | null): readonly string[] {
  return section === null ? [`What analysts elsewhere say of ${name}: ratings, price targets and estimates are not at hand; ask with live data for them.`] : [];
}

/** Beside other companies every sentence names its own: the analysts’ observations, which leave the name out, would be read of the wrong one. */
function besideOthers(holder: Holder): readonly Block[] {
  const told = ['pe_ratio', 'ev_to_ebitda', 'price_to_sales', 'free_cash_flow_yield', 'diluted_eps', 'revenue'].flatMap((id) => { const now = latest(holder.bench.book, id); return now === null || now.value.lte(0) ? [] : [sentence(say`${clauseOf(holder, now)}${beside(holder, now, yearBefore(holder.bench.book, now))}`)]; });
  return told.length === 0 ? [] : [textBlock(join(told, ' '))];
}

const words: Readonly<Record<string, string>> = { '2': 'well below what our cases would make them worth', '1': 'somewhat below what our cases would make them worth', '0': 'near what our cases would make them worth', '-1': 'somewhat above what our cases would make them worth', '-2': 'well above what our cases would make them worth' };
const calls: Readonly<Record<string, string>> = { '2': 'undervalued', '1': 'slightly undervalued', '0': 'fairly valued', '-1': 'slightly overvalued', '-2': 'overvalued' };

/** Over- or undervalued, by the weighted value of the cases against the close. */
function verdict(holder: Holder, { bench, model, rated }: Parts): Text {
  const close = bench.book.closes.at(-1);
  const points = rated.verdicts.find(({ test }) => test === 'value')?.points ?? 0;
  if (model === null || close === undefined || growth(model.weighted, close) === null) {
    return say`Whether ${holder.name} is worth its price cannot be said from the figures at hand: they allow no valuation by our rules.`;
  }
  return say`By our rules ${holder.name} looks ${calls[String(points)] ?? ''}: the shares closed at ${bench.show(close)} on ${day(close)}, ${words[String(points)] ?? ''}; weighted, those would come to ${bench.show(model.weighted)} a share.`;
}

function rating(holder: Holder, { rated, bench }: Parts): Text {
  const why = bench.data.mode === 'sample' || bench.data.mode === 'mixed' ? ', because the figures are samples and not live' : '';
  return say`We would rate the shares of ${holder.name} ${rated.rating}, at ${rated.risk} risk and with ${rated.conviction} conviction${why}.`;
}
