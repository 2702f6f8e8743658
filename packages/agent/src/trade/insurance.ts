// Those who take risk for a premium, and those who arrange it.
import type { Trade } from './trade.ts';

const propertyInsurers: Trade = {
  covers: ['Property & Casualty Insurance', 'Multi-line Insurance', 'Reinsurance', 'Insurance - Property & Casualty', 'Insurance - Diversified', 'Insurance - Reinsurance', 'Insurance - Specialty', 'Fire, Marine & Casualty Insurance', 'Surety Insurance', 'Title Insurance'],
  business: 'a property and casualty insurer',
  why: {
    growth: 'An insurer can write as much business as it likes; what it was worth appears years later.',
    margins: 'Claims and expenses against premiums is the figure by which underwriters live, and storms are not an excuse for all of it.',
    cash: 'Premiums come before claims, and the wait is where investment income is made.',
    balance: 'Reserves are estimates, and the equity stands behind the estimate.',
    returns: 'A fair return over storms and lawsuits is the aim, and a calm season flatters it.',
    payout: 'Capital that is not needed for next season’s premiums should go back to owners.',
    shares: 'Underwriters who cannot find a fair premium do well to retire stock and wait.',
    quarter: 'A hurricane belongs to a quarter and to the price list that follows it.',
    'asset-value': 'Book value, with bonds at market, is the yardstick; it bends with interest rates.',
    multiple: 'Earnings from a calm season deserve a discount and those after a disaster a premium.',
  },
  emphasis: { 'price-to-book': 0.25, 'return-on-equity': 0.2, 'revenue-pace': 0.1, 'net-income-swing': 0.15, 'buyback-pace': 0.1 },
  macro: [
    { series: 'treasury_2y', because: 'premiums wait in short bonds until claims come' },
    { series: 'cpi', because: 'cars, roofs and courts are paid at tomorrow’s prices with yesterday’s premiums' },
    { series: 'treasury_10y', because: 'the bond portfolio is revalued by it' },
  ],
  hazards: ['Catastrophes could exceed what was set aside and reinsured.', 'Juries might award sums that old premiums never foresaw.'],
  next: 'whether premiums keep ahead of claims as competition returns',
  watch: 'If old reserves proved ample, we would credit the underwriting; if insurers began to chase volume, we would leave before the claims came.',
};

const lifeInsurers: Trade = {
  covers: ['Life & Health Insurance', 'Insurance - Life', 'Life Insurance', 'Accident & Health Insurance'],
  business: 'a life insurer',
  why: {
    growth: 'Promises are sold for decades on guesses about rates, illness and lapses, so sales are easy and their worth is slow to show.',
    margins: 'The spread between what bonds earn and what policies were promised is the living of this trade.',
    cash: 'What the parent receives is what regulators let the insurers send, and profit is a different matter.',
    balance: 'Private credit and structured loans fill the portfolio, and their quality is known in a recession.',
    returns: 'Accounting for guarantees swings the profit, so returns over several years are the fair test.',
    payout: 'Savings that policyholders leave for decades pay the owners for their patience.',
    shares: 'Closed blocks are passed on to others, and the proceeds buy stock.',
    quarter: 'A quarter may be ruled by a revision of assumptions, which actuaries make on a set date.',
    'asset-value': 'Bond losses and gains pass through book value, and a price against it needs that to be taken out.',
    multiple: 'A small multiple is what buyers ask for promises that they cannot inspect.',
  },
  emphasis: { 'price-to-book': 0.2, 'share-count-shrink': 0.2, 'dividend-yield': 0.15, 'net-income-swing': 0.2, 'return-on-equity': 0.1 },
  macro: [
    { series: 'treasury_10y', because: 'new premiums are invested near it for a very long time' },
    { series: 'treasury_30y', because: 'policies run as long as the bond does' },
    { series: 'unemployment_rate', because: 'workplace cover is lost with the job, and disability claims follow' },
  ],
  hazards: ['Defaults in private credit could arrive together.', 'Policyholders might cash in when new policies pay better.'],
  next: 'whether investment spread and claims stay as assumed',
  watch: 'If long-dated guarantees were reinsured on fair terms, the unknown would become a price; if assumptions were revised again, we would trust the others less.',
};

const insuranceBrokers: Trade = {
  covers: ['Insurance Brokers', 'Insurance Agents, Brokers & Service'],
  business: 'an insurance broker',
  why: {
    growth: 'Commissions follow premiums, so a broker earns from dear insurance without paying a claim.',
    margins: 'Producers take a share of what they bring, and offices bought from others are meant to cost less to run together.',
    costs: 'Clients follow the broker they know, which gives that broker a say in pay.',
    cash: 'Premiums pass through in trust, and the commission that remains needs nothing but desks.',
    balance: 'Small brokers are bought on credit by the dozens, and goodwill stands where plant would be.',
    returns: 'The return has to be taken on the price of all those acquisitions, or it means nothing.',
    shares: 'Some pay for deals in stock and others retire it; the count reveals the recipe.',
    quarter: 'Renewals crowd around New Year and midsummer, so neighbouring quarters differ.',
    payout: 'A dividend has to compete with the next broker for sale.',
    multiple: 'A premium that rests on buying smaller brokers more cheaply than oneself is priced works only while that gap lasts.',
  },
  emphasis: { 'goodwill-weight': 0.2, 'debt-load': 0.15, 'operating-margin': 0.15, dilution: 0.1, 'revenue-pace': 0.1 },
  macro: [
    { series: 'cpi', because: 'insured values and premiums are marked to it, and commissions with them' },
    { series: 'fed_funds_rate', because: 'trust balances earn it and acquisition loans cost it' },
  ],
  hazards: ['Insurance could become cheaper for several seasons in a row.', 'Clients might place simple risks through software.'],
  next: 'whether clients add business when premiums no longer do',
  watch: 'If new clients made up for softer premiums, the broker would be worth its price; if only deals did, less.',
};

export const insuranceTrades: readonly Trade[] = [propertyInsurers, lifeInsurers, insuranceBrokers];
