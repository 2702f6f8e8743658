// A specialist with a model: it looks at the figures itself, weighs what the rules found, and says what matters, with a handle for every figure.
import type { ToolRunner } from '@assay/data';
import { AssayError, type Sha256, type SpecialistName } from '@assay/record';
import type { AnalyseStage } from '../graph/engine.ts';
import type { Model } from '../model/port.ts';
import { fenceData } from '../prompts/fence-data.ts';
import { renderPrompt } from '../prompts/render-prompt.ts';
import type { Bench } from '../specialists/bench.ts';
import { houseSpecialist } from '../specialists/run-specialist.ts';
import { askChecked, askOptions } from './asking.ts';
import { dataTools } from './data-tools.ts';
import { figureTools } from './figure-tools.ts';
import { findingsSchema, readFindings } from './findings-answer.ts';
import { materialOf } from './material.ts';
import type { Memory } from './memory-port.ts';
import { openShelf } from './shelf.ts';

export type Analysts = {
  readonly model: Model;
  readonly runTool: ToolRunner['runTool'];
  readonly memory: Memory;
  readonly sha256: Sha256;
  /** Rounds of a specialist's loop, by depth; six, ten and sixteen where left out. */
  readonly rounds?: Partial<Readonly<Record<Bench['depth'], number>>>;
};

export const usualRounds: Readonly<Record<Bench['depth'], number>> = { quick: 6, standard: 10, deep: 16 };

const toolsOf: Readonly<Record<SpecialistName, readonly string[]>> = {
  fundamental: ['get_sec_financial_data', 'get_income_statement', 'get_balance_sheet', 'get_cash_flow', 'get_financial_metrics', 'get_earnings_data', 'get_dividends', 'get_filing_section', 'get_insider_trades', 'get_institutional_holders'],
  technical: ['get_technical_indicators', 'get_price_analysis', 'get_market_regime', 'get_index_data', 'get_market_status'],
  value: ['get_stock_info', 'get_analyst_data', 'get_upgrades_downgrades', 'get_analyst_estimates', 'get_company_rating', 'get_earnings_surprises', 'calc_dcf', 'calc_reverse_dcf', 'calc_graham', 'calc_epv', 'calc_comparables', 'calc_scenarios'],
  macro: ['get_economic_indicators', 'get_economic_indicator', 'get_treasury_yields', 'get_yield_curve', 'get_market_regime', 'get_index_data'],
};

/** What is asked of every specialist: the company, the day, the reader's question, and what the rules found. */
function questionOf(bench: Bench, question: string | null, material: string): string {
  return [
    fenceData(`${bench.company.name} (${bench.company.ticker})`, 'company'),
    `As of ${bench.asOf}; nothing later is known. Data: ${bench.data.mode}. Depth: ${bench.depth}.`,
    ...(question === null ? [] : ['The reader asks:', fenceData(question, 'question')]),
    'What the rules found, as a draft:', fenceData(material, 'findings of the rules'),
  ].join('\n\n');
}

export function modelSpecialist(name: SpecialistName, analysts: Analysts): AnalyseStage {
  const house = houseSpecialist(name);
  return async (bench, focus, around) => {
    const shelf = openShelf(analysts.sha256);
    const data = dataTools({ names: toolsOf[name], runTool: analysts.runTool, asOf: bench.asOf, shelf, sha256: analysts.sha256 });
    const material = materialOf(house(bench, focus), shelf);
    const { notes } = await askChecked(analysts.model, {
      ask: { ...askOptions(around), role: 'cheap', stage: name, prompt: renderPrompt(`specialist-${name}`), question: questionOf(bench, focus.text, material), maxOutputTokens: 6_000 },
      tools: [...figureTools(bench, shelf), ...data.tools], answer: findingsSchema(name), limits: { rounds: { ...usualRounds, ...analysts.rounds }[bench.depth] },
      read: (answer) => readFindings(answer, { specialist: name, shelf, company: bench.name }),
    });
    if (notes.length === 0) throw new AssayError('run-failed', `the model of ${name} gave no finding whose figures it was given`, { remedy: 'Run it again, or give the role another model.' });
    return { ...data.fetched(), notes };
  };
}
