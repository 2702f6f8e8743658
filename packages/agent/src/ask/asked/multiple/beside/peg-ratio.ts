// The PEG ratio: a price over the earnings of a year, over the compound growth of those earnings. The multiple and the growth are told, each read by itself, and then what the one comes to over the other.
import type { Asked, AskedPeriod } from '../../asked.ts';
import { joinedParts } from '../../parts/parts-of.ts';
import { writtenOut } from '../../question-text.ts';
import type { ReadAround } from '../../read-around.ts';
import { readAsked } from '../../read-asked.ts';

const multiple = String.raw`(?:p ?/ ?e|pe|price[- ](?:to[- ])?earnings|multiple)(?: ratio| multiple)?`;
const growth = String.raw`(?:growth(?: rate)?|cagr|compound \w+ rate)`;
const asksIt = new RegExp(String.raw`\bpeg(?: ratio)?\b|\b${multiple} (?:is |was )?(?:then )?(?:divided by|over|÷|/|relative to|against) (?:[\w'-]+ ){0,4}?${growth}\b|\bdivid(?:e|ing) [^.?;]{0,24}?${multiple}\b[^.?;]{0,60}? by (?:[\w'-]+ ){0,4}?${growth}\b`, 'i');
const own = /^(?:pe_ratio|peg_ratio|diluted_eps|price|price_to_sales|price_to_book|eps_growth|eps_cagr_\dy)$/;

type Basis = { readonly year: number; readonly from: number; readonly to: number; readonly on: string | null };

/** The stretch over which the earnings grew, the one year that the price is held against, else the last of the stretch, and the day of the close, else the newest. */
function basisIn(periods: readonly AskedPeriod[]): Basis | null {
  const spans = periods.flatMap((period) => (period.kind === 'years' ? [period] : []));
  const years = periods.flatMap((period) => (period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? [period.year] : []));
  const days = periods.flatMap((period) => (period.kind === 'date' ? [period.on] : []));
  const [span] = spans;
  return span === undefined || spans.length > 1 || years.length > 1 || days.length > 1 ? null : { from: span.from, to: span.to, year: years[0] ?? span.to, on: days[0] ?? null };
}

/** Of one company, of its multiple and its earnings alone, and no follow-up. */
function isOfIt({ companies, unknown, claims = [], measures, group }: Asked, { earlier }: ReadAround): boolean {
  return companies.length === 1 && unknown.length + claims.length + earlier.length === 0 && group === null && measures.every((measure) => 'id' in measure ? own.test(measure.id) : measure.kind === 'subject' && measure.subject === 'price');
}

/** Null where it is not asked for, or where one of the two is not sure. */
export async function readPegRatio(whole: Asked, around: ReadAround): Promise<Asked | null> {
  const basis = isOfIt(whole, around) && asksIt.test(writtenOut(whole.text)) ? basisIn(whole.periods) : null;
  const whose = whole.companies[0]?.ticker;
  if (basis === null || whose === undefined) return null;
  const { from, to, year, on } = basis;
  const priced = await readAsked(`What is ${whose}'s price-earnings ratio at the ${on === null ? 'latest close' : `close of ${on}`} on fiscal ${String(year)} diluted EPS?`, around);
  const grown = await readAsked(`What was the compound annual growth rate of ${whose}'s diluted EPS from fiscal ${String(from)} to fiscal ${String(to)}?`, around);
  const { valuation } = priced;
  if (valuation === undefined || valuation.at.length !== 1 || grown.measures.length !== 1 || [priced, grown].some(({ companies }) => companies.length !== 1)) return null;
  return joinedParts(whole, [priced, grown, { ...priced, asking: '', valuation: { ...valuation, overGrowth: { from, to } } }]);
}
