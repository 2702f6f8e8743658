// The answer of the house: the operation's own words, what could not be had, and after an objection the same without the sentence that does not stand.
import type { Sha256 } from '@assay/record';
import type { Objection } from '../../../graph/engine.ts';
import { renderText } from '../../../prose/render.ts';
import { say, type Text } from '../../../prose/text.ts';
import type { AskedMeasure, Operation } from '../../asked/asked.ts';
import type { AnswerDraft } from '../../draft.ts';
import type { Gathered } from '../../stages.ts';
import { lastPayments } from './shares/last-payments.ts';
import { tellStakes } from '../stakes/tell-stakes.ts';
import { tellCourse } from '../course/tell-course.ts';
import { tellContest } from '../multiple/tell-contest.ts';
import { tellMultiple } from '../multiple/tell-multiple.ts';
import { tellValuation } from '../multiple/tell-valuation.ts';
import { metricsAsked, periodsAsked, seriesAsked, type MetricAsked } from './asked-of.ts';
import { lackingOfAll } from '../../validate/lacking.ts';
import { toldIn } from '../../validate/told-in.ts';
import { draftOf, guessed, withBlocks } from './draft-of.ts';
import { heldToAsked } from './answers-asked.ts';
import { heldAgain, heldToWords } from './held-to-words.ts';
import { aheadAcrossParts } from './across/ahead.ts';
import { companiesInOrder, tellsOrder, toldOfEach, whichOfThem, type ToldOf } from './across/companies-in-order.ts';
import { combinedAcross } from './across/combined.ts';
import { gapsAcross } from './across/gaps.ts';
import { withHigherNamed } from './across/higher-named.ts';
import { withGapAcross, withGaps } from './across/with-gaps.ts';
import { withReturnMultiplied } from './across/du-pont.ts';
import { withScaled } from './across/scaled.ts';
import { withDeficitNamed } from './across/deficit-named.ts';
import { movesAcross } from './across/moves.ts';
import { besideInForm } from './companies/beside-in-form.ts';
import { betweenCompanies, ofValues } from './companies/between-companies.ts';
import { compare } from './companies/compare.ts';
import { amongOthers } from './companies/over-all/among-others.ts';
import { overAll } from './companies/over-all/over-all.ts';
import { unpaid } from './companies/over-all/unpaid.ts';
import { definitionOf, plain } from './glossary/define.ts';
import { meaningsBeside } from './glossary/meanings-beside.ts';
import { asksCurve, economy } from './economy/economy.ts';
import { equalSum } from './economy/equal-sum.ts';
import { fromTarget } from './economy/economy-target.ts';
import { explain } from './company/explain.ts';
import { filedOutcome } from './filings/filed.ts';
import { tellReports } from './filings/tell-reports.ts';
import { inEachYear } from './companies/over-all/in-each-year.ts';
import { fromQuarterBefore } from './times/from-quarter-before.ts';
import { sideAgainstSide } from './expressions/side-against-side.ts';
import { tellCalculation } from './expressions/tell-calculation.ts';
import { fromFilings } from './filings/from-filings.ts';
import { growthOfEach } from './companies/growth-of-each.ts';
import { implied } from './shares/implied.ts';
import { supposed } from './shares/supposed.ts';
import { lookUp, lookUpOne } from './look-up.ts';
import { mended } from './mended.ts';
import { tellInsiders } from './insiders/tell-insiders.ts';
import { isSilent, silent, textBlock, together, type Outcome } from './outcome.ts';
import { onYearSaid } from './shares/on-year.ts';
import { isOfCompaniesAtLarge, keyFigures } from './company/key-figures.ts';
import { onSubject, overview } from './company/overview.ts';
import { ownYears } from './companies/own-years.ts';
import { rank, screen } from './companies/rank.ts';
import { openScene, type Scene } from './scene.ts';
import { besideAverage, sharesHeld } from './shares/shares-held.ts';
import { dividendContest } from './shares/dividend-contest.ts';
import { dividendsHeld } from './shares/dividends-of-year.ts';
import { dividendsByDay } from './shares/newest-dividend.ts';
import { tellAllDividends } from './shares/tell-dividends.ts';
import { readingsIn } from './times/times.ts';
import { endOf } from '../../../book/fact-book.ts';
import { toldByTools } from './tool-figures.ts';
import { trend } from './times/trend.ts';
import { unanswered } from './unanswered.ts';
import { value } from './company/value.ts';
import { wholeStatement } from './company/whole-statement.ts';
import { whichTimes } from './times/which-times.ts';
import { premiseNamed } from './sentences/premise-named.ts';
import { openedByWord } from './sentences/yes-or-no.ts';

const hasTopic = ({ gathered }: Scene): boolean => gathered.asked.measures.some(({ kind }) => kind === 'topic');

const byOperation: Readonly<Record<Operation, (scene: Scene) => Outcome>> = {
  'look-up': (scene) => (hasTopic(scene) && metricsAsked(scene).length === 0 ? overview(scene) : lookUp(scene)),
  compare: (scene) => besideInForm(scene, 'compare') ?? ofShares(scene) ?? compare(scene), rank: (scene) => besideInForm(scene, 'rank') ?? ofShares(scene) ?? rank(scene),
  trend, screen, explain, define,
  value: (scene) => figuresFirst(scene, value(scene)),
  overview: (scene) => (hasTopic(scene) || metricsAsked(scene).length === 0 ? withFigures(scene, overview(scene)) : together([named(scene), behind(overview(scene))])),
};

/** Measures that are named beside a judgment are told with it, each in a sentence. */
function withFigures(scene: Scene, outcome: Outcome): Outcome {
  const figures = named(scene);
  return { ...outcome, blocks: [...figures.summary.map(textBlock), ...outcome.blocks], missing: [...outcome.missing, ...figures.missing] };
}

function named(scene: Scene): Outcome {
  return together(scene.holders.flatMap((holder) => metricsAsked(scene).flatMap((measure) => periodsAsked(scene).map((period) => onYearSaid(scene, holder, { measure, period }) ?? lookUpOne({ holder, measure, period }, true)))));
}

/** One measure as a part of another has no entry of its own to be put in order by: beside others each measure is told by itself, at several times each company in a sentence. */
function ofShares(scene: Scene): Outcome | null {
  const measures = metricsAsked(scene);
  if (scene.holders.length < 2 || !measures.some(({ as }) => as === 'share')) return null;
  return measures.length > 1 && periodsAsked(scene).length === 1 ? together(measures.map((measure) => besideAlone(onlyOf(scene, measure), measure))) : named(scene);
}

function onlyOf(scene: Scene, measure: MetricAsked): Scene {
  return { ...scene, gathered: { ...scene.gathered, asked: { ...scene.gathered.asked, measures: [measure] } } };
}

function besideAlone(scene: Scene, { as }: MetricAsked): Outcome {
  return as === 'share' ? besideInForm(scene, 'compare') ?? named(scene) : compare(scene);
}

/** What stands behind the figures that were asked for. */
function behind({ summary, blocks, missing }: Outcome): Outcome {
  return { summary: [], blocks: [...summary.map(textBlock), ...blocks], missing };
}

/** Figures that are named stand before the judgment that is asked for beside them. */
function figuresFirst(scene: Scene, outcome: Outcome): Outcome {
  const figures = named(scene);
  // The judgment is what is asked for: what could not be had for it stands behind it.
  const { gap = [], told = [] } = Object.groupBy(figures.summary, ({ template }) => (/^The sources at hand do not /.test(template) ? 'gap' : 'told'));
  return { ...outcome, summary: [...told, ...outcome.summary, ...gap], missing: [...outcome.missing, ...figures.missing] };
}

/** The term, and the figure of the company that is named with it. */
function define(scene: Scene): Outcome {
  const terms = metricsAsked(scene).flatMap(({ id }): Outcome[] => { const found = definitionOf(id); return found === null ? [] : [{ summary: [found.summary], blocks: found.details.map(textBlock), missing: [] }]; });
  return together([...terms, lookUp(scene)]);
}

function subjectsOf(scene: Scene): readonly Outcome[] {
  return scene.gathered.asked.measures.filter((measure): measure is Extract<AskedMeasure, { kind: 'subject' }> => measure.kind === 'subject').flatMap((measure) => onSubject(scene, measure) ?? []);
}

/** Two measures as one figure are told company by company: a table would show the one without the other. */
function operationOf({ operation, measures }: Gathered['asked']): Gathered['asked']['operation'] {
  const isTogether = measures.some((measure) => measure.kind === 'metric' && (measure.as === 'sum' || measure.as === 'difference' || measure.as === 'ratio'));
  return operation === 'compare' && isTogether ? 'look-up' : operation;
}

/** Dividends per share that no statement shows, over whatever times; null where something else is asked for too, or a statement shows them. */
function paidDividends(scene: Scene): Outcome | null {
  const measures = metricsAsked(scene);
  const [measure, ...more] = measures;
  const { text, conditions } = scene.gathered.asked;
  if (measure?.id !== 'dividends_per_share' || more.length + conditions.length > 0 || measure.as === 'cagr' || measure.as === 'share') return null;
  const told = scene.holders.map((holder) => tellAllDividends(holder, { measure, periods: periodsAsked(scene), text }));
  return told.length === 0 || told.some((one) => one === null) || scene.holders.some((holder) => isOnStatements(holder, periodsAsked(scene))) ? null : together(told.filter((one) => one !== null));
}

/** The newest is that of the last year that is on file. */
function isOnStatements({ bench: { book } }: Scene['holders'][number], periods: ReturnType<typeof periodsAsked>): boolean {
  const last = book.yearAnchors.at(-1);
  return periods.some((period) => readingsIn(book, 'dividends_per_share', period).some((reading) => period.kind !== 'latest' || last === undefined || endOf(reading) >= last.end));
}

/** What one kind of question alone asks for, else what its operation has to say. */
function mainOf(scene: Scene): Outcome {
  const isChecked = scene.gathered.asked.claims !== undefined;
  const special = [dividendsHeld, dividendContest, paidDividends, wholeStatement, sideAgainstSide, tellCalculation, implied, supposed, ownYears, sharesHeld, ...(isChecked ? [] : [inEachYear, fromQuarterBefore, whichTimes, growthOfEach])];
  for (const tell of special) {
    const told = tell(scene);
    if (told !== null) return told;
  }
  return byOperation[operationOf(scene.gathered.asked)](scene);
}

/** Of a question of several parts each is told by itself, in their order. */
export function outcomeOf(given: Gathered, sha256: Sha256): Outcome {
  return together(eachPart(given).map((part) => partOutcome(sceneOf(part, sha256), sha256)));
}

function sceneOf(part: Gathered, sha256: Sha256): Scene {
  return openScene(ofValues(part), sha256);
}

function eachPart(gathered: Gathered): readonly Gathered[] {
  const { asked: { parts }, companies } = gathered;
  return parts === undefined ? [gathered] : parts.map((asked) => ({ ...gathered, asked, companies: companies.filter(({ ticker }) => asked.companies.some((own) => own.ticker === ticker)) }));
}

/** Of shares that are held, their dividends by day, and their closes. */
const ofClosesAndDividends = (scene: Scene): Outcome | null => tellStakes(scene) ?? lastPayments(scene) ?? dividendsByDay(scene) ?? tellCourse(scene);

function partOutcome(scene: Scene, sha256: Sha256): Outcome {
  const { gathered } = scene;
  const course = tellReports(scene) ?? ofClosesAndDividends(scene) ?? tellContest(scene) ?? tellValuation(scene) ?? tellMultiple(scene) ?? tellInsiders(scene);
  if (course !== null) return orGap(withMeanings(withTarget(openedByWord(course, scene), scene), scene, { ofCompanies: false }), unanswered(scene));
  const hasSeries = seriesAsked(scene).length > 0 || asksCurve(scene);
  const filed = filedOutcome(scene);
  const parts = [
    ...(filed === null ? [] : [filed]), ...(hasSeries ? [economy(scene)] : []),
    ...(hasSeries && scene.holders.length === 0 ? between(scene) : figuresOf(scene)),
    ...[besideAverage(scene)].filter((part) => part !== null),
    ...subjectsOf(scene), ...toldByTools(gathered.results, sha256),
  ].filter((part) => !isSilent(part) || part.missing.length > 0);
  const told = withTarget(openedByWord(together(withFilings(parts, gathered, sha256)), scene), scene);
  return orGap(withMeanings(told, scene), unanswered(scene));
}

/** Of many one figure; of a few what stands between them, and each. */
function figuresOf(scene: Scene): readonly Outcome[] {
  const inAll = amongOthers(scene) ?? overAll(scene) ?? unpaid(scene);
  return inAll === null ? [...between(scene), mainOf(scene)] : [inAll];
}

function between(scene: Scene): readonly Outcome[] {
  const text = betweenCompanies(scene);
  return text === null ? [] : [{ summary: [text], blocks: [], missing: [] }];
}

/** What the terms mean stands behind their figures. */
function withMeanings(told: Outcome, scene: Scene, { ofCompanies }: { readonly ofCompanies: boolean } = { ofCompanies: true }): Outcome {
  return told.summary.length === 0 || (!ofCompanies && scene.holders.length > 0) ? told : { ...told, summary: [...told.summary, ...meaningsBeside(scene)] };
}

const asksPercent = /%|\b(?:percent\w*|per cent|pct)\b/i;

function withTarget(told: Outcome, scene: Scene): Outcome {
  const equal = equalSum(scene);
  // How far prices rose stands behind it, unless that is asked for too.
  if (equal !== null && !asksPercent.test(scene.gathered.asked.text)) return { ...told, summary: [...equal.summary, ...told.summary] };
  const beside = fromTarget(scene) ?? equal;
  return beside === null ? told : { ...told, summary: [...told.summary, ...beside.summary] };
}

/** Where nothing is told, what is missing is the answer. */
function orGap(all: Outcome, open: readonly string[]): Outcome {
  if (all.summary.length > 0) return { ...all, missing: [...all.missing, ...open] };
  const [first, ...rest] = open.length > 0 ? open : ['The figures at hand do not answer this question.'];
  return { summary: [say`${plain(first ?? '')}`], blocks: all.blocks, missing: [...all.missing, ...rest] };
}

/** Words of filings answer first where words are wanted or nothing else answers; beside figures they stand behind them. */
function withFilings(parts: readonly Outcome[], gathered: Gathered, sha256: Sha256): readonly Outcome[] {
  const found = fromFilings(gathered, sha256);
  if (found === null) return parts;
  const isFirst = gathered.asked.wantsWords || !parts.some(({ summary }) => summary.length > 0);
  if (isFirst) return [found.outcome, ...parts];
  return found.answers ? [...parts, { ...found.outcome, summary: [], blocks: [...found.outcome.summary.map(textBlock), ...found.outcome.blocks] }] : parts;
}

/** What the judge does not let stand is struck, and never said in weaker words. */
export function synthesise(gathered: Gathered, again: { readonly objections: readonly Objection[]; readonly earlier: AnswerDraft | null }, sha256: Sha256): AnswerDraft {
  const draft = again.earlier ?? firstDraft(gathered, sha256);
  return again.objections.length === 0 ? draft : heldAgain(mended(draft, again.objections), gathered.asked);
}

/** Every part is held to its own question before they are put together. */
function firstDraft(gathered: Gathered, sha256: Sha256): AnswerDraft {
  const parts = eachPart(gathered).map((part): Part => ({ asked: part.asked, scene: sceneOf(part, sha256) }));
  const [first, ...others] = parts;
  const one = others.length === 0 ? first : undefined;
  // What lies between two rates is of these two and of nothing else: where it is asked for, it answers.
  const drafts = parts.map(({ asked, scene }) => { const told = draftOf(partOutcome(scene, sha256)); const draft = { ...told, summary: withReturnMultiplied(withScaled(whichOfThem(told.summary, namesIn(scene), asked.text), asked.text, sha256)) }; const gapped = one === undefined ? draft : withGaps(withBlocks(draft, gapsAcross([scene], renderText(draft.summary))), asked, { names: namesIn(scene), sha256 }); return heldToAsked({ ...gapped, summary: premiseNamed(gapped.summary, asked) }, asked); });
  const draft = one === undefined ? withGapAcross(joinedDrafts(drafts, { asked: gathered.asked, told: toldOfEach(drafts.map(({ summary }, index) => ({ names: namesIn(parts[index]?.scene), summary }))), names: [...new Set(parts.flatMap(({ scene }) => namesIn(scene)))] }, sha256), gathered.asked, sha256) : drafts[0] ?? draftOf(silent);
  // They stand behind an answer and are no part of it: what it lacks it lacks all the same.
  const isTold = draft.summary.figures.length > 0 && isOfCompaniesAtLarge(gathered.asked);
  const picture = isTold ? keyFigures(one === undefined ? openScene(gathered, sha256) : one.scene) : [];
  const beside = withBlocks(draft, acrossParts(draft, parts.map(({ scene }) => scene), gathered.asked));
  return guessed(heldToWords({ ...beside, summary: withHigherNamed(beside.summary, gathered.question.text), blocks: [...beside.blocks, ...picture] }, gathered), gathered.asked);
}

const namesIn = (scene: Scene | undefined): readonly string[] => (scene?.holders ?? []).map(({ name }) => name);

/** What is asked for, and the figures from which it is told. */
type Part = { readonly asked: Gathered['asked']; readonly scene: Scene };

/** What stands between figures that are told each for itself: who is ahead, what they come to, how one moved. */
function acrossParts({ summary, blocks }: AnswerDraft, scenes: readonly Scene[], { text, contest }: Gathered['asked']): readonly Text[] {
  const told = [summary, ...blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))].map(renderText).join(' ');
  return [...(scenes.length > 1 ? [...(contest !== undefined && tellsOrder(summary) ? [] : aheadAcrossParts(scenes, text)), ...gapsAcross(scenes, told)] : []), ...combinedAcross(scenes, text, told), ...movesAcross(scenes, told)];
}

function joinedDrafts(drafts: readonly AnswerDraft[], { asked, told, names }: { readonly asked: Gathered['asked']; readonly told: readonly ToldOf[]; readonly names: readonly string[] }, sha256: Sha256): AnswerDraft {
  const all = together(drafts.map(({ summary, blocks, insights, recommendations, missing }) => ({ summary: [summary], blocks, insights, recommendations, missing })));
  const gapped = withGaps(draftOf(all), asked, { names, sha256 });
  const joined = { ...gapped, summary: withDeficitNamed(companiesInOrder(gapped.summary, told, asked), asked.text) };
  return { ...joined, unanswered: [...drafts.flatMap(({ unanswered }) => unanswered ?? []), ...lackingOfAll(asked, toldIn(joined))], parts: drafts };
}
