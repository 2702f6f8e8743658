// A company at large, or one side of it: who it is, the years at a glance, and what the analysts find remarkable.
import { say, type Text } from '../../../../prose/text.ts';
import type { Topic } from '../../../../specialists/topic.ts';
import { insidersSection } from '../../../../write/insiders-section.ts';
import { overviewSection } from '../../../../write/overview-section.ts';
import { analystsSection } from '../../../../write/analysts-section.ts';
import type { Parts } from '../../../../write/parts.ts';
import type { AskedMeasure, Subject } from '../../../asked/asked.ts';
import type { Block } from '../../../draft.ts';
import { blocksOf, notesOn, paragraphOf, partsOf } from './house-notes.ts';
import { insiderAnswer, insidersCompared, type InsiderQuestion } from '../insiders/insider-answers.ts';
import { textBlock, together, type Outcome } from '../outcome.ts';
import { compare } from '../companies/compare.ts';
import { isWithoutMeaning } from '../companies/without-meaning.ts';
import { beside, clauseOf, sentence } from '../sentences/reading-words.ts';
import { tellAllDividends } from '../shares/tell-dividends.ts';
import type { Holder, Scene } from '../scene.ts';
import { latest, yearBefore } from '../times/times.ts';

const families: readonly (readonly Topic[])[] = [['growth', 'quarter', 'bank'], ['margins', 'costs', 'returns'], ['cash', 'balance'], ['payout', 'shares'], ['trend', 'momentum', 'range'], ['multiple', 'yield', 'expectation', 'asset-value']];

/** Beside an overview "financial condition" is the company at large. */
const wholly = /\b(?:overview|over-view|summar(?:y|ise|ize)|run ?down|(?:big|full|whole|complete|overall) picture|comprehensive|one-pager|profile|snapshot)\b/i;

export function overview(scene: Scene): Outcome {
  const isWhole = wholly.test(scene.gathered.asked.text);
  const topics = scene.gathered.asked.measures.flatMap((measure) => (measure.kind === 'topic' && !(isWhole && /^financ/i.test(measure.words)) ? [measure.topic] : []));
  if (topics.length === 0 && scene.holders.length > 1) return compare(scene);
  return together(scene.holders.slice(0, 4).map((holder) => (topics.length > 0 ? onTopics(holder, scene, topics) : atLarge(holder, scene))));
}

/** The lines in which a company shows itself first. */
const first = ['revenue', 'net_income', 'operating_margin', 'free_cash_flow'] as const;

function atLarge(holder: Holder, scene: Scene): Outcome {
  const parts = partsOf(holder, scene);
  const [size, ...tables] = blocksOf(overviewSection(parts), say`${holder.name} by fiscal year`);
  const summary = size?.kind === 'text' ? [size.text] : figuresOf(holder, first.slice(0, 2));
  return {
    summary,
    blocks: [
      ...tables,
      ...families.flatMap((family) => paragraphOf(notesOn(parts, family, 2))),
      ...blocksOf(insidersSection(parts), say`Insiders’ trades in ${holder.name}`), ...blocksOf(analystsSection(parts), say`Analysts on ${holder.name}`),
    ],
    missing: [],
  };
}

function figuresOf(holder: Holder, ids: readonly string[]): readonly Text[] {
  return ids.flatMap((id) => { const now = latest(holder.bench.book, id); return now === null || isWithoutMeaning(holder, now) ? [] : [sentence(say`${clauseOf(holder, now)}${beside(holder, now, yearBefore(holder.bench.book, now))}`)]; });
}

/** The figures that each side of a company is read by. */
const measuresOf: Readonly<Record<Topic, readonly string[]>> = {
  growth: ['revenue', 'net_income', 'diluted_eps', 'free_cash_flow'], quarter: ['revenue', 'net_income', 'diluted_eps'], margins: ['gross_margin', 'operating_margin', 'net_margin'], costs: ['cost_of_revenue', 'research_and_development', 'selling_general_administrative'],
  cash: ['operating_cash_flow', 'capital_expenditure', 'free_cash_flow', 'cash_and_investments'], returns: ['return_on_equity', 'return_on_assets', 'return_on_invested_capital'],
  balance: ['total_assets', 'total_liabilities', 'shareholders_equity', 'cash_and_investments', 'total_debt', 'debt_to_equity', 'current_ratio'], payout: ['dividends_per_share', 'dividends_paid', 'share_repurchases', 'payout_ratio'], shares: ['diluted_shares', 'share_repurchases', 'stock_based_compensation'],
  bank: ['revenue', 'net_income', 'return_on_equity', 'total_assets'], trend: ['price', 'sma_50', 'sma_200'], momentum: ['return_3m', 'return_1y', 'rsi_14'], range: ['price', 'price_52w_high', 'price_52w_low'], risk: ['volatility_1y', 'max_drawdown_1y', 'debt_to_equity', 'interest_coverage'],
  insiders: [], analysts: [], multiple: ['pe_ratio', 'ev_to_ebitda', 'price_to_sales', 'price_to_book'], yield: ['free_cash_flow_yield', 'earnings_yield', 'dividend_yield'], expectation: ['pe_ratio'], 'asset-value': ['price_to_book', 'book_value_per_share'], rates: [], economy: [],
};

/** Whether a company can bear what it owes: what falls due against what is at hand, and the debt against the owners' part. */
const strength = /\b(?:strong|strength|weak\w*|health\w*|solid|sound|robust|fortress|safe\w*|risk\w*|stretched|fragile|shaky|stable|bankrupt\w*|insolven\w*|solven\w*|bust|survive|liquid\w*|creditworth\w*|pay (?:off )?(?:its|their) (?:debts?|bills|loans|way))\b/i;
const ofStrength: readonly string[] = ['current_ratio', 'debt_to_equity', 'cash_and_investments', 'total_debt', 'shareholders_equity', 'interest_coverage', 'free_cash_flow'];
/** In the summary so many figures of a side of the company are told. */
const OPENING = { strength: 4, other: 2 } as const;

function onTopics(holder: Holder, scene: Scene, topics: readonly Topic[]): Outcome {
  const parts = partsOf(holder, scene);
  const isOfStrength = topics.every((topic) => topic === 'balance' || topic === 'risk') && topics.includes('balance') && strength.test(scene.gathered.asked.text);
  const told = figuresOf(holder, isOfStrength ? ofStrength : [...new Set(topics.flatMap((topic) => measuresOf[topic]))]);
  const opening = isOfStrength ? OPENING.strength : OPENING.other;
  const notes = scene.holders.length > 1 ? [] : notesOn(parts, topics, 5);
  if (told.length === 0 && notes.length === 0) return { summary: [say`The figures at hand say nothing on that of ${holder.name}.`], blocks: [], missing: [`Figures of ${holder.name} on what was asked.`] };
  const blocks = [...told.slice(opening).map(textBlock), ...paragraphOf(notes)];
  return told.length > 0 ? { summary: told.slice(0, opening), blocks, missing: [] } : { summary: notes.slice(0, 1).map(({ text }) => text), blocks: paragraphOf(notes.slice(1)), missing: [] };
}

/** Subjects that the analysts' observations speak of; others are told from the tools' own figures. */
export function onSubject(scene: Scene, { subject }: Extract<AskedMeasure, { readonly kind: 'subject' }>): Outcome | null {
  const tell = bySubject[subject];
  if (tell === undefined) return null;
  const compared = subject === 'insiders' && scene.holders.length > 1 ? insidersCompared(scene.holders, insiderQuestion(scene)) : null;
  if (compared !== null) return compared;
  const told = scene.holders.map((holder) => tell(partsOf(holder, scene), holder, scene)).filter((outcome) => outcome !== null);
  return told.length === 0 ? null : together(told);
}

const bySubject: Readonly<Partial<Record<Subject, (parts: Parts, holder: Holder, scene: Scene) => Outcome | null>>> = {
  insiders: insidersOf,
  analysts: (parts, holder) => fromBlocks(blocksOf(analystsSection(parts), say`Analysts on ${holder.name}`)),
  estimates: (parts, holder) => fromBlocks(blocksOf(analystsSection(parts), say`Analysts on ${holder.name}`)),
  dividends: (parts, holder, scene) => { const paid = tellAllDividends(holder, { measure: { as: 'value', words: 'dividends' }, periods: scene.gathered.asked.periods, text: scene.gathered.asked.text }); if (paid !== null) return paid; const told = figuresOf(holder, measuresOf.payout.slice(0, 3)); return told.length === 0 ? null : { summary: told.slice(0, 1), blocks: [...told.slice(1).map(textBlock), ...paragraphOf(notesOn(parts, ['payout'], 2))], missing: [] }; },
  profile: (parts, holder) => { const [size, ...rest] = blocksOf(overviewSection(parts), say`${holder.name} by fiscal year`); return size?.kind === 'text' ? { summary: [size.text], blocks: rest, missing: [] } : null; },
};

function insiderQuestion({ gathered: { asked, question }, asOf, holders }: Scene): InsiderQuestion {
  return { text: question.text, periods: asked.periods, unknown: asked.unknown.map(({ words }) => words), asOf, isOneOfMany: holders.length > 1 };
}

/** Whether anybody bought or sold comes first, then who and how much. */
function insidersOf(parts: Parts, holder: Holder, scene: Scene): Outcome | null {
  const trades = holder.bench.insiders?.trades;
  if (trades === undefined) return null;
  const asIt = insiderAnswer(holder, insiderQuestion(scene));
  if (asIt !== null) return asIt;
  const told = fromBlocks(blocksOf(insidersSection(parts), say`Insiders’ trades in ${holder.name}`)) ?? { summary: [], blocks: [], missing: [] };
  const side = (isPurchase: boolean): boolean => trades.some((trade) => trade.isPurchase === isPurchase);
  const plain = side(true) ? [] : [side(false) ? say`No insider of ${holder.name} bought shares on the open market in the forms that were read; there were only sales.` : say`No insider of ${holder.name} bought or sold shares on the open market in the forms that were read.`];
  return { ...told, summary: [...plain, ...told.summary] };
}

function fromBlocks(blocks: readonly Block[]): Outcome | null {
  const [opening, ...rest] = blocks;
  if (opening === undefined) return null;
  return opening.kind === 'text' ? { summary: [opening.text], blocks: rest, missing: [] } : { summary: [], blocks, missing: [] };
}

