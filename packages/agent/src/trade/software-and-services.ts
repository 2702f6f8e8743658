// Sellers of software, of computing by the hour, and of people who know how to use both.
import type { Trade } from './trade.ts';

const applicationSoftware: Trade = {
  covers: ['Application Software', 'Software - Application', 'Software—Application', 'Services-Prepackaged Software', 'Electronic Gaming & Multimedia Software'],
  business: 'a seller of application software',
  why: {
    growth: 'Subscriptions are signed for years ahead, so a change of pace in revenue comes late and is hard to reverse.',
    margins: 'A further copy costs next to nothing to deliver; the operating margin is a decision about how much to spend on selling it.',
    costs: 'Pay in stock is a cost like any other, only that shareholders settle it through dilution instead of cash.',
    cash: 'Customers who pay in advance let cash run ahead of profit, and stock awards push the gap further.',
    returns: 'Code written in-house never appears as an asset while bought code becomes goodwill, so returns compare builders with buyers unfairly.',
    balance: 'Unearned subscriptions stand among the liabilities, though what is owed there is service and not money.',
    shares: 'Buying back stock only counts once it outruns the stock handed to staff.',
    quarter: 'Contracts bunch at the close of the fiscal year, so a quarter tells little unless it is held against its twin.',
    multiple: 'Sales count for as much as earnings in this price, because owners pay for margins that are still to come.',
    expectation: 'What the price needs is customers who renew for many years.',
  },
  emphasis: { 'stock-pay': 0.3, 'cash-conversion': 0.15, 'operating-margin': 0.25, 'goodwill-weight': 0.2, 'revenue-pace': 0.15 },
  macro: [
    { series: 'unemployment_rate', because: 'many licences are sold per user, so hiring freezes at customers would reach renewals' },
    { series: 'treasury_2y', because: 'finance chiefs weigh a software contract against what idle cash would earn' },
    { series: 'real_yield_10y', because: 'the value of a subscription lies in years that have to be discounted' },
  ],
  hazards: [
    'Automated agents could do work that is now billed per human user, and pricing would have to change with it.',
    'Customers might write programs of their own instead of licensing them, now that code has become cheap to write.',
  ],
  next: 'whether new contracts make up for the slower pace of the old ones',
  watch: 'If contracts were renewed at a discount, we would take it that the product had become a commodity; if automation were sold on top of licences instead of in their place, we would be too cautious.',
};

const systemsSoftware: Trade = {
  covers: ['Systems Software', 'Software - Infrastructure', 'Software—Infrastructure'],
  business: 'a seller of systems software, the layer on which other programs run, are stored or are kept safe',
  why: {
    growth: 'Replacing a database, an operating system or a security layer is a risk that few customers take, so the base is held and new ground has to be won.',
    margins: 'Licences cost little to supply, but software that is run for the customer needs machines, and the gross margin shows which of them is sold.',
    costs: 'An attacker or a faulty update can undo years of trust, so testing and research are not where a careful seller saves.',
    cash: 'Running software for customers takes equipment that is bought before it earns, a burden that licence sellers never knew.',
    returns: 'Old code is the ideal asset, since it works on without wearing out; data centres bring ordinary returns back into the picture.',
    balance: 'Customers entrust their records to this layer and like to see a supplier that is in no hurry for money.',
    shares: 'Stock for engineers and buybacks from cash flow pull the share count in opposite directions.',
    payout: 'A dividend from a seller of systems software says that research is paid for and cash still remains.',
    quarter: 'Large multi-year agreements may land in any quarter, so their timing should not be mistaken for demand.',
    expectation: 'A price like this assumes that the layer cannot be bypassed.',
  },
  emphasis: { 'operating-margin': 0.2, 'capex-intensity': 0.2, 'quarter-pace': 0.15, 'operating-leverage': 0.15, 'stock-pay': 0.1 },
  macro: [
    { series: 'payrolls', because: 'each new desk needs an account, a licence and a lock' },
    { series: 'real_yield_10y', because: 'shares that count on habits of decades are discounted at a real rate' },
    { series: 'real_gdp', because: 'new computing projects begin when businesses plan ahead' },
  ],
  hazards: [
    'A breach or an outage in widely used software could cost the confidence on which renewals rest.',
    'Public buyers might be told to spread their contracts or to prefer suppliers from home.',
  ],
  next: 'whether customers run their newest work on this software, and not only their oldest',
  watch: 'If customers built new systems elsewhere and kept only old ones here, we would call the base a melting asset; if they moved further work onto it, the price could be earned.',
};

const internetInfrastructure: Trade = {
  covers: ['Internet Services & Infrastructure'],
  business: 'a provider of internet infrastructure, on which other businesses run their sites, data and traffic',
  why: {
    growth: 'Customers pay for use or by the name, so their own traffic is what moves the revenue.',
    margins: 'Bandwidth and storage become cheaper all the time, and the margin shows who keeps the saving.',
    costs: 'Price lists are public, and the sales effort goes into customers who could also build it themselves.',
    cash: 'Servers and fibre have to be in place before traffic arrives.',
    balance: 'Renewals of small accounts are dependable, and that has made lenders generous with this trade.',
    shares: 'Some in this trade pay staff in stock and some retire it by the ton; the share count tells them apart.',
    expectation: 'Owners pay for traffic that others have yet to create.',
  },
  emphasis: { 'stock-pay': 0.2, 'capex-intensity': 0.15, 'gross-margin': 0.15, 'debt-load': 0.1 },
  macro: [
    { series: 'real_gdp', because: 'new businesses open with a web address, and failing ones let theirs lapse' },
    { series: 'real_yield_10y', because: 'traffic that has yet to come is worth what the real rate leaves of it' },
  ],
  hazards: ['The large cloud companies could offer the same service as a free extra.', 'Rules on where data may be kept might split the network by country.'],
  next: 'whether customers use more of the network at the same price',
  watch: 'If large customers took their traffic in-house, the fixed cost would stay behind and we would mark the shares accordingly; new kinds of traffic would work the other way.',
};

const itServices: Trade = {
  covers: ['IT Consulting & Other Services', 'Information Technology Services', 'Services-Computer Integrated Systems Design', 'Services-Computer Processing & Data Preparation', 'Services-Management Consulting Services'],
  business: 'a supplier of technology services to large organisations',
  why: {
    growth: 'Clients sign long contracts but start and stop projects at will, so signed work and billed work are different things.',
    margins: 'The margin lies between what a client pays for an hour or a result and what the person behind it earns.',
    costs: 'Salaries are the cost, and staff without a project are the waste.',
    cash: 'Clients are invoiced as the work proceeds, and slow payers show how the work is going.',
    balance: 'People walk out of the door each evening; what acquisitions leave on the balance sheet is mainly goodwill.',
    returns: 'A services firm needs desks and little else, so a poor return usually means that too much was paid for other firms.',
    payout: 'With little to build, what is earned can be paid out, unless acquisitions come before.',
    shares: 'Consultants expect to own part of the firm, and the share count shows what that costs.',
    quarter: 'Clients settle their technology budgets at the turn of the calendar, and a quarter either side of it is apt to mislead.',
    multiple: 'Owners used to pay for a firm that hired faithfully with demand; how they price a firm that automates is still being settled.',
  },
  emphasis: { 'operating-margin': 0.15, 'goodwill-weight': 0.2, 'receivables-versus-sales': 0.15, 'debt-load': 0.1, 'dividend-yield': 0.1, 'gross-margin': 0.15 },
  macro: [
    { series: 'fed_funds_rate', because: 'consulting is the discretionary part of a technology budget, and tight money ends projects early' },
    { series: 'core_cpi', because: 'wages are nearly the whole cost, and clients with fixed prices do not care' },
    { series: 'real_gdp', because: 'boards begin large system changes when their own business allows it' },
  ],
  hazards: [
    'Machines that write code could take the hours out of projects before anything else is found to bill.',
    'Clients might bring outsourced work home, or move it to a cheaper country.',
  ],
  next: 'whether clients sign for new work and not only renew the old',
  watch: 'If clients paid for results as willingly as they paid for hours, automation would be a friend and we would say so; if they asked for the saving back, we would expect thinner margins.',
};

export const softwareTrades: readonly Trade[] = [applicationSoftware, systemsSoftware, internetInfrastructure, itServices];
