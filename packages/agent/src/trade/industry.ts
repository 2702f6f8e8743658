import type { Trade } from './trade.ts';

export const aerospace: Trade = {
  business: 'a maker of airliners, military aircraft and space systems, with a services arm that maintains them',
  why: {
    growth: 'Revenue follows deliveries, and deliveries depend on the factory, not on demand.',
    margins: 'Unit costs only make sense at an even production rate; short of it every aircraft carries too much overhead, and fixed-price contracts do not forgive that.',
    cash: 'An airliner is paid for on delivery, so stalled deliveries drain cash at once while suppliers go on being paid.',
    balance: 'Lenders and shareholders have paid for the stoppage, and the debt would have to be carried by future deliveries.',
    quarter: 'For a company in repair each quarter is a report on the production line.',
    shares: 'New shares bought time, at the expense of everyone who held the old ones.',
    multiple: 'A price-earnings ratio has nothing to say while there are no earnings.',
  },
  emphasis: { 'cash-burn': 0.3, 'loss-years': 0.25, 'debt-load': 0.2, 'negative-equity': 0.2, 'inventory-versus-sales': 0.15, 'dilution': 0.25 },
  macro: [
    { series: 'treasury_10y', because: 'aircraft are bought on credit, and so is the time this company needs' },
    { series: 'oil_price', because: 'fuel is what makes an airline replace an old aircraft or keep it' },
    { series: 'industrial_production', because: 'suppliers’ output limits how fast the line could run' },
  ],
  hazards: [
    'Regulators decide how many aircraft may be built, and another safety failure would stop the recovery.',
    'Fixed-price defence contracts could bring further charges, since their costs are only known at the end.',
  ],
  next: 'whether the production rate holds for several quarters in a row',
  watch: 'If the production rate held through a winter without a safety finding, we would begin to trust the plan; if a supplier or a regulator stopped the line, we would stop counting on it.',
};

export const industrials: Trade = {
  business: 'an industrial company',
  why: { growth: 'Orders come before sales and cancel before them, too.', margins: 'Plants have to run full; the margin shows how full they are.', cash: 'Long projects tie up money in parts and unfinished work.' },
  emphasis: { 'inventory-versus-sales': 0.15, 'returns-on-capital': 0.15 },
  macro: [{ series: 'industrial_production', because: 'its customers are counted in it' }, { series: 'treasury_10y', because: 'plants and machines are bought on credit' }],
  hazards: ['A pause in capital spending would reach the order book within months.', 'Input costs could outrun price lists.'],
  next: 'whether orders cover sales',
  watch: 'If orders ran ahead of sales, we would be more confident; if customers cancelled, less so.',
};

export const materials: Trade = {
  business: 'a producer of materials',
  why: { growth: 'Prices, not tonnes, move the revenue.', margins: 'Between raw material and product lies a spread that nobody controls.', cash: 'Good years have to pay for the plants of bad ones.' },
  emphasis: { 'debt-load': 0.15 },
  macro: [{ series: 'industrial_production', because: 'materials go wherever things are made' }, { series: 'oil_price', because: 'energy is the raw material of raw materials' }],
  hazards: ['New capacity elsewhere could flood the market.', 'Energy costs could take the spread.'],
  next: 'whether spreads hold',
  watch: 'If spreads held through a weak year, we would think better of the business.',
};

export const energy: Trade = {
  business: 'an energy company',
  why: { growth: 'The oil price writes the revenue line.', cash: 'A well gives out from the day it is opened, so part of the cash flow is only the cost of standing still.', payout: 'Owners have come to expect payouts that can be kept at a low oil price.' },
  emphasis: { 'capex-intensity': 0.2, 'payout-over-cash': 0.2 },
  macro: [{ series: 'oil_price', because: 'revenue is barrels times this' }, { series: 'real_gdp', because: 'demand for fuel follows activity' }],
  hazards: ['A supply war among producers would hurt all of them.', 'Rules on emissions could strand reserves.'],
  next: 'whether the payout would survive a weaker oil price',
  watch: 'If the payout survived a weak oil price, we would trust it.',
};

export const utilities: Trade = {
  business: 'a regulated utility',
  why: { growth: 'Regulators set the return, so profit follows the asset base.', balance: 'Debt is the raw material of a utility.', payout: 'The dividend is the reason to own it.' },
  emphasis: { 'debt-load': 0.2, 'dividend-yield': 0.2, 'interest-cover': 0.2 },
  macro: [{ series: 'treasury_10y', because: 'the shares trade like a bond with a variable coupon' }, { series: 'cpi', because: 'costs come at once and tariff reviews late' }],
  hazards: ['A regulator could refuse the costs of the grid.', 'Fire or storm liabilities might exceed insurance.'],
  next: 'whether regulators allow the planned investment',
  watch: 'If the regulator allowed the grid into the tariff, the case would be stronger.',
};

export const realEstate: Trade = {
  business: 'a real-estate company',
  why: { balance: 'Buildings are financed with other people’s money, so the due dates of debt matter as much as rents.', payout: 'The law makes it pay out what it earns.' },
  emphasis: { 'debt-load': 0.2, 'interest-cover': 0.2, 'dividend-yield': 0.2 },
  macro: [{ series: 'treasury_10y', because: 'property is valued against it' }, { series: 'fed_funds_rate', because: 'floating debt follows it' }],
  hazards: ['Refinancing at today’s rates could eat the rent.', 'Tenants might need less space.'],
  next: 'whether leases are renewed at better rents',
  watch: 'If leases were renewed at better rents, debt would matter less.',
};
