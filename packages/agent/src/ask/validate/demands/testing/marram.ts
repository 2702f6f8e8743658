// An invented company and figures of it, in sentences, to hold questions against without reading any.
import { figureId, type Figure, type Period, type Unit } from '@assay/record';
import { noFilters, type Asked } from '../../../asked/asked.ts';
import { emptyDraft } from '../../../house/answer/outcome.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { lackingOf } from '../../lacking.ts';
import { toldIn } from '../../told-in.ts';

export const usd: Unit = { kind: 'money', currency: 'USD', per: null };
export const perShare: Unit = { kind: 'money', currency: 'USD', per: 'share' };
export const percent: Unit = { kind: 'percent' };

export const fiscalYear = (year: number): Period => ({ kind: 'duration', start: `${String(year)}-01-01`, end: `${String(year)}-12-31`, fiscal: { year, part: 'FY' } });
export const onDay = (on: string): Period => ({ kind: 'instant', on, fiscal: null });

export type Told = Pick<Figure, 'metric' | 'value' | 'unit' | 'period'> & Partial<Pick<Figure, 'formula'>>;
let made = 0;

export function figure({ formula = null, ...told }: Told): Figure {
  made += 1;
  return { id: figureId.parse(`fig_${String(made).padStart(20, '0')}`), formula, facts: [], assumptions: {}, ...told };
}

export const shown = (told: Told): Text => join([{ kind: 'shown', figure: figure(told), style: 'plain' }]);
export const revenue = (value: string, year: number): Told => ({ metric: 'revenue', value, unit: usd, period: fiscalYear(year) });
export const growth = (value: string, year: number): Told => ({ metric: 'revenue_growth', value, unit: percent, period: fiscalYear(year), formula: '(revenue / revenue@before - 1) * 100' });
export const close = (value: string, on: string): Told => ({ metric: 'price', value, unit: perShare, period: onDay(on) });

export const level = say`Marram’s revenue was ${shown(revenue('3100000000', 2023))} in fiscal 2023.`;
export const grown = say`Marram’s revenue rose ${shown(growth('24', 2023))} from ${shown(revenue('2500000000', 2021))} in fiscal 2021 to ${shown(revenue('3100000000', 2023))} in fiscal 2023.`;
export const compound = say`Marram’s revenue grew from ${shown(revenue('2500000000', 2021))} in fiscal 2021 to ${shown(revenue('3100000000', 2023))} in fiscal 2023, a compound annual growth rate of ${shown({ ...growth('11.4', 2023), metric: 'revenue_cagr', formula: '(pow(revenue / revenue@-2y, 1 / 2) - 1) * 100' })}.`;
export const price = say`Marram’s shares closed at ${shown(close('40', '2024-03-28'))} on 28 March 2024.`;
export const yearMove = say`Marram’s share price rose ${shown({ metric: 'price_growth', value: '25', unit: percent, period: onDay('2024-03-28'), formula: '(price / price@before - 1) * 100' })} from ${shown(close('32', '2023-03-28'))} on 28 March 2023 to ${shown(close('40', '2024-03-28'))} on 28 March 2024.`;
export const trailing = say`Marram’s price-earnings ratio was ${shown({ metric: 'pe_ratio', value: '14', unit: { kind: 'multiple' }, period: onDay('2024-03-28') })} on 28 March 2024. Marram’s trailing twelve-month diluted earnings per share were ${shown({ metric: 'diluted_eps', value: '2.86', unit: perShare, period: fiscalYear(2023) })} in the year to 31 December 2023.`;
export const ahead = say`Tussock is ahead on revenue: Tussock’s revenue was ${shown(revenue('5000000000', 2023))} in fiscal 2023; Marram’s revenue was ${shown(revenue('3100000000', 2023))} in fiscal 2023.`;

export const company = (name: string, ticker: string): Asked['companies'][number] => ({ name, ticker, cik: null, exchange: null, sector: null, industry: null, fiscalCalendar: null }) as unknown as Asked['companies'][number];
export const marram = company('Marram', 'MRRM');
export const tussock = company('Tussock', 'TSSK');

export function lacking(text: string, summary: Text, own: Partial<Asked> = {}): readonly string[] {
  const asked: Asked = { text, operation: 'look-up', companies: [marram], group: null, unknown: [], measures: [{ kind: 'metric', id: 'revenue', as: 'value', words: 'revenue' }], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [], ...own };
  return lackingOf(asked, toldIn({ ...emptyDraft, summary }));
}
