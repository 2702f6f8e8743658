// Three questions that lie near an answered one: over time, one step deeper, beside another company. Whole sentences, so that each can be asked anywhere.
import { metricById } from '@assay/calc';
import { isFundLike, type Company } from '@assay/data';
import { possessive, shortName } from '../../write/company-name.ts';
import type { Asked, AskedMeasure } from '../asked/asked.ts';
import { nextMeasure, usualMeasures } from './next-measure.ts';

/** What can be answered from: companies whose figures are at hand, the question's own among them or not. */
export type AtHand = { readonly companies: readonly Company[] };

export const mostFollowUps = 3;
const seriesNames: Readonly<Record<string, string>> = {
  FEDFUNDS: 'the federal funds rate', CPIAUCSL: 'the consumer price index', UNRATE: 'the unemployment rate', DGS10: 'the ten-year Treasury yield', DGS2: 'the two-year Treasury yield', GDP: 'gross domestic product', GDPC1: 'real gross domestic product',
};
/** What is held against a series of the economy. */
const besideSeries: readonly string[] = ['UNRATE', 'FEDFUNDS', 'DGS10'];

type Scene = { readonly asked: Asked; readonly company: Company; readonly metric: string; readonly all: readonly string[]; readonly atHand: AtHand };

function metricsOf(measures: readonly AskedMeasure[]): string[] {
  return measures.flatMap((measure) => (measure.kind === 'metric' && metricById(measure.id) !== undefined ? [measure.id] : []));
}

function nameOf(metric: string): string {
  return metric === 'price' ? 'share price' : metricById(metric)?.label ?? metric.replaceAll('_', ' ');
}

/** `McDonald’s` is its own possessive. */
function owner({ name }: Company): string {
  const short = shortName(name);
  return /[’']s$/.test(short) ? short : possessive(short);
}

function theirs(company: Company, metric: string): string {
  return `${owner(company)} ${nameOf(metric)}`;
}

/** `What was its revenue`, `What were its operating expenses`. */
function whatWas(company: Company, metric: string): string {
  return `What ${/(?:[^s]s|losses)$/.test(nameOf(metric)) ? 'were' : 'was'} ${theirs(company, metric)}`;
}

function isOfPrice(metric: string): boolean {
  const found = metricById(metric);
  return metric === 'price' || found?.kind === 'price' || found?.kind === 'indicator' || /\bprice\b/.test(found?.formula ?? '');
}

/** A course over time was shown: then the newest quarter. A figure was shown: then its course. */
function overTime({ asked, company, metric }: Scene): string {
  const shown = isOfPrice(metric) ? usualMeasures(company)[0] ?? 'revenue' : metric;
  if (asked.operation === 'trend' && metricById(shown)?.kind === 'flow') return `${whatWas(company, shown)} in the latest quarter?`;
  return asked.operation === 'trend' ? `${whatWas(company, shown)} in the last fiscal year?` : `How did ${theirs(company, shown)} develop over the last five years?`;
}

function oneDeeper({ company, all }: Scene): string | null {
  const next = nextMeasure(all, company);
  return next === null ? null : `${whatWas(company, next)} in the last fiscal year?`;
}

/** Of the same trade where one is at hand, else of the same sector, else the first: always of the same kind. */
function peerOf(company: Company, { asked, atHand }: Pick<Scene, 'asked' | 'atHand'>): Company | null {
  const others = atHand.companies.filter((other) => other.kind === company.kind && !asked.companies.some(({ ticker }) => ticker === other.ticker));
  return others.find(({ industry }) => industry !== null && industry === company.industry) ?? others.find(({ sector }) => sector !== null && sector === company.sector) ?? others[0] ?? null;
}

function besideAnother(scene: Scene): string | null {
  const { asked, company, metric } = scene;
  const peer = peerOf(company, scene);
  const second = asked.companies[1];
  if (second !== undefined) return asked.operation === 'value' ? null : `Which had the higher return on equity in the last fiscal year, ${shortName(company.name)} or ${shortName(second.name)}?`;
  if (peer === null) return null;
  const shown = metric === 'price' ? usualMeasures(company)[0] ?? 'revenue' : metric;
  return `How does ${theirs(company, shown)} compare with ${owner(peer)}?`;
}

function aboutCompany(asked: Asked, company: Company, atHand: AtHand): readonly (string | null)[] {
  if (isFundLike(company.kind)) return [`How did ${theirs(company, 'price')} develop over the last year?`];
  const all = metricsOf(asked.measures);
  const metric = all[0] ?? (asked.operation === 'value' ? 'price' : usualMeasures(company)[0] ?? 'revenue');
  const scene: Scene = { asked, company, metric, all: all.length === 0 ? [metric] : all, atHand };
  return [overTime(scene), oneDeeper(scene), besideAnother(scene), asked.operation === 'value' || company.kind !== 'company' ? null : `Is ${shortName(company.name)} overvalued?`];
}

function aboutSeries(asked: Asked): readonly string[] {
  const ids = asked.measures.flatMap((measure) => (measure.kind === 'series' ? [measure.id] : []));
  const [first] = ids;
  const name = first === undefined ? undefined : seriesNames[first];
  const others = besideSeries.filter((id) => !ids.includes(id)).map((id) => `What is ${seriesNames[id] ?? id}?`);
  if (ids.length === 0) return [];
  return [...(name === undefined || asked.operation === 'trend' ? [] : [`How did ${name} develop over the last five years?`]), ...others];
}

/** Where the question names nobody, or could not be answered: what can be. */
function toBeginWith({ companies }: AtHand): readonly string[] {
  const [first, second, third] = companies.filter(({ kind }) => kind === 'company');
  return [
    ...(first === undefined ? [] : [`${whatWas(first, 'revenue')} in the last fiscal year?`]),
    ...(second === undefined ? [] : [`How did ${theirs(second, 'net_income')} develop over the last five years?`]),
    ...(first === undefined || third === undefined ? [] : [`How does ${theirs(first, 'net_margin')} compare with ${owner(third)}?`]),
  ];
}

function plainly(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/**
 * At most three, none of them the question itself: temporal, deeper, comparative. Only of companies at hand, and of measures that their
 * kind states; the same question gives the same three.
 */
export function suggestFollowUps(asked: Asked | null, atHand: AtHand): readonly string[] {
  const company = asked?.companies.find(({ ticker }) => atHand.companies.some((other) => other.ticker === ticker));
  const about = asked === null ? [] : company === undefined ? aboutSeries(asked) : aboutCompany(asked, company, atHand);
  const own = plainly(asked?.text ?? '');
  const found = [...about, ...toBeginWith(atHand)].filter((text) => text !== null).filter((text) => plainly(text) !== own);
  return [...new Set(found)].slice(0, mostFollowUps);
}
