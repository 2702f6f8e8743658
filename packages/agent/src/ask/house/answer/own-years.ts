// Companies beside one another, each in a year of its own: "IBM in 2024 against Salesforce in its fiscal 2025".
import { join, say, type Text } from '../../../prose/text.ts';
import { metricsAsked, missingTime, periodsAsked, type MetricAsked } from './asked-of.ts';
import { asForm, sayMeasure } from './forms.ts';
import { nameOf } from './naming.ts';
import type { Outcome } from './outcome.ts';
import type { Holder, Scene } from './scene.ts';
import { favours } from './times.ts';

/** Null where the years are not told apart by the companies, or another thing is asked for. */
export function ownYears(scene: Scene): Outcome | null {
  const [given, ...others] = metricsAsked(scene);
  if (given === undefined || others.length + scene.without.length > 0 || scene.holders.length < 2) return null;
  const years = yearsOf(scene);
  if (years === null) return null;
  const said = scene.holders.map((holder, index) => ({ holder, one: sayMeasure(holder, given, { kind: 'fiscal', year: years[index] ?? null, part: 'FY' }) }));
  const told = said.flatMap(({ holder, one }) => (one === null ? [] : [{ holder, ...one }]));
  const missing = said.flatMap(({ holder, one }) => (one === null ? [missingTime(holder, given.id)] : []));
  const order = told.toSorted((left, right) => (isLessBetter(scene, given) ? 1 : -1) * left.figure.value.comparedTo(right.figure.value));
  const [first, ...rest] = order;
  if (first === undefined || rest.length === 0) return null;
  const clauses = order.map(({ sentence }): Text => ({ ...sentence, template: sentence.template.replace(/\.$/, '') }));
  const what = `${['growth', 'cagr', 'change'].includes(asForm(given).as) ? 'growth of ' : ''}${nameOf(asForm(given).id)}`;
  return { summary: [say`${first.holder.name} is ahead on ${what}: ${join(clauses, '; ')}.`], blocks: [], missing };
}

function isLessBetter({ gathered }: Scene, { id }: MetricAsked): boolean {
  const { order } = gathered.asked;
  return order === 'lowest' || (order === null && favours(id) === 'down');
}

/** The year that stands right behind each company's name, in the order of the companies; null unless each has one and they differ. */
function yearsOf(scene: Scene): readonly number[] | null {
  const asked = periodsAsked(scene).map((period) => (period.kind === 'fiscal' && period.part === 'FY' ? period.year : null));
  const known = asked.filter((year) => year !== null);
  if (known.length < 2 || known.length < asked.length) return null;
  const places = scene.holders.map((holder) => placeOf(scene.gathered.asked.text, holder));
  const years = places.map((place) => (place === null ? null : yearBehind(scene.gathered.asked.text.slice(place, place + 34))));
  return years.every((year) => year !== null && known.includes(year)) && new Set(years).size > 1 ? years.map(Number) : null;
}

/** Behind the name or the ticker, as the question has it. */
function placeOf(text: string, { name, company }: Holder): number | null {
  const [word = name] = name.split(/[ ’',.]/);
  for (const said of [name, word, company.ticker]) {
    const at = text.search(new RegExp(String.raw`\b${said.replace(/[^\p{L}\p{N} ]/gu, '.')}\b`, said === company.ticker ? 'u' : 'iu'));
    if (at >= 0) return at + said.length;
  }
  return null;
}

function yearBehind(text: string): number | null {
  const found = /^(?:['’]s?)?(?:,? (?:in|for|of|during|its|the|their|own|fiscal|year|fy))* ?(?:fy ?)?['’]?(20\d\d|\d\d)\b/i.exec(text)?.[1];
  return found === undefined ? null : found.length === 2 ? 2000 + Number(found) : Number(found);
}
