import type { Trade } from './trade.ts';

export const pharmaceuticals: Trade = {
  business: 'a maker of medicines and medical devices',
  why: {
    growth: 'Patents run out on known dates, so today’s sales have to be set against the products that will lose protection.',
    margins: 'A patented medicine costs little to make; a change in gross margin usually means mix or discounts, rarely manufacturing.',
    costs: 'Research is how expiring products are replaced, and it pays off a decade later or never.',
    cash: 'Settlements and acquisitions come in lumps, so only cash flow over several years tells the truth.',
    payout: 'A dividend paid through patent cliffs for decades is a promise that has to be covered by cash.',
    balance: 'A strong balance sheet is what pays for the next acquisition, and for the courtroom.',
    returns: 'Divested businesses and legal charges bend every ratio here; the trend over several years is steadier.',
  },
  emphasis: { 'rd-intensity': 0.25, 'payout-ratio': 0.15, 'tax-rate': 0.15, 'net-income-swing': 0.2, 'dividend-yield': 0.1 },
  macro: [
    { series: 'core_cpi', because: 'Medicare may claw back what list prices run ahead of it' },
    { series: 'real_yield_10y', because: 'research pays off in a decade or never, and this is the rate at which a decade is discounted' },
  ],
  hazards: [
    'Product-liability claims could cost far beyond what has been set aside.',
    'Medicare’s price negotiations would take a share of the leading products.',
  ],
  next: 'whether new medicines replace the ones that lose protection',
  watch: 'If the courts drew a line under the old claims, a discount on the shares would have no reason left; if a leading medicine failed in a late trial, it would need a larger one.',
};

export const managedCare: Trade = {
  business: 'a health insurer that also owns clinics, a pharmacy-benefit manager and data services',
  why: {
    growth: 'Premiums are set well ahead; new members are welcome only when the price for them was right.',
    margins: 'An insurer keeps a few cents of each dollar, so a small error in the estimate of medical costs takes a large part of the profit.',
    cash: 'Premiums come before claims, so cash flow should exceed profit; when it does not, claims are catching up.',
    costs: 'Medical costs are the whole game, and they are reported with a delay.',
    balance: 'Regulators hold much of the cash inside the insurance companies, so the parent cannot spend all that the balance sheet shows.',
    quarter: 'An insurer’s quarters bear bad news slowly and then all at once.',
    returns: 'Thin margins on a large turnover can still make a good return, until the turnover is mispriced.',
  },
  emphasis: { 'operating-margin': 0.3, 'quarter-margin': 0.3, 'cash-conversion': 0.15, 'debt-load': 0.1, 'drawdown': 0.2 },
  macro: [
    { series: 'unemployment_rate', because: 'workers who lose a job lose an employer plan with it' },
    { series: 'fed_funds_rate', because: 'premiums held against claims are invested at short rates' },
  ],
  hazards: [
    'Washington sets the rates for Medicare plans, and could let them lag behind the trend of costs.',
    'Investigations into billing could end in repayments and tighter rules.',
  ],
  next: 'whether premiums catch up with medical costs in the next plan year',
  watch: 'If the coming premiums were set for sicker members, we would expect the margin to heal; if investigators found fault with the billing, we would expect nothing.',
};

export const healthCare: Trade = {
  business: 'a health-care company',
  why: { growth: 'Who pays for care decides who profits from it.', margins: 'Prices are negotiated with payers of great size, so costs are what management can steer.', cash: 'Payers settle late, and cash flow shows how late.' },
  emphasis: { 'receivables-versus-sales': 0.1 },
  macro: [{ series: 'unemployment_rate', because: 'insurance comes with a job' }, { series: 'core_cpi', because: 'wages of nurses and technicians are the main cost in care' }],
  hazards: ['Public payers could cut their rates.', 'Shortage of staff might push wages beyond what payers allow.'],
  next: 'whether reimbursement keeps up with wages',
  watch: 'If payers accepted better rates, the case would be stronger; if they cut them, weaker.',
};

export const investmentBank: Trade = {
  business: 'an investment bank with a trading floor, an advisory business and an asset-management arm',
  why: {
    growth: 'Trading and deal-making decide the year, and neither can be forecast from the one before.',
    bank: 'A bank is judged by what it earns on its equity and by how much equity stands behind its assets.',
    costs: 'Bankers’ pay moves with revenue; what does not move with it decides the profit.',
    balance: 'Leverage is the business, so the thickness of the equity is the margin of safety.',
    shares: 'Regulators decide how much capital may be handed back.',
    'asset-value': 'For a bank, book value is the anchor, and the price against it is a verdict on the returns to come.',
  },
  emphasis: { 'bank-return': 0.3, 'bank-capital': 0.2, 'bank-efficiency': 0.2, 'price-to-book': 0.25, 'bank-mix': 0.15, 'book-value-growth': 0.2 },
  macro: [
    { series: 'yield_curve', because: 'underwriting and lending both like a curve that slopes upwards' },
    { series: 'fed_funds_rate', because: 'funding a trading book costs what the Fed makes it cost' },
    { series: 'real_gdp', because: 'boards make acquisitions when they trust the economy' },
  ],
  hazards: [
    'Trading income might be as good as it gets, and a quiet year would show how much of the return on equity depends on it.',
    'Capital rules could tie up equity that shareholders hope to see returned.',
  ],
  next: 'whether fees from deals and asset management carry on where trading leaves off',
  watch: 'If fees carried a quarter in which trading did not, we would believe in the change of mix; if a loss in private assets showed how they are valued, we would ask for a discount to book.',
};

export const bank: Trade = {
  business: 'a bank',
  why: {
    growth: 'A bank can lend as much as it likes; the bill for it comes as bad loans.',
    bank: 'What a bank earns on its equity, and how much equity it keeps, is nearly all that can be said about it.',
    balance: 'The equity is the cushion.',
    'asset-value': 'Book value is the anchor of a bank’s price.',
  },
  emphasis: { 'bank-return': 0.3, 'bank-provisions': 0.25, 'bank-interest': 0.2, 'price-to-book': 0.2 },
  macro: [{ series: 'yield_curve', because: 'banks borrow at the short end and lend at the long one' }, { series: 'unemployment_rate', because: 'people who lose work stop paying' }],
  hazards: ['Deposits could turn out to be less loyal than assumed.', 'Commercial property loans might need larger provisions.'],
  next: 'whether credit losses stay where they are',
  watch: 'If credit losses stayed where they are through a weak economy, we would think better of the lending.',
};

export const financials: Trade = {
  business: 'a financial company',
  why: { bank: 'The return on equity is what owners are paid for the risk.', 'asset-value': 'Book value is the natural yardstick.' },
  emphasis: { 'price-to-book': 0.2 },
  macro: [{ series: 'fed_funds_rate', because: 'money is its raw material' }, { series: 'yield_curve', because: 'it lives on spreads' }],
  hazards: ['Claims or credit losses could exceed what was set aside.', 'Regulators might ask for further capital.'],
  next: 'whether the return on equity holds',
  watch: 'If reserves proved ample, we would be more confident; if they had to be topped, less so.',
};
