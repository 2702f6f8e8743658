// Those who keep other people’s money, or charge for pricing and moving it.
import type { Trade } from './trade.ts';

const assetManagers: Trade = {
  covers: ['Asset Management & Custody Banks', 'Asset Management', 'Investment Advice'],
  business: 'a company that looks after other people’s investments',
  why: {
    growth: 'Fees are charged on assets, so markets do part of the work and clients’ flows show the rest.',
    bank: 'Where clients’ cash rests on the balance sheet, what is earned on it can matter as much as any fee.',
    margins: 'Managing additional money costs little, and losing it saves little.',
    costs: 'Star managers and the platforms that sell funds take their share before owners do.',
    cash: 'Fees arrive in cash, while performance fees and investment gains arrive when they please.',
    returns: 'A manager of money needs hardly any of its own, unless it invests beside clients.',
    payout: 'Earnings that need no plant belong in owners’ pockets, and a manager who keeps them owes a reason.',
    shares: 'Acquirers of fund managers often pay with stock, and the count tells what was paid.',
    quarter: 'Reported profit swings with unrealised gains; fee earnings are the calmer measure.',
    'asset-value': 'Holdings at market value make book worth reading for those who invest their own capital.',
    multiple: 'Long locked-up money earns a dearer price, unlike money that may leave by nightfall.',
  },
  emphasis: { 'operating-margin': 0.15, 'payout-ratio': 0.15, 'dividend-yield': 0.1, dilution: 0.15, 'operating-leverage': 0.15 },
  macro: [
    { series: 'real_yield_10y', because: 'it weighs on the prices of the assets on which fees are charged' },
    { series: 'fed_funds_rate', because: 'cash that earns a good rate stays out of funds' },
    { series: 'real_gdp', because: 'savers add to their accounts when incomes allow' },
  ],
  hazards: ['A fee war could reach the corners that have been spared.', 'Clients of private funds might ask for money that is tied in assets nobody will buy quickly.'],
  next: 'whether clients bring new money at the old fee',
  watch: 'If clients brought money in a poor market, the franchise would be proven; if they left in a kind market, disproven.',
};

const exchanges: Trade = {
  covers: ['Financial Exchanges & Data', 'Financial Data & Stock Exchanges'],
  business: 'a supplier of market infrastructure and financial data',
  why: {
    growth: 'Data is rented by the year and trades pay by the piece, so part of revenue is a habit and part is weather.',
    margins: 'An index or a rating costs little to keep and can hardly be replaced, and that is what the margin is.',
    costs: 'Technology and lawyers are the outlay, and both are spread over users who have no other address.',
    cash: 'Subscriptions are paid ahead, and almost no stock or machinery stands between profit and cash.',
    balance: 'Data companies are bought with debt in this trade, and goodwill then dwarfs all else on the balance sheet.',
    returns: 'Measured on what was paid for acquisitions, even a natural monopoly earns an ordinary return.',
    shares: 'Cash left after debt goes into buybacks or into the next dataset.',
    quarter: 'Nervous markets and busy bond issuers make a good quarter that nobody can plan.',
    multiple: 'Tollgates are never cheap, so what matters is whether the toll can still be lifted.',
    expectation: 'The price takes it that machines will need licences for data as people did.',
  },
  emphasis: { 'operating-margin': 0.15, 'goodwill-weight': 0.2, 'cash-conversion': 0.1, 'share-count-shrink': 0.1, 'revenue-pace': 0.1 },
  macro: [
    { series: 'treasury_10y', because: 'issuers wait for a good moment in it, and traders for any movement' },
    { series: 'fed_funds_rate', because: 'uncertainty about it is what futures are traded on' },
  ],
  hazards: ['Clients could train their own models on data that they used to license again and again.', 'Regulators might open indexes, ratings or feeds to competition.'],
  next: 'whether clients renew data contracts at dearer terms',
  watch: 'If licences for machine use were signed on good terms, our doubt would go; if clients gave back seats without taking another licence, it would become the case.',
};

const payments: Trade = {
  covers: ['Transaction & Payment Processing Services', 'Payment Services', 'Services-Transaction Processing'],
  business: 'a processor of payments',
  why: {
    growth: 'Fees are a slice of what is spent, so prices and volumes both count, and travel across borders counts extra.',
    margins: 'Once the rails are laid, a further payment costs almost nothing to carry, and competition decides who keeps that saving.',
    costs: 'Rebates to banks and merchants are a cost that is taken off revenue before anyone sees it.',
    cash: 'Settlement money passes through the accounts and should not be mistaken for the owners’.',
    balance: 'Scale that was bought brings goodwill and debt with it, and has to be judged after both.',
    returns: 'A network needs little capital, so returns part those who own the rails from those who paid for access.',
    shares: 'With no factories to build, processors spend what is left on their own stock or on each other.',
    payout: 'What is not paid out has few better uses in a business that needs no plant.',
    quarter: 'Holidays and travel decide quarters, and a leap day is worth noticing.',
    multiple: 'A processor is priced by whether it is thought to be a toll or a tool that merchants can swap.',
    expectation: 'The price supposes that money goes on moving over these rails and not around them.',
  },
  emphasis: { 'operating-margin': 0.15, 'share-count-shrink': 0.15, 'cash-conversion': 0.15, 'payout-over-cash': 0.15, 'goodwill-weight': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'processors take a slice of it, so it is close to their own volume' },
    { series: 'cpi', because: 'fees are charged on nominal amounts, so inflation would lift them without any effort' },
    { series: 'dollar_index', because: 'travellers and foreign shoppers follow the exchange rate' },
  ],
  hazards: ['Regulators or merchants could force a cut in fees.', 'Bank-to-bank transfers or digital dollars might pass by the card altogether.'],
  next: 'whether payment volume keeps its pace without thinner fees',
  watch: 'If volume held while fees were cut by law, we would shrug; if merchants moved customers to bank transfers, we would not.',
};

const holdings: Trade = {
  covers: ['Multi-Sector Holdings', 'Diversified Financial Services', 'Financial Conglomerates'],
  business: 'a holding company for businesses of several kinds',
  why: {
    growth: 'A holding company adds businesses when others want to sell, so its pace says something about markets and little about demand.',
    margins: 'Margins of unlike businesses added together describe none of them.',
    cash: 'Cash flows to the centre, and what the centre does with it is the whole art.',
    balance: 'Money kept idle is patience or a lack of ideas, and only the next slump tells them apart.',
    returns: 'What is retained has to earn as much for owners as they could have earned with it themselves.',
    shares: 'A buyback by a holding company is its own opinion of what the parts are worth.',
    'asset-value': 'Book value catches some of the parts at market and others at what was paid generations ago.',
    quarter: 'Unrealised gains on shareholdings pass through profit, so a quarter’s net result means next to nothing.',
    multiple: 'Earnings that include the mood of the stock market make a poor base for a multiple.',
  },
  emphasis: { 'price-to-book': 0.25, 'net-income-swing': 0.2, 'net-cash': 0.15, 'buyback-pace': 0.15, 'book-value-growth': 0.15 },
  macro: [
    { series: 'treasury_2y', because: 'it is what waiting for a purchase pays' },
    { series: 'real_gdp', because: 'with so many kinds of business, the sum behaves much like the economy' },
  ],
  hazards: ['Those who choose the investments could be followed by others who choose less well.', 'A great deal of money might find nothing cheap enough to buy.'],
  next: 'whether the parts do well without help from markets',
  watch: 'If idle money went into a business at a fair price, we would think the patience rewarded; if it went into a fashionable purchase, spent.',
};

export const marketTrades: readonly Trade[] = [assetManagers, exchanges, payments, holdings];
