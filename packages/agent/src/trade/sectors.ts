// What can be said of a company of which only the sector is known.
import { plantSectors } from './sectors-of-plant.ts';
import type { Trade } from './trade.ts';

const technology: Trade = {
  covers: ['Information Technology', 'Technology'],
  business: 'a technology company',
  why: {
    growth: 'A technology that stops winning customers seldom gets another chance with them.',
    margins: 'The gross margin shows whether customers pay for the product or for the discount on it.',
    cash: 'Stock awards flatter cash flow and not profit, so both should be read together.',
    costs: 'Research is the factory of a technology business.',
  },
  emphasis: { 'rd-intensity': 0.15, 'stock-pay': 0.15 },
  macro: [{ series: 'real_yield_10y', because: 'technology is valued for later years' }, { series: 'payrolls', because: 'customers that hire also buy equipment and licences' }],
  hazards: ['A product cycle missed could take years to repair.', 'A larger rival might bundle the same function at no charge.'],
  next: 'whether new products sell without a cut in price',
  watch: 'If customers waited for the next version, we would read it as a warning; if they paid list price for the present version, as a recommendation.',
};

const communication: Trade = {
  covers: ['Communication Services', 'Communications'],
  business: 'a media or communications company',
  why: {
    growth: 'Audiences move before advertisers and subscribers do.',
    cash: 'Networks and content have to be paid for ahead of their public.',
    balance: 'Dependable subscriptions tempt owners into debt.',
  },
  emphasis: { 'debt-load': 0.15, 'capex-intensity': 0.1 },
  macro: [{ series: 'real_gdp', because: 'advertisers spend when business is good' }, { series: 'treasury_10y', because: 'much in this sector was built on borrowed money' }],
  hazards: ['Viewers and users could move to another screen.', 'A price war among providers might reach the margin at once.'],
  next: 'whether the audience stays',
  watch: 'If the audience stayed through dearer subscriptions, we would look again with kinder eyes.',
};

const consumerDiscretionary: Trade = {
  covers: ['Consumer Discretionary', 'Consumer Cyclical'],
  business: 'a consumer company whose goods or services can be postponed',
  why: {
    growth: 'Its customers can wait, and in a bad season they do.',
    margins: 'Discounts show in the gross margin before they show at the till.',
    cash: 'Unsold stock is the swing factor.',
  },
  emphasis: { 'inventory-versus-sales': 0.2 },
  macro: [{ series: 'retail_sales', because: 'what can be postponed is the part of it that moves' }, { series: 'unemployment_rate', because: 'people without work put off what they can' }],
  hazards: ['Fashion and habit could move on.', 'A weak labour market might keep customers at home.'],
  next: 'whether customers return at full price',
  watch: 'If customers stopped waiting for sales, we would feel surer; if stock had to be cleared, less sure.',
};

const consumerStaples: Trade = {
  covers: ['Consumer Staples', 'Consumer Defensive'],
  business: 'a seller of everyday goods',
  why: {
    growth: 'Everyday goods sell in any economy, so the gains have to be taken from somebody else’s shelf.',
    margins: 'Shoppers accept a dearer price until they look at the shelf beside it.',
    payout: 'Everyday sales are expected to pay an everyday dividend.',
  },
  emphasis: { 'payout-ratio': 0.15, 'gross-margin': 0.15 },
  macro: [{ series: 'cpi', because: 'necessities are bought at whatever price it records, only in smaller packs' }, { series: 'treasury_10y', because: 'defensive shares are held instead of bonds' }],
  hazards: ['Retailers could push their own labels.', 'Habits formed by parents might not be kept by children.'],
  next: 'whether people buy as much at the present price',
  watch: 'If volumes held without offers, we would relax; if only offers held them, we would not.',
};

const healthCare: Trade = {
  covers: ['Health Care', 'Healthcare'],
  business: 'a health-care company',
  why: {
    growth: 'Who pays for care decides who profits from it.',
    margins: 'Prices are negotiated with payers of great size, so costs are what management can steer.',
    cash: 'Payers settle late, and cash flow shows how late.',
  },
  emphasis: { 'receivables-versus-sales': 0.1 },
  macro: [{ series: 'unemployment_rate', because: 'insurance comes with a job' }, { series: 'core_cpi', because: 'wages are the bulk of what care costs' }],
  hazards: ['Public payers could cut their rates.', 'Shortage of staff might push wages beyond what payers allow.'],
  next: 'whether reimbursement keeps pace with costs',
  watch: 'If payers accepted dearer care, we would be reassured; if they refused it, alarmed.',
};

const financials: Trade = {
  covers: ['Financials', 'Financial Services', 'Financial'],
  business: 'a financial company',
  why: {
    bank: 'The return on equity is what owners are paid for the risk.',
    growth: 'Whoever handles money can always have a larger share of it on worse terms.',
    'asset-value': 'For financial firms book value is the natural yardstick.',
  },
  emphasis: { 'price-to-book': 0.2 },
  macro: [{ series: 'fed_funds_rate', because: 'money is what this sector buys and sells' }, { series: 'yield_curve', because: 'short money is lent on for longer along it' }],
  hazards: ['Losses could outgrow the reserves for them.', 'Regulators might ask for further capital.'],
  next: 'whether the return on equity holds',
  watch: 'If reserves proved too large, we would be pleased; if they had to be topped, we would ask what else was missed.',
};

export const sectorTrades: readonly Trade[] = [technology, communication, consumerDiscretionary, consumerStaples, healthCare, financials, ...plantSectors];
