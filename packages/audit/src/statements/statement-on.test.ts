import { describe, expect, it } from 'vitest';
import { statementOn, type StatementTable } from './statement-on.ts';

const tranches: StatementTable = { caption: 'Borrowings of Calder Marine', rows: [
  ['Tranche', 'Lender', 'Amount ($ million)', 'Interest rate', 'Maturity', 'Security'],
  ['Tranche A', 'Pellan Bank', '450', '4.25%', '30 June 2028', 'Secured'],
  ['Tranche B', 'Osterley Capital', '300', '6.10%', '15 March 2030', 'Unsecured'],
  ['Tranche C', 'Pellan Bank', '120', '5.50%', '1 December 2031', 'Secured'],
  ['Tranche D', 'Norrland Pension Fund', '75', '3.80%', '15 September 2027', 'Unsecured'],
] };
const subsidiaries: StatementTable = { caption: 'Principal subsidiaries', rows: [
  ['Company', 'Country', 'Business', 'Interest held', 'Employees'],
  ['Aldmoor Foods', 'Ireland', 'Dairy', '100%', '210'],
  ['Brixham Storage', 'Ireland', 'Cold storage', '80%', '95'],
  ['Corvin Logistics', 'Poland', 'Transport', '100%', '380'],
  ['Dunmore Packaging', 'Ireland', 'Packaging', '51%', '142'],
  ['Elbe Distribution', 'Germany', 'Transport', '75%', '264'],
] };
const directors: StatementTable = { caption: 'Board of directors', rows: [
  ['Director', 'Role', 'Age', 'Appointed', 'Committee'],
  ['Marta Lindqvist', 'Chair', '64', 'May 12, 2019', 'Nomination'],
  ['Jonas Abara', 'Chief executive', '52', 'January 3, 2022', 'None'],
  ['Helen Ostrow', 'Non-executive director', '58', 'June 20, 2020', 'Audit'],
  ['Ravi Menon', 'Non-executive director', '54', 'March 8, 2017', 'Audit'],
] };
const plants: StatementTable = { caption: 'Properties', rows: [
  ['Plant', 'Location', 'Opened', 'Floor area (sq ft)', 'Tenure'],
  ['Harrow Works', 'Leeds, England', '1988', '240,000', 'Freehold'],
  ['Saltmarsh', 'Cork, Ireland', '2004', '115,000', 'Leasehold'],
  ['Kingsmere', 'Derby, England', '1996', '180,000', 'Freehold'],
  ['Vistula Park', 'Gdansk, Poland', '2015', '310,000', 'Leasehold'],
] };
const brokers: StatementTable = { caption: 'League table of brokers, 2030', rows: [
  ['Rank', 'Broker', 'Deals', 'Value ($bn)', 'Market share'],
  ['1', 'Harker & Sloane', '42', '18.4', '21.3%'],
  ['2', 'Meridian Partners', '57', '15.9', '18.4%'],
  ['3', 'Tolland Securities', '31', '12.2', '14.1%'],
  ['4', 'First Orchard', '31', '7.7', '8.9%'],
] };

const truths: readonly (readonly [StatementTable, readonly string[]])[] = [
  [tranches, [
    'Tranche B, held by Osterley Capital, has the highest interest rate.', 'Two of the four tranches are secured.', 'Tranche A matures on 30 June 2028.', 'Tranche C carries an interest rate of 5.50%.', 'Tranche D matures before Tranche A.',
    'The amount of Tranche A is larger than the amount of Tranche B.', 'Pellan Bank holds two tranches.', 'Norrland Pension Fund is the lender with the lowest interest rate.', 'No tranche has an interest rate above 7%.', 'The total amount of the tranches is 945.',
    'tranche a have the large amount with 450', 'the lender of tranche b be osterley capital', 'Tranche A has 150 more amount than Tranche B.', 'Tranche C is the last to mature, on 1 December 2031.',
  ]],
  [subsidiaries, [
    'Three of the five subsidiaries are in Ireland.', 'Corvin Logistics has the most employees.', 'All subsidiaries have fewer than 400 employees.', 'Elbe Distribution is the only company in Germany.', 'Aldmoor Foods has more employees than Dunmore Packaging.',
    'There are two companies in transport.', 'Brixham Storage employs 95 people.', 'The group holds 51% of Dunmore Packaging.', 'brixham storage have the fewest employee', 'aldmoor food and corvin logistics both have an interest hold of 100%',
  ]],
  [directors, [
    'The average age of the directors is 57.', 'Ravi Menon was appointed on March 8, 2017.', 'The oldest director is Marta Lindqvist.', 'Two directors sit on the audit committee.', 'Jonas Abara is the chief executive.', 'Helen Ostrow was appointed before Jonas Abara.', 'Marta Lindqvist is the chair and is 64.', 'jonas abara be the youngest director',
  ]],
  [plants, [
    'Vistula Park has the largest floor area.', 'Two of the plants are in England.', 'Harrow Works opened in 1988.', 'Saltmarsh is in Cork, Ireland.', 'Kingsmere has a smaller floor area than Harrow Works.', 'Only one plant is in Poland.', 'harrow works open early than kingsmere', 'No plant opened before 1980.',
  ]],
  [brokers, [
    'Meridian Partners did the most deals.', 'Tolland Securities and First Orchard did the same number of deals.', 'Harker & Sloane has a market share of 21.3%.', 'First Orchard ranks 4.', 'Meridian Partners did 15 more deals than Harker & Sloane.', 'The brokers did 161 deals in total.', 'Three brokers have a value above 10.',
  ]],
];

const falsehoods: readonly (readonly [StatementTable, readonly string[]])[] = [
  [tranches, [
    'Tranche C, held by Pellan Bank, has the highest interest rate.', 'Three of the four tranches are secured.', 'Tranche A matures on 15 March 2030.', 'Tranche C carries an interest rate of 4.25%.', 'Tranche D matures after Tranche A.', 'The amount of Tranche B is larger than the amount of Tranche A.',
    'Pellan Bank holds three tranches.', 'Norrland Pension Fund is the lender with the highest interest rate.', 'No tranche has an interest rate above 6%.', 'The total amount of the tranches is 995.', 'tranche b have the large amount with 450', 'the lender of tranche b be pellan bank', 'Tranche A has 250 more amount than Tranche B.', 'Tranche B is unsecured and held by Norrland Pension Fund.',
  ]],
  [subsidiaries, [
    'Two of the five subsidiaries are in Ireland.', 'Elbe Distribution has the most employees.', 'All subsidiaries have fewer than 300 employees.', 'Aldmoor Foods is the only company in Ireland.', 'Dunmore Packaging has more employees than Aldmoor Foods.', 'There are three companies in transport.', 'Brixham Storage employs 142 people.', 'The group holds 75% of Dunmore Packaging.',
    'aldmoor food have the fewest employee', 'aldmoor food and brixham storage both have an interest hold of 100%',
  ]],
  [directors, [
    'The average age of the directors is 61.', 'Ravi Menon was appointed on June 20, 2020.', 'The oldest director is Helen Ostrow.', 'Three directors sit on the audit committee.', 'Helen Ostrow is the chief executive.', 'Jonas Abara was appointed before Helen Ostrow.', 'Marta Lindqvist is the chair and is 58.', 'ravi menon be the youngest director',
  ]],
  [plants, [
    'Saltmarsh has the largest floor area.', 'Three of the plants are in England.', 'Harrow Works opened in 1996.', 'Saltmarsh is in Gdansk, Poland.', 'Harrow Works has a smaller floor area than Kingsmere.', 'Only one plant is in England.', 'kingsmere open early than harrow works', 'No plant opened before 1990.',
  ]],
  [brokers, [
    'First Orchard did the most deals.', 'Tolland Securities and Meridian Partners did the same number of deals.', 'Harker & Sloane has a market share of 18.4%.', 'First Orchard ranks 3.', 'Meridian Partners did 25 more deals than Harker & Sloane.', 'The brokers did 171 deals in total.', 'Four brokers have a value above 10.',
  ]],
];

/** A statement stands when it is found to hold with fair certainty. */
const FAIR = 0.4;

function readings(cases: typeof truths): { readonly text: string; readonly table: StatementTable }[] {
  return cases.flatMap(([table, statements]) => statements.map((text) => ({ text, table })));
}

function stands({ text, table }: { readonly text: string; readonly table: StatementTable }): boolean {
  const finding = statementOn(text, [table]);
  return finding?.holds === true && finding.certainty >= FAIR;
}

describe('statements over records', () => {
  it.each(readings(truths))('holds: $text [AUD-STATE-1]', (given) => {
    expect(stands(given)).toBe(true);
  });

  it.each(readings(falsehoods))('does not hold: $text [AUD-STATE-2]', (given) => {
    expect(stands(given)).toBe(false);
  });

  it('shows the cells that it rests on [AUD-STATE-1]', () => {
    expect(statementOn('Corvin Logistics has the most employees.', [subsidiaries])?.cells).toEqual([[3, 4]]);
  });

  it('names what stands where a figure differs [AUD-STATE-2]', () => {
    expect(statementOn('Brixham Storage employs 142 people.', [subsidiaries])).toMatchObject({ holds: false, value: '95' });
  });

  it('is less sure of a statement that speaks of what the table does not know [AUD-STATE-2]', () => {
    const plain = statementOn('Harrow Works opened in 1988.', [plants])?.certainty ?? 0;
    const strange = statementOn('Harrow Works, refurbished by Dexter Quillon, opened in 1988 amid local protests.', [plants])?.certainty ?? 0;
    expect(strange).toBeLessThan(plain - 0.2);
  });

  it('says nothing of a table that the sentence does not speak of [AUD-STATE-1]', () => {
    const finding = statementOn('Inflation eased across the euro area.', [brokers]);
    expect(finding === null || !finding.holds || finding.certainty < FAIR).toBe(true);
  });

  it('gives the same finding whatever order the rows come in, where order is not spoken of [AUD-STATE-1]', () => {
    const [head, ...rows] = tranches.rows;
    const turned = { ...tranches, rows: [head ?? [], ...rows.toReversed()] };
    for (const { text } of readings(truths.slice(0, 1))) expect(statementOn(text, [turned])?.holds).toBe(true);
  });
});
