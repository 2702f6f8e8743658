import type { Trade } from './trade.ts';

export const hardware: Trade = {
  business: 'a maker of phones, computers and wearables, with a services business on top of the devices in use',
  why: {
    growth: 'Devices are replaced on a cycle, so a single year of revenue says little; what counts is whether each cycle would top the one before.',
    margins: 'Services carry a far richer margin than hardware, and the gross margin is where that mix would show.',
    cash: 'Suppliers and customers finance much of the working capital in this business, which is why cash flow and profit should stay close together.',
    shares: 'When a mature company buys in its own stock year after year, earnings per share and earnings tell different stories.',
    quarter: 'The holiday quarter carries the year, so a quarter is only worth comparing with its own kind.',
  },
  emphasis: { 'share-count-shrink': 0.25, 'gross-margin': 0.2, 'rd-intensity': 0.1, 'payout-over-cash': 0.15, 'busy-quarter': 0.15 },
  macro: [
    { series: 'cpi', because: 'a phone is a purchase that a stretched household could put off for a year' },
    { series: 'treasury_10y', because: 'a stock owned for dependable cash returns is weighed against what a government bond would pay' },
    { series: 'retail_sales', because: 'the holiday quarter is sold in the same shops' },
  ],
  hazards: [
    'Regulators could force changes to the fees that app developers pay, which would hit the margin where it is fattest.',
    'Assembly is concentrated in few places, and tariffs or an export quarrel could push costs ahead of prices.',
  ],
  next: 'whether the next device cycle brings new customers or only replaces old devices',
  watch: 'If customers kept their phones longer and services could not make up for it, we would lose patience; a device that opened a new market would have the opposite effect.',
};

export const semiconductors: Trade = {
  business: 'a designer of accelerators and networking chips that other companies manufacture and very large customers buy',
  why: {
    growth: 'Chip demand comes in waves, and a handful of cloud customers set the height of this one.',
    margins: 'A designer without its own factories keeps a wide gross margin only while supply is short and no rival product is good enough.',
    costs: 'When sales run ahead this quickly, research becomes a small part of revenue even while the laboratory fills.',
    cash: 'Prepayments to foundries and stocks of finished chips are where a turn in demand would show before revenue does.',
    balance: 'Chip companies keep cash because orders can vanish within months.',
    expectation: 'The question is not whether the past was extraordinary but how long the price needs the future to be.',
  },
  emphasis: { 'gross-margin': 0.15, 'inventory-versus-sales': 0.3, 'rd-intensity': 0.15, 'quarter-pace': 0.25, 'implied-growth': 0.15 },
  macro: [
    { series: 'real_yield_10y', because: 'so much of the value lies in distant years that a change in real rates would move the price further than a good quarter' },
    { series: 'industrial_production', because: 'the industrial and automotive chip lines follow it, though the data-centre business does not' },
    { series: 'payrolls', because: 'the customers are few and very large, so the wider economy reaches this company only through what they think of it' },
  ],
  hazards: [
    'A handful of buyers place nearly all of the orders; any of them pausing, or designing its own chips, would be felt at once.',
    'Export rules could close markets by decree, and inventory made for them might have no other buyer.',
  ],
  next: 'whether orders from the large cloud customers hold once today’s shortage is over',
  watch: 'If a large customer moved its work to chips of its own design, the case would weaken at once; if factories outside the cloud became buyers in earnest, we would be assuming too little.',
};

export const software: Trade = {
  business: 'a seller of business software by subscription',
  why: {
    growth: 'Subscriptions are signed for years ahead, so a change of pace in revenue comes late and is hard to reverse.',
    margins: 'Software costs little to deliver; the operating margin is a decision about how much to spend on selling it.',
    costs: 'Pay in stock is a cost like any other, only that shareholders settle it through dilution instead of cash.',
    cash: 'Customers pay a year in advance, so cash flow runs ahead of profit, and the gap should be read with the stock awards in mind.',
    returns: 'Acquisitions leave goodwill behind, and that is the capital on which a return has to be earned.',
    shares: 'Buying back stock only counts once it outruns the stock handed to staff.',
  },
  emphasis: { 'stock-pay': 0.3, 'cash-conversion': 0.15, 'operating-margin': 0.25, 'goodwill-weight': 0.25, 'revenue-pace': 0.15 },
  macro: [
    { series: 'unemployment_rate', because: 'licences are sold per desk, so hiring freezes at customers would reach renewals within a year' },
    { series: 'treasury_2y', because: 'finance chiefs weigh a software contract against what idle cash would earn' },
  ],
  hazards: [
    'Automated agents could do work that is now billed per human seat, and pricing would have to change with it.',
    'Another large acquisition could undo the margin discipline of recent years.',
  ],
  next: 'whether new contracts make up for the slower pace of the old ones',
  watch: 'If contracts were renewed at a discount, we would take it that the product had become a commodity; if automated agents were sold on top of seats instead of in their place, we would be too cautious.',
};

export const media: Trade = {
  business: 'an advertising company built on search and video, with a cloud business that rents out computing power',
  why: {
    growth: 'Advertising follows the economy with little delay, and search is usually the budget that is cut late and restored early.',
    margins: 'Traffic payments and data centres are the two big costs, and both are now set by a race that nobody wants to lose.',
    cash: 'The spending on data centres comes years before the revenue it is meant for, and cash flow is where that wait is paid for.',
    costs: 'What is spent on servers now returns as depreciation for years.',
    balance: 'A large cash balance lets the company outspend rivals without asking lenders.',
    payout: 'A dividend from a company of this kind says that it can fund the build-out and still have money over.',
  },
  emphasis: { 'capex-intensity': 0.3, 'capex-versus-depreciation': 0.2, 'operating-margin': 0.1, 'net-cash': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'shops are among the heaviest buyers of search advertising, and they spend on it when tills are ringing' },
    { series: 'real_gdp', because: 'advertising budgets are set on what companies think customers would spend' },
    { series: 'real_yield_10y', because: 'a build-out that pays back over a decade is discounted at this rate, whatever the company thinks of it' },
  ],
  hazards: [
    'Courts could order changes to default search agreements or to the advertising exchange.',
    'Answers written by a machine might replace pages of links before they carry as many advertisements.',
  ],
  next: 'whether the money put into data centres comes back as cloud revenue',
  watch: 'If answers written by a machine carried advertisements as well as pages of links do, our main worry would go; if a court broke the default agreements, a new one would come.',
};

export const payments: Trade = {
  business: 'a payment network that takes a small fee on each card transaction and lends to nobody',
  why: {
    growth: 'Fees are a slice of nominal spending, so prices and volumes both count, and cross-border travel counts double.',
    margins: 'The network is built; another transaction costs next to nothing, which is why the margin is already near its ceiling.',
    cash: 'Hardly any capital is needed, so nearly all profit arrives as cash and the question is what is done with it.',
    returns: 'A toll road has little equity to earn a return on, so the ratio flatters, but the direction of travel still tells.',
    shares: 'With no factories to build, buying in stock is the main use of cash.',
    payout: 'With no factories to build, what is not paid out has nowhere better to go.',
  },
  emphasis: { 'operating-margin': 0.15, 'share-count-shrink': 0.15, 'cash-conversion': 0.15, 'payout-over-cash': 0.15 },
  macro: [
    { series: 'retail_sales', because: 'the fee is a slice of what people spend, so this series is very nearly the company’s own volume' },
    { series: 'cpi', because: 'fees are charged on nominal amounts, so inflation would lift them without any effort' },
  ],
  hazards: [
    'Competition authorities and merchants could force a cut in fees; the litigation has run for decades and is not over.',
    'Bank-to-bank payments that bypass cards might take the high-volume, low-fee business in time.',
  ],
  next: 'whether cross-border volume keeps its pace',
  watch: 'If cross-border travel held while fees were cut by law, we would shrug; if merchants moved customers to bank transfers, we would not.',
};

export const technology: Trade = {
  business: 'a technology company',
  why: {
    growth: 'Technology budgets move with confidence, and a product that stops winning customers seldom gets a second chance.',
    margins: 'The gross margin shows whether customers pay for the product or for the discount.',
    cash: 'Stock awards flatter cash flow and not profit, so both should be read together.',
    costs: 'Research is the factory of a technology company.',
  },
  emphasis: { 'rd-intensity': 0.15, 'stock-pay': 0.15 },
  macro: [{ series: 'treasury_10y', because: 'much of the value lies in later years' }, { series: 'unemployment_rate', because: 'customers that hire also buy equipment and licences' }],
  hazards: ['A product cycle missed could take years to repair.', 'A larger rival might bundle the same function at no charge.'],
  next: 'whether new products sell without a cut in price',
  watch: 'If new products sold without discounts, we would be more confident; if customers waited, we would be less so.',
};
