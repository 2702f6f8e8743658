// Multiples by description, and terms that point back.
import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';

const desk = deskIn('sample');
const read = async (text: string, earlier: readonly Asked[] = []): Promise<readonly string[]> => (await readAsked(text, { desk, today: testDay, filters: noFilters, earlier })).measures.map((measure) => ('id' in measure ? measure.id : measure.kind));

test.each([
  ['Which is dearer on its 2023 earnings, Visa or IBM?', ['pe_ratio']], ['HD: price against fiscal 2023 EPS', ['pe_ratio']], ['What does one pay for IBM per dollar of sales?', ['price_to_sales']], ['At what multiple of book value does Visa trade?', ['price_to_book']],
  ['What is the value of Visa\'s revenue in 2023?', ['revenue']], ['How much did IBM pay in taxes on its earnings in 2023?', expect.not.arrayContaining(['pe_ratio'])],
])('%s asks for %j [ASK-READ-1]', async (question, ids) => {
  expect(await read(question)).toEqual(ids);
});

test('a term that points back is the measure before [ASK-READ-3]', async () => {
  const before = await readAsked('What is the current ratio of Visa?', { desk, today: testDay, filters: noFilters, earlier: [] });
  expect(await read('What does that ratio mean?', [before])).toEqual(['current_ratio']);
});
