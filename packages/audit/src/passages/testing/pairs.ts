// Invented sentences of invented companies: what a source says, and what a report makes of it, truly or not.
// Written before the checks were tuned, and left as they were.

export type Pair = { readonly source: string; readonly claim: string; readonly holds: boolean };

type Row = readonly [source: string, truth: string, falsehood: string];

const rows: readonly Row[] = [
  ['Revenue declined mainly because of weaker demand for pumps in Brazil.', 'Sales fell due to softer demand for pumps in Brazil.', 'Sales rose due to softer demand for pumps in Brazil.'],
  ['Operating expenses increased primarily due to higher freight costs.', 'Higher freight costs drove the increase in operating expenses.', 'The increase in operating expenses was driven by lower freight costs.'],
  ['The board did not declare a dividend during the year.', 'No dividend was declared by the board during the year.', 'The board declared a dividend during the year.'],
  ['Northwind acquired Calder Instruments from Pellon Group in March 2021.', 'In March 2021, Northwind bought Calder Instruments from Pellon Group.', 'In March 2021, Calder Instruments acquired Northwind from Pellon Group.'],
  ['We have not recorded any impairment of goodwill in 2023.', 'No impairment of goodwill was recorded in 2023.', 'An impairment of goodwill was recorded in 2023.'],
  ['All of our directors are independent under the rules of the exchange.', 'Every director is independent under the rules of the exchange.', 'Only some of our directors are independent under the rules of the exchange.'],
  ['The loan is secured by substantially all of the assets of the borrower.', 'The loan is secured by the assets of the borrower.', 'The loan is not secured by the assets of the borrower.'],
  ['Management expects margins to recover in the second half.', 'Management expects a recovery of margins in the second half.', 'Margins recovered in the second half.'],
  ['The plant in Halden was closed on 12 May 2022 after the lease expired.', 'The Halden plant was shut on 12 May 2022.', 'The Halden plant was shut on 12 June 2022.'],
  ['Gross margin strengthened as input prices eased.', 'Gross margin improved as input prices eased.', 'Gross margin weakened as input prices eased.'],
  ['The company had a working capital deficit at year end.', 'At year end the company had a deficit of working capital.', 'At year end the company had a working capital surplus.'],
  ['Anna Brandt was appointed Chief Financial Officer and Tom Weir Chief Operating Officer.', 'Anna Brandt became Chief Financial Officer.', 'Anna Brandt became Chief Operating Officer.'],
  ['Competitors may be required to obtain approval before they sell the device.', 'Competitors may have to obtain approval before selling the device.', 'Competitors may not be required to obtain approval before they sell the device.'],
  ['We lease our headquarters in Tarn and own the warehouse in Brook.', 'The headquarters in Tarn are leased.', 'We own our headquarters in Tarn.'],
  ['Deposits grew because new branches opened in the north.', 'The opening of new branches in the north led to growth in deposits.', 'New branches opened in the north because deposits grew.'],
  ['The auditor identified material weaknesses in internal control.', 'Material weaknesses in internal control were identified by the auditor.', 'The auditor identified no material weaknesses in internal control.'],
  ['Holders of preferred shares are entitled to vote before holders of common shares.', 'Preferred shareholders are entitled to vote before common shareholders.', 'Preferred shareholders are entitled to vote after common shareholders.'],
  ['Net interest income exceeded the budget on favourable funding costs.', 'Net interest income was above the budget thanks to favourable funding costs.', 'Net interest income fell short of the budget on funding costs.'],
  ['The regulator approved the merger without conditions.', 'The merger was approved by the regulator without conditions.', 'The regulator rejected the merger.'],
  ['Three of our five plants operated at full capacity.', 'Three of the five plants operated at full capacity.', 'All of the five plants operated at full capacity.'],
  ['The warranty provision decreased following the exit from the engine business.', 'After the exit from the engine business the warranty provision fell.', 'After the exit from the engine business the warranty provision increased.'],
  ['The notes were issued by Meridian Holdings and guaranteed by Lowell Bank.', 'Lowell Bank guaranteed the notes issued by Meridian Holdings.', 'Meridian Holdings guaranteed the notes issued by Lowell Bank.'],
  ['We rely on a single supplier for the sensors used in our meters.', 'A single supplier provides the sensors used in our meters.', 'We rely on several suppliers for the sensors used in our meters.'],
  ['The pension plan was terminated in February 2024.', 'In February 2024 the pension plan was terminated.', 'In February 2024 the pension plan was extended.'],
  ['There were no changes in accounting policies during the quarter.', 'Accounting policies did not change during the quarter.', 'Accounting policies changed during the quarter.'],
  ['The fund will invest mainly in short-term government bonds.', 'Short-term government bonds are what the fund will mainly invest in.', 'The fund will invest mainly in long-term government bonds.'],
  ['Losses on foreign exchange were offset by gains on derivatives.', 'Gains on derivatives offset foreign exchange losses.', 'Gains on foreign exchange were offset by losses on derivatives.'],
  ['Customers in Norway accounted for most of the growth in subscriptions.', 'Most of the subscription growth came from customers in Norway.', 'Customers in Sweden accounted for most of the growth in subscriptions.'],
  ['The company was unable to renew its credit facility.', 'The company failed to renew its credit facility.', 'The company renewed its credit facility.'],
  ['We booked a non-cash write-off of moulds for the discontinued kettle.', 'A non-cash write-off of moulds for the discontinued kettle was booked.', 'A cash write-off of moulds for the discontinued kettle was booked.'],
  ['The covenant requires us to maintain a minimum cash balance.', 'Under the covenant we must maintain a minimum cash balance.', 'Under the covenant we must maintain a maximum cash balance.'],
];

export const pairs: readonly Pair[] = rows.flatMap(([source, truth, falsehood]): Pair[] => [{ source, claim: truth, holds: true }, { source, claim: falsehood, holds: false }]);

/** Stands around every pair, so that telling words are rarer than others and a passage must be found. */
export const surroundings: readonly string[] = [
  'The company designs and sells industrial equipment to customers in many countries. Its shares are listed on the exchange.',
  'Cash and cash equivalents consist of deposits with banks. The company monitors its liquidity on a monthly basis. Interest is received quarterly.',
  'Employees are entitled to a bonus where targets of the year are met. The remuneration committee decides on the amount.',
  'Inventories are measured at the lower of cost and net realisable value. Raw materials are bought from suppliers under annual contracts.',
  'The directors reviewed the risks of the business. Demand depends on the investment plans of industrial customers. Prices of metals can change at short notice.',
];
