// In which unit, currency and scale the numbers of a JSON document are: what siblings, headers and keys state.
import { expect, test } from 'vitest';
import { readJsonTree } from '../json/json-tree.ts';
import { readAnyJson } from './read-any-json.ts';

type Shown = readonly [string, string, string];

/** Label, value and unit of each number. */
function read(json: unknown): Shown[] {
  return readAnyJson(readJsonTree(new TextEncoder().encode(JSON.stringify(json)), 'test')).map(({ metric, value, unit }) => [metric.label, value, unit.kind === 'money' ? `${unit.currency ?? '?'}${unit.per === null ? '' : '/share'}` : unit.kind]);
}

test.each([
  [{ unit: 'millions', currency: 'USD' }, '5200000', 'USD'], [{ units: 'USD millions' }, '5200000', 'USD'], [{ units: 'in thousands of euros' }, '5200', 'EUR'], [{ unit: 'GBP thousands' }, '5200', 'GBP'],
  [{ unit: '$m' }, '5200000', 'USD'], [{ scale: 'billions', currency: 'JPY' }, '5200000000', 'JPY'], [{ scale: 6, currency: 'USD' }, '5200000', 'USD'], [{ scale: 1000, currency: 'CAD' }, '5200', 'CAD'],
  [{ multiplier: '1,000,000', unit: 'AUD' }, '5200000', 'AUD'], [{ currency: 'CHF' }, '5.2', 'CHF'], [{ unit: 'USD', scale: 'units' }, '5.2', 'USD'],
])('%j beside a telling key holds for its money [FACT-JSON-2]', (said, value, unit) => {
  expect(read({ ...said, revenue: 5.2 })).toEqual([['revenue', value, unit]]);
});

test('a header object, or the first item of a list, states the measure of what follows [FACT-JSON-2]', () => {
  const expected = [['revenue', '5200000', 'EUR'], ['net income', '300000', 'EUR']];
  expect(read({ meta: { units: 'millions', currency: 'EUR' }, data: [{ year: 2024, revenue: 5.2, netIncome: 0.3 }] })).toEqual(expected);
  expect(read([{ units: 'millions', currency: 'EUR' }, { year: 2024, revenue: 5.2, netIncome: 0.3 }])).toEqual(expected);
});

test('what is no money takes no scale of money: per share, ratios, counts of people [FACT-JSON-2]', () => {
  expect(read({ unit: 'USD millions', revenue: 5.2, eps: 1.07, grossMargin: 44.1, employees: 1200, priceToBook: 3.2 })).toEqual([
    ['revenue', '5200000', 'USD'], ['eps', '1.07', 'USD/share'], ['gross margin', '44.1', 'none'], ['employees', '1200', 'count'], ['price to book', '3.2', 'multiple'],
  ]);
});

test('shares go with the scale unless they are written in full [FACT-JSON-2]', () => {
  expect(read({ unit: 'USD millions', sharesOutstanding: 15.4 })).toEqual([['shares outstanding', '15400000', 'shares']]);
  expect(read({ unit: 'USD millions', sharesOutstanding: 15408095000 })).toEqual([['shares outstanding', '15408095000', 'shares']]);
});

test('a scale without any currency holds for counts too [FACT-JSON-2]', () => {
  expect(read({ units: 'thousands', subscribers: 52 })).toEqual([['subscribers', '52000', expect.any(String)]]);
});

test('a nearer unit ends a farther one’s scale, and a number that states a scale is none of the figures [FACT-JSON-2]', () => {
  expect(read({ scale: 6, currency: 'USD', items: [{ label: 'Revenue', value: 5 }, { label: 'Net income', value: 7000, unit: 'USD' }] })).toEqual([['Revenue', '5000000', 'USD'], ['Net income', '7000', 'USD']]);
});

test('fields that a data service names in its own way are found in the dictionary [FACT-JSON-2]', () => {
  const [draft] = readAnyJson(readJsonTree(new TextEncoder().encode(JSON.stringify([{ symbol: 'ACME', reportedCurrency: 'USD', calendarYear: '2024', period: 'FY', propertyPlantEquipmentNet: 44, sellingGeneralAndAdministrativeExpenses: 26, cashAndShortTermInvestments: 65, operatingCashFlow: 118 }])), 'test'));
  expect(draft).toMatchObject({ metric: { id: 'property_plant_equipment' }, unit: { kind: 'money', currency: 'USD' } });
});
