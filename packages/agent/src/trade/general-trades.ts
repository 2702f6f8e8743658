// What can be said of any company of an industry or sector, without knowing it by name.
import type { Trade } from './trade.ts';

export const anySoftware: Trade = {
  business: 'a software company',
  why: { growth: 'Contracts are signed ahead, so a change of pace in revenue comes late and is hard to reverse.', costs: 'Pay in stock is a cost like any other, only that shareholders settle it through dilution instead of cash.', margins: 'Software costs little to deliver; the operating margin is a decision about how much to spend on selling it.' },
  emphasis: { 'stock-pay': 0.2 },
  macro: [{ series: 'unemployment_rate', because: 'many licences are sold per desk' }, { series: 'real_yield_10y', because: 'much of the value lies in later years' }],
  hazards: ['A larger rival might bundle the same function at no charge.', 'Automated agents could do work that is now billed per seat.'],
  next: 'whether new contracts make up for those that lapse',
  watch: 'If contracts were renewed without discounts, we would be more confident; if seats were cut, less so.',
};

export const anySemiconductor: Trade = {
  business: 'a semiconductor company',
  why: { growth: 'Chip demand comes in waves, and nobody rings a bell at the crest.', cash: 'Inventory is where a turn in demand shows before revenue does.', margins: 'The gross margin tells how short the supply is.' },
  emphasis: { 'inventory-versus-sales': 0.25, 'gross-margin': 0.15 },
  macro: [{ series: 'industrial_production', because: 'chips go into whatever is made' }, { series: 'real_yield_10y', because: 'much of the value lies in later years' }],
  hazards: ['New capacity could arrive when demand has turned.', 'Export rules might close markets by decree.'],
  next: 'whether orders hold once supply is ample',
  watch: 'If orders held once supply was ample, we would be more confident; if customers hoarded, less so.',
};

export const anyRetailer: Trade = {
  business: 'a retailer',
  why: { growth: 'A retailer’s sales are prices times visits, and only visits last.', cash: 'What sits on the shelves decides the cash flow.', margins: 'Discounts show in the gross margin before they show in sales.' },
  emphasis: { 'inventory-versus-sales': 0.25, 'gross-margin': 0.1 },
  macro: [{ series: 'retail_sales', because: 'that is the pool it fishes in' }, { series: 'unemployment_rate', because: 'people without work put off what they can' }],
  hazards: ['Tariffs could push costs ahead of prices.', 'Shoppers might trade down.'],
  next: 'whether customers return without discounts',
  watch: 'If visits came back without discounts, we would be more confident; if stock had to be cleared, less so.',
};

export const anyDrugMaker: Trade = {
  business: 'a maker of medicines',
  why: { growth: 'Patents run out on known dates, so sales have to be set against the products that will lose protection.', costs: 'Research is how expiring products are replaced, and it pays off a decade later or never.', cash: 'Settlements and acquisitions come in lumps, so only several years tell the truth.' },
  emphasis: { 'rd-intensity': 0.25 },
  macro: [{ series: 'real_yield_10y', because: 'research pays off in a decade or never' }, { series: 'core_cpi', because: 'list prices that run ahead of it may be clawed back' }],
  hazards: ['A failed trial could take away what the price counts on.', 'Price negotiations might take a share of the leading products.'],
  next: 'whether new medicines replace those that lose protection',
  watch: 'If a late trial succeeded, the case would be stronger; if one failed, it would need another price.',
};

export const anyMediaCompany: Trade = {
  business: 'a media and communications company',
  why: { growth: 'Audiences move before advertisers and subscribers do.', cash: 'Networks and content are paid for long before they earn.', balance: 'Dependable subscriptions have tempted this industry into debt.' },
  emphasis: { 'debt-load': 0.15, 'capex-intensity': 0.1 },
  macro: [{ series: 'retail_sales', because: 'advertisers spend when shops do' }, { series: 'treasury_10y', because: 'the industry is built on borrowed money' }],
  hazards: ['Viewers and users could move to another screen.', 'A price war among providers would reach the margin at once.'],
  next: 'whether the audience stays',
  watch: 'If the audience stayed through dearer subscriptions, we would be more confident.',
};

export const anyInsurer: Trade = {
  business: 'an insurer',
  why: { growth: 'An insurer can write as much business as it likes; the price of it shows years later.', balance: 'Reserves are estimates, and the equity stands behind the estimate.' },
  emphasis: { 'returns-on-capital': 0.1 },
  macro: [{ series: 'treasury_10y', because: 'premiums are invested at this rate until claims come' }, { series: 'cpi', because: 'claims are paid at tomorrow’s prices' }],
  hazards: ['Catastrophes could exceed what was set aside.', 'Claims inflation might outrun premiums.'],
  next: 'whether premiums keep ahead of claims',
  watch: 'If reserves proved ample, we would be more confident; if they had to be topped, less so.',
};

export const anyCompany: Trade = {
  business: 'a listed company',
  why: { cash: 'Profit is an opinion; cash pays the bills.' },
  emphasis: {},
  macro: [{ series: 'treasury_10y', because: 'every share is priced against it' }, { series: 'payrolls', because: 'few businesses escape a recession' }],
  hazards: ['A weaker economy would reach its customers in time.'],
  next: 'whether the latest trend lasts',
  watch: 'If the latest trend lasted, we would be more confident; if it broke, less so.',
};

export const anyFund: Trade = {
  business: 'a fund or index, which owns the shares of others and publishes no statements of its own',
  why: { trend: 'A basket has no earnings call; its price is the news.' },
  emphasis: {},
  macro: [{ series: 'treasury_10y', because: 'every share in a basket is priced against it' }, { series: 'unemployment_rate', because: 'a basket of companies is a bet on the economy' }],
  hazards: ['What the basket owns could move together in a crisis, whatever the number of names in it.'],
  next: 'whether the economy carries its members',
  watch: 'If a few members came to carry the whole basket, we would call it concentrated and treat it so.',
};
