import type { Trade } from './trade.ts';

export const homeImprovement: Trade = {
  business: 'a chain of stores for building and renovating that sells to households and to professional builders',
  why: {
    growth: 'People renovate when they move or when their house makes them feel rich; when few houses change hands, both reasons are missing.',
    margins: 'Prices on lumber and tools leave little room, so even a sliver of margin is worth noting.',
    quarter: 'Spring is the season that decides the year.',
    balance: 'A landlord of its own stores can carry debt, but buying back stock with borrowed money has left almost nothing in equity.',
    returns: 'Return on equity says nothing where buybacks have consumed the equity; the return on all capital does.',
    cash: 'Stores are built and paid for, so cash flow depends on how much money sits on the shelves.',
    payout: 'A dividend that takes this share of profit leaves buybacks as the first thing to go.',
  },
  emphasis: { 'equity-eroded': 0.3, 'inventory-versus-sales': 0.2, 'debt-load': 0.2, 'payout-ratio': 0.1, 'returns-on-capital': 0.2 },
  macro: [
    { series: 'housing_starts', because: 'each new or newly sold house brings a kitchen, a floor and a fence' },
    { series: 'treasury_30y', because: 'mortgage rates follow it, and owners with a cheap mortgage would rather stay than move' },
  ],
  hazards: [
    'If mortgage rates stayed where they are, owners would go on staying put, and large projects with them.',
    'The push towards professional contractors could bring credit risk and thinner margins.',
  ],
  next: 'whether large projects come back before the cost of debt eats into the buyback',
  watch: 'If houses began to change hands again, the case would be better before the accounts showed it; if contractors stopped paying their bills on time, it would be worse in the same way.',
};

export const broadlineRetail: Trade = {
  business: 'an online retailer and marketplace with a cloud business that earns the better part of its profit',
  why: {
    growth: 'Retail brings the volume and cloud the profit, so the total hides which of them is doing the work.',
    margins: 'The margin is a mix of a grocer’s and a software company’s, and each point comes from the mix.',
    cash: 'Warehouses and data centres are paid for long before they earn, so free cash flow swings far wider than profit.',
    costs: 'A company that runs on thin margins shows its discipline in fulfilment and technology costs.',
    quarter: 'The holiday season strains every warehouse, and the margin of that quarter tells how well it was prepared.',
    shares: 'Staff are paid in stock, and owners pay for it in dilution.',
  },
  emphasis: { 'capex-intensity': 0.25, 'operating-margin': 0.2, 'cash-swing': 0.2, 'incremental-margin': 0.2, 'stock-pay': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'online shops take their share of it' },
    { series: 'unemployment_rate', because: 'a tight labour market would push warehouse wages, a slack one would thin the baskets' },
  ],
  hazards: [
    'Tariffs on small parcels and imported goods could squeeze the marketplace sellers who pay for fulfilment and advertising.',
    'The data-centre build-out might outrun demand, and its depreciation would come all the same.',
  ],
  next: 'whether the cloud business can pay for what is being built',
  watch: 'If the cloud business kept its customers while its price came under attack, we would be more generous; if parcels cost more to deliver than shoppers would pay, we would be less so.',
};

export const household: Trade = {
  business: 'a maker of everyday household and personal-care brands',
  why: {
    growth: 'Nobody washes oftener because the brand is a good one, so progress is price and mix, and shoppers decide how long that lasts.',
    margins: 'Pulp, resin and freight decide the cost; brands decide how much of it can be passed on.',
    cash: 'Even sales should give even cash, and a gap between them would be a warning.',
    payout: 'The stock is owned for its dividend, so cover comes before everything else.',
    returns: 'Brands do not wear out, which lets old capital earn new money.',
    multiple: 'Owners pay for calm, and the multiple is the price of it.',
  },
  emphasis: { 'payout-ratio': 0.25, 'gross-margin': 0.15, 'cash-conversion': 0.1, 'steady-growth': 0.2, 'dividend-yield': 0.2 },
  macro: [
    { series: 'core_cpi', because: 'once prices settle, anything further has to be earned with the product' },
    { series: 'treasury_10y', because: 'income investors would compare the dividend with it' },
  ],
  hazards: [
    'Shoppers could trade down to store brands once price gaps are wide enough.',
    'A strong dollar would cut into what is earned abroad.',
  ],
  next: 'whether volume, and not only price, adds to sales',
  watch: 'If volume came back without promotions, we would pay the premium gladly; if store brands took shelf space, we would not.',
};

export const consumerDiscretionary: Trade = {
  business: 'a consumer company',
  why: { growth: 'Its customers can wait, and in a bad year they do.', margins: 'Discounts show in the gross margin before they show in sales.', cash: 'Stock on the shelves is the swing factor.' },
  emphasis: { 'inventory-versus-sales': 0.2 },
  macro: [{ series: 'retail_sales', because: 'that is the pool it fishes in' }, { series: 'unemployment_rate', because: 'people without work put off what they can' }],
  hazards: ['Fashion and habit could move on.', 'A weak labour market would thin the number of visits.'],
  next: 'whether customers return without discounts',
  watch: 'If customers came back without discounts, we would be more confident; if stock had to be cleared, less so.',
};

export const consumerStaples: Trade = {
  ...household, business: 'a maker of consumer staples',
};
