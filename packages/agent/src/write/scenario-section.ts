// The cases: what each assumes, what a share would then be worth, and why each has its weight.
import type { Unit } from '@assay/record';
import { assumed } from '../figures/arithmetic.ts';
import type { Reading } from '../figures/figure.ts';
import { join, say, type Text } from '../prose/text.ts';
import type { CaseName, ValueModel } from '../specialists/value/model.ts';
import { isSqueezed } from '../specialists/value/assumptions.ts';
import { exitYears } from '../specialists/value/horizon.ts';
import { day, when } from '../specialists/when.ts';
import { leadNotes } from './lead-notes.ts';
import type { Parts } from './parts.ts';

const percent: Unit = { kind: 'percent' };
const points: Unit = { kind: 'points' };

function table(parts: Parts, model: ValueModel): Text {
  const { show } = parts.bench;
  const heads = ['Scenario', 'Weight', ...(model.cases[0]?.columns ?? []).map((column) => column.header), model.isPlain ? 'Value per share' : 'Target per share'];
  const head = say`| ${heads.join(' | ')} |\n| ${heads.map((_, index) => (index === 0 ? '---' : '---:')).join(' | ')} |`;
  return model.cases.reduce((rows, entry) => {
    const cells = [show(entry.weight, 'whole'), ...entry.columns.map((column) => show(column.read)), show(entry.value)];
    const row = cells.reduce((line, cell) => say`${line} ${cell} |`, say`| ${entry.name} |`);
    return say`${rows}\n${row}`;
  }, head);
}

function isTrailing(reading: Reading): boolean {
  return reading.period?.fiscal?.part !== 'FY';
}

/** Where the model starts: `trailing free cash flow of $123.3 billion`, or the last fiscal year's with its name. */
function from(parts: Parts, words: string, reading: Reading): Text {
  const { show } = parts.bench;
  return isTrailing(reading) ? say`trailing ${words} of ${show(reading)}` : say`${words} of ${show(reading)} in ${when(reading)}`;
}

/** What the cases start from: figures that the sources hold. */
function startSentence(parts: Parts, model: ValueModel): Text {
  const { show, name } = parts.bench;
  const { start } = model;
  const need = (metric: string): Reading => start[metric] ?? assumed(metric, 0, { kind: 'none' });
  switch (model.kind) {
    case 'cash-flow': {
      const debt = need('net_debt');
      const net = debt.value.isNegative() ? say`net cash of ${show({ ...debt, metric: 'net_cash', value: debt.value.negated() })}` : say`net debt of ${show(debt)}`;
      return say`The cases for ${name} start from ${from(parts, 'free cash flow', need('free_cash_flow'))}, ${net} at ${day(debt)} and diluted shares of ${show(need('diluted_shares'), 'bare')} in ${when(need('diluted_shares'))}.`;
    }
    case 'book': return say`Free cash flow has no meaning for ${parts.bench.company.kind === 'insurer' ? 'an insurer' : 'a lender'}, so each case would value ${name} at its equity per share of ${show(need('book_value_per_share'))} and at what that equity earns.`;
    case 'earnings': return say`${whyEarnings(parts)}, so the cases start from ${from(parts, 'diluted earnings per share', need('diluted_eps'))}.`;
    case 'recovery': return say`There are no earnings to start from, so the cases start from ${from(parts, 'revenue', need('revenue'))} and ask what a repaired company would keep of it.`;
  }
}

/** Cash flow that is on file and still not used is far below profit; else something of it is missing. */
function whyEarnings(parts: Parts): string {
  const { book } = parts.bench;
  if (book.years('free_cash_flow').length === 0) return 'The sources at hand do not hold a full cash-flow statement';
  if (book.today('diluted_shares') === null || (book.today('net_debt') ?? book.today('long_term_debt')) === null) return 'The sources at hand do not hold all that a cash-flow valuation needs';
  return isBuildingMuch(parts) ? 'While a building programme of this size goes on, free cash flow tells little of what the business earns' : 'With so much being built or tied up, free cash flow is no fair measure at present';
}

/** Capital expenditure of more than a sixth of revenue in the last fiscal year. */
function isBuildingMuch({ bench: { book } }: Parts): boolean {
  const [spent, sales] = [book.years('capital_expenditure').at(-1), book.years('revenue').at(-1)];
  return spent !== undefined && sales !== undefined && spent.value.abs().times(6).gt(sales.value);
}

const methods: Readonly<Record<ValueModel['kind'], string>> = {
  'cash-flow': 'cash flow would grow at the stated rate, then for ever at the terminal rate; all of it discounted',
  book: 'equity per share times return on equity less growth, over discount rate less growth',
  earnings: 'earnings carried forward at the stated growth, times the exit multiple, discounted',
  recovery: 'revenue carried forward at the stated growth, times the net margin, times the exit multiple, discounted, less net debt',
};

function growthRows(parts: Parts, model: ValueModel): Text[] {
  const { show } = parts.bench;
  const { growth, spread } = model.assumptions;
  const squeezed = isSqueezed(parts.bench) ? '; and only a part of that, because the margin has been squeezed' : '';
  return [
    say`| Growth in the base case | ${show(assumed('growth', growth, percent))} | three quarters of the middle one of long habit, latest year and latest quarter, since every pace would fade${squeezed} |`,
    say`| Distance of bull and bear | ${show(assumed('spread', spread, points))} | by how much growth has varied from year to year |`,
  ];
}

function marginRow(parts: Parts, model: ValueModel): Text[] {
  const margin = model.cases.find((entry) => entry.name === 'Base')?.columns.find((column) => column.header === 'Net margin');
  return margin === undefined ? [] : [say`| Net margin in the base case | ${parts.bench.show(margin.read)} | a part of what the company kept in its good years |`];
}

/** The rules, with the numbers they gave: a reader can quarrel with each by itself. */
function ruleTable(parts: Parts, model: ValueModel): Text {
  const { show } = parts.bench;
  const { discount, premium } = model.assumptions;
  const { kind } = model;
  const stock = premium.gt('4.5') ? 'a rough stock' : premium.lt('4.5') ? 'a calm stock' : 'an ordinary stock';
  const rows = [
    say`| Method | – | ${methods[kind]} |`,
    ...(kind === 'earnings' || kind === 'recovery' ? [say`| Years carried forward | ${show(assumed('years', exitYears, { kind: 'count', of: null }))} | by rule |`] : []),
    say`| Discount rate | ${show(assumed('discount_rate', discount, percent))} | the 10-year Treasury yield plus ${show(assumed('premium', premium, points))}, which we would ask of ${stock} |`,
    ...(kind === 'cash-flow' || kind === 'earnings' ? growthRows(parts, model) : []),
    ...marginRow(parts, model),
    say`| Weight of the base case | ${show(assumed('weight', 50, percent), 'whole')} | half by rule; the findings split the other half |`,
  ];
  return rows.reduce((table, row) => say`${table}\n${row}`, say`| Assumption | Assumed | Rule |\n| --- | ---: | --- |`);
}

/** The base case has half of the weight by rule; the evidence decides how the other half is split. */
function weightClause(parts: Parts, model: ValueModel): string {
  if (model.tilt === 0) return 'Since our findings on the business do not lean either way, bull and bear would weigh the same';
  const wanted = model.tilt > 0 ? 'positive' : 'negative';
  const { business } = leadNotes(parts);
  const telling = parts.notes.filter((note) => note.specialist === 'fundamental' && note.stance === wanted && note.headline !== undefined);
  const why = (telling.find((note) => note.name !== business?.name) ?? telling[0])?.headline;
  const side = model.tilt > 0 ? 'bull' : 'bear';
  return why === undefined ? `The weights would lean to the ${side} case, with our findings on the business` : `The weights would lean to the ${side} case, because ${why}`;
}

/** Where the price lies among the cases. */
function placeClause(parts: Parts, model: ValueModel): string {
  const close = parts.bench.book.closes.at(-1);
  const worth = (name: CaseName) => model.cases.find((entry) => entry.name === name)?.value.value;
  const [bull, base, bear] = [worth('Bull'), worth('Base'), worth('Bear')];
  if (close === undefined || bull === undefined || base === undefined || bear === undefined) return '';
  if (close.value.gt(bull)) return ', and not even the bull case would carry today’s price';
  if (close.value.gt(base)) return ', while today’s price would need something between the base and the bull case';
  return close.value.gt(bear) ? ', and even the base case would be worth a premium to today’s price' : ', and even the bear case would be worth today’s price';
}

function resultSentence(parts: Parts, model: ValueModel): Text {
  return say`${weightClause(parts, model)}; together the cases would give a fair value of ${parts.bench.show(model.weighted)} a share${placeClause(parts, model)}.`;
}

export function scenarioSection(parts: Parts): Text | null {
  const { model } = parts;
  if (model === null) return null;
  return join([say`${startSentence(parts, model)} ${resultSentence(parts, model)}`, table(parts, model), ruleTable(parts, model)], '\n\n');
}
