// Sectors that live from plants, fields and buildings, where only the sector is known.
import type { Trade } from './trade.ts';

const industrials: Trade = {
  covers: ['Industrials'],
  business: 'an industrial company',
  why: {
    growth: 'Orders come before sales and are cancelled before them, too.',
    margins: 'Plants and crews have to be busy; the margin shows how busy they are.',
    cash: 'Long projects tie money in parts and unfinished work.',
  },
  emphasis: { 'inventory-versus-sales': 0.15, 'returns-on-capital': 0.15 },
  macro: [{ series: 'industrial_production', because: 'industrial customers are counted in it' }, { series: 'treasury_10y', because: 'capital goods are bought on credit' }],
  hazards: ['Customers could stop investing at the same time.', 'Input costs might outrun price lists.'],
  next: 'whether orders cover sales',
  watch: 'If orders ran ahead of deliveries, we would lean in; if customers cancelled, out.',
};

const materials: Trade = {
  covers: ['Materials', 'Basic Materials'],
  business: 'a producer of basic materials',
  why: {
    growth: 'Prices, not tonnes, move the revenue.',
    margins: 'A producer of materials buys at a market price and sells at another.',
    cash: 'Good seasons have to pay for the plants of bad ones.',
  },
  emphasis: { 'debt-load': 0.15 },
  macro: [{ series: 'industrial_production', because: 'materials go wherever things are made' }, { series: 'oil_price', because: 'energy is a large cost of turning rock and gas into materials' }],
  hazards: ['New capacity elsewhere could flood the market.', 'Energy might become too dear to go on producing.'],
  next: 'whether selling prices hold against costs',
  watch: 'If the spread held through weak demand, the business would rank among the better ones of its sort.',
};

const energy: Trade = {
  covers: ['Energy'],
  business: 'an energy company',
  why: {
    growth: 'Fuel prices write the revenue line of an energy business.',
    cash: 'Fields and plants run out or wear out, so some of the cash flow only keeps things as they are.',
    payout: 'Owners have come to expect payouts that a poor price does not end.',
  },
  emphasis: { 'capex-intensity': 0.2, 'payout-over-cash': 0.2 },
  macro: [{ series: 'oil_price', because: 'plans in the sector are drawn at some price of it' }, { series: 'real_gdp', because: 'demand for fuel follows activity' }],
  hazards: ['A supply war among producers could hurt everyone who serves them.', 'Rules on emissions might strand reserves.'],
  next: 'whether spending and payout fit a weaker price',
  watch: 'If the payout survived a weak price, we would trust it.',
};

const utilities: Trade = {
  covers: ['Utilities'],
  business: 'a utility',
  why: {
    growth: 'What a commission lets into the tariff is what a utility can earn on.',
    balance: 'Utilities build with debt and are judged by whether it can be served.',
    payout: 'Owners hold utilities for income.',
  },
  emphasis: { 'debt-load': 0.2, 'dividend-yield': 0.2, 'interest-cover': 0.2 },
  macro: [{ series: 'treasury_10y', because: 'income shares are exchanged for bonds and back as it moves' }, { series: 'cpi', because: 'a tariff is reviewed long after wages and wire have become dear' }],
  hazards: ['A commission could refuse the cost of the network.', 'Storm or fire liabilities might exceed insurance.'],
  next: 'whether commissions accept what is being built',
  watch: 'If the network were accepted into the tariff, the case would be stronger.',
};

const realEstate: Trade = {
  covers: ['Real Estate'],
  business: 'a real-estate company',
  why: {
    balance: 'Buildings are financed with other people’s money, so the due dates of debt matter as much as rents.',
    payout: 'What comes in as rent is expected to go out as income.',
  },
  emphasis: { 'debt-load': 0.2, 'interest-cover': 0.2, 'dividend-yield': 0.2 },
  macro: [{ series: 'treasury_10y', because: 'property is valued against it' }, { series: 'fed_funds_rate', because: 'floating property loans follow it' }],
  hazards: ['Refinancing could eat the rent.', 'Tenants might ask for smaller premises.'],
  next: 'whether leases are renewed on good terms',
  watch: 'If old loans were replaced without pain, the debt would matter less.',
};

export const plantSectors: readonly Trade[] = [industrials, materials, energy, utilities, realEstate];
