// The right place's neighbour: another measure's figure, or another measure's name.
import { evaluateFormula, metricById } from '@assay/calc';
import { decimal, type Decimal, type Fact } from '@assay/record';
import { escapePattern, isInTable, placesOf, pick, reworded, rewritten, shuffled, type Corruption, type Target } from '../corruption.ts';
import { besideFact } from '../material.ts';
import { recompute } from '../recompute.ts';
import { exactValue, showFalse, valueFor, wouldHold } from '../truth.ts';

/** What an analyst mixes up; beside these, any measure of the dictionary that the sources give for the same time. */
const confused: Readonly<Record<string, readonly string[]>> = {
  revenue: ['operating income', 'gross profit'], net_income: ['gross profit', 'operating income'], operating_income: ['net income', 'gross profit'], gross_profit: ['net income', 'operating income'], operating_cash_flow: ['net income'],
  free_cash_flow: ['revenue', 'operating cash flow'], total_assets: ['total liabilities'], gross_margin: ['operating margin', 'net margin'], operating_margin: ['gross margin', 'net margin'], net_margin: ['gross margin'], diluted_eps: ['book value per share'],
};

function knownBeside(target: Target): Fact[] {
  const [fact] = target.verdict.evidence.facts;
  return fact === undefined || target.verdict.evidence.formula !== null ? [] : besideFact(target.material, fact).filter((other) => other.unit.kind === fact.unit.kind);
}

/** What the claim would have to say of another measure: the same arithmetic over its facts, or its own formula at the claim's time. */
function sameOf(target: Target, id: string): Decimal[] {
  const { facts } = target.verdict.evidence;
  const [first] = facts;
  if (first === undefined) return [];
  const swapped = facts.map((fact) => besideFact(target.material, fact).find((other) => other.metric.id === id));
  const again = swapped.every((fact) => fact !== undefined) ? recompute(target, swapped) : null;
  const formula = metricById(id, target.material.dictionary)?.formula ?? null;
  const beside = formula === null ? [] : [first, ...besideFact(target.material, first)];
  const own = formula === null ? null : evaluateFormula(formula, (input) => { const found = input.ttm || input.shift !== null ? undefined : beside.find((fact) => fact.metric.id === input.metric); return found === undefined ? null : { value: decimal(found.value), ref: null }; });
  return [again, own?.ok === true ? own.value : null].filter((value) => value !== null);
}

/** Names of measures that the figure is not: commonly confused ones, and those that the sources give for the same time. */
function otherNames(target: Target): string[] {
  const { claim } = target;
  const labels = new Map(knownBeside(target).flatMap((fact) => { const label = metricById(fact.metric.id ?? '', target.material.dictionary)?.label; return label === undefined ? [] : [[label, fact.metric.id ?? ''] as const]; }));
  const names = [...(confused[claim.metric?.id ?? ''] ?? []), ...shuffled(target, [...labels.keys()]).slice(0, 3)];
  return names.filter((label) => !sameOf(target, labels.get(label) ?? target.material.dictionary.find((metric) => metric.label === label)?.id ?? '').some((value) => wouldHold(target, value)));
}

/** A figure that rests on a fact of another name than the one beside it would stay true under any name. */
function isNamed({ claim, verdict }: Target): boolean {
  return verdict.evidence.formula !== null || verdict.evidence.facts.some((fact) => fact.metric.id === claim.metric?.id);
}

function dressed(name: string, like: string): string {
  return /^\p{Lu}/u.test(like) && !/^\p{Lu}{2}/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

export const wrongMetric: Corruption = {
  kind: 'wrong metric', about: 'another measure’s name beside the figure',
  apply: (target) => {
    const { claim, material } = target;
    const words = claim.metric?.words ?? '';
    // Two measures may both be at their highest: a word of order is no figure that tells them apart.
    if (claim.numeral === null || !isNamed(target) || words === '' || (claim.metric?.inherited !== null && !isInTable(target))) return null;
    const name = pick(target, otherNames(target).filter((one) => !words.toLowerCase().includes(one.toLowerCase()) && !one.toLowerCase().includes(words.toLowerCase())));
    const places = placesOf(target, new RegExp(`(?<![\\p{L}-])${escapePattern(words)}(?![\\p{L}-])`, 'giu'));
    return name === null ? null : reworded(target, places.map((at) => ({ at, text: dressed(name, material.report.slice(at.start, at.end)) })));
  },
};

/** Proven figures of the report that another measure has for the same time, in the same unit. */
function reportBeside(target: Target): number[] {
  const { claim, material } = target;
  const time = JSON.stringify(claim.periods[0]?.mention ?? null);
  return material.proven.flatMap((other, index) => (other.claim.metric !== null && other.claim.metric.id !== claim.metric?.id && other.claim.operation === claim.operation && other.claim.numeral?.unit.kind === claim.numeral?.unit.kind && JSON.stringify(other.claim.periods[0]?.mention ?? null) === time ? [index] : []));
}

export const otherRowValue: Corruption = {
  kind: 'value of another row', about: 'another measure’s figure of the same time',
  apply: (target) => {
    const size = exactValue(target)?.abs();
    if (size === undefined) return null;
    const values = [...knownBeside(target).map((fact) => valueFor(target, fact)), ...reportBeside(target).map((index) => { const other = target.material.proven[index]; return other === undefined ? null : exactValue(other); })];
    // A neighbour too small for the digits shown ("$0.0 billion") is no figure that a writer would put there.
    const texts = values.flatMap((value) => (value === null || value.abs().lessThan(size.times('0.02')) || value.abs().greaterThan(size.times(50)) ? [] : showFalse(target, value) ?? []));
    return rewritten(target, pick(target, texts));
  },
};

export const figureFromElsewhere: Corruption = {
  kind: 'figure from elsewhere', about: 'a figure that stands elsewhere in the report, for something else',
  apply: (target) => {
    const { claim, material } = target;
    if (claim.numeral === null) return null;
    const others = material.proven.filter((other) => other.claim.numeral !== null && other.claim.numeral.unit.kind === claim.numeral?.unit.kind && other.claim.sentence.start !== claim.sentence.start && other.claim.metric?.id !== claim.metric?.id);
    const texts = others.flatMap((other) => showFalse(target, decimal(other.claim.numeral?.value ?? 0)) ?? []).filter((text) => /[1-9]/.test(text));
    return rewritten(target, pick(target, texts));
  },
};

export const wrongTableCell: Corruption = {
  kind: 'wrong table cell', about: 'a table’s cell shows its neighbour’s figure',
  apply: (target) => {
    const { claim, material } = target;
    if (!isInTable(target) || claim.numeral === null) return null;
    const near = material.proven.filter((other) => other.claim.id !== claim.id && isInTable(other) && Math.abs(other.claim.span.start - claim.span.start) < 200 && other.claim.numeral?.unit.kind === claim.numeral?.unit.kind);
    return rewritten(target, pick(target, near.flatMap((other) => showFalse(target, decimal(other.claim.numeral?.value ?? 0)) ?? []).filter((text) => /[1-9]/.test(text))));
  },
};
