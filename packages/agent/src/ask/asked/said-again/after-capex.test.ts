import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { afterCapex } from './after-capex.ts';

const read = (text: string): Promise<Asked> => readAsked(text, { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] });

test.each([
  ['less capex? and 2023 same basis, up or down yoy', 'By how many percent did Caterpillar Inc.\'s free cash flow change from fiscal 2023 to fiscal 2024?'],
  ['They build a lot. Once capital expenditure comes off, what remains for 2024, what remained for 2023, and did it get bigger or smaller from the one year to the next?', 'By how many percent did Caterpillar Inc.\'s free cash flow change from fiscal 2023 to fiscal 2024?'],
  ['What\'s left of it after their capital spending, the year before too, and the change in percent?', 'By how many percent did Caterpillar Inc.\'s free cash flow change from fiscal 2023 to fiscal 2024?'],
  ['minus capex and the same for fy22', 'What was Caterpillar Inc.\'s free cash flow in fiscal 2024 and in fiscal 2022?'],
])('behind operating cash flow “%s” asks for free cash flow [ASK-READ-3]', async (text, wanted) => {
  expect(afterCapex(text, await read('What was Caterpillar’s operating cash flow in 2024?'))).toBe(wanted);
});

test.each(['What was capex?', 'What is left after capex and dividends?', 'Less Boeing’s capex?', 'How much of it went on capex?'])('“%s” does not', async (text) => {
  expect(afterCapex(text, await read('What was Caterpillar’s operating cash flow in 2024?'))).toBeNull();
});
