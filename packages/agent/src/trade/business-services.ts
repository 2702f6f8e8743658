// What businesses hand to others: their waste, their hiring, their building sites, their supplies.
import type { Trade } from './trade.ts';

const waste: Trade = {
  covers: ['Environmental & Facilities Services', 'Waste Management', 'Refuse Systems', 'Hazardous Waste Management', 'Services-To Dwellings & Other Buildings'],
  business: 'a provider of environmental and facilities services',
  why: {
    growth: 'Bins are emptied in every economy, so price and small acquisitions do what volume cannot.',
    margins: 'A crowded route earns and a scattered one does not; owning the place where the round ends settles the rest.',
    costs: 'Drivers, lorries and fuel are the round, and all of them have to be paid for by the next price letter.',
    cash: 'Lorries and landfill cells wear out visibly, so spending on them cannot be put off for long.',
    balance: 'Closing a landfill is a debt that comes due after the income has gone.',
    returns: 'Permits for new sites are hardly granted, which protects returns on the old.',
    payout: 'Dependable rounds allow a dependable payout.',
    multiple: 'Calm is priced dearly here, and a price letter that customers refused would disturb it.',
  },
  emphasis: { 'operating-margin': 0.15, 'capex-intensity': 0.15, 'debt-load': 0.1, 'returns-on-capital': 0.1, 'fcf-yield': 0.1 },
  macro: [
    { series: 'cpi', because: 'many municipal contracts are adjusted by it' },
    { series: 'housing_starts', because: 'building sites fill the large skips' },
  ],
  hazards: ['Liability for chemicals in old landfills could be assigned to whoever owns them.', 'Prices of recycled paper and metal might collapse again.'],
  next: 'whether customers accept the price letter without leaving',
  watch: 'If customers left over price, the calm would not be worth its premium; if permits became scarcer still, it would be worth a larger one.',
};

const professionalServices: Trade = {
  covers: [
    'Human Resource & Employment Services', 'Research & Consulting Services', 'Data Processing & Outsourced Services', 'Diversified Support Services', 'Security & Alarm Services', 'Office Services & Supplies', 'Commercial Printing', 'Consulting Services',
    'Staffing & Employment Services', 'Specialty Business Services', 'Security & Protection Services', 'Services-Help Supply Services', 'Services-Employment Agencies', 'Services-Consumer Credit Reporting, Collection Agencies', 'Services-Engineering, Accounting, Research, Management',
  ],
  business: 'a provider of services to other businesses',
  why: {
    growth: 'Work that clients have handed over seldom returns, so what matters is how much further work follows it.',
    margins: 'Records, once gathered, can be sold again; hours cannot, and the margin tells which of them is the product.',
    costs: 'Salaries come with the contract, and software is meant to carry the next contract without them.',
    cash: 'Some hold clients’ payroll money on its way through and earn interest on it; others wait to be paid.',
    balance: 'Goodwill from bought specialists is the usual large asset of a services group.',
    returns: 'Services need little plant, so poor returns betray dear acquisitions.',
    payout: 'Contracts that renew themselves are what owners of these shares are paid from.',
    shares: 'With no plant to build, spare cash buys stock or competitors.',
    quarter: 'New contracts begin with the calendar, and what was lost in autumn is seen only then.',
    multiple: 'The price distinguishes sellers of records from sellers of hours, and machines now test the distinction.',
  },
  emphasis: { 'operating-margin': 0.15, 'goodwill-weight': 0.15, 'cash-conversion': 0.15, 'share-count-shrink': 0.1 },
  macro: [
    { series: 'payrolls', because: 'clients buy services by the employee' },
    { series: 'initial_claims', because: 'agencies feel the turn in hiring before official statistics do' },
    { series: 'fed_funds_rate', because: 'money held for clients earns about this much' },
  ],
  hazards: ['Software agents could do the work of outsourced staff at the client’s own desk.', 'A leak of personal records might cost both fines and clients.'],
  next: 'whether clients renew and add to what they hand over',
  watch: 'If clients asked for fewer people and the same result, we would want to see who kept the saving.',
};

const construction: Trade = {
  covers: ['Construction & Engineering', 'Engineering & Construction', 'Heavy Construction Other Than Bldg Const - Contractors', 'Electrical Work', 'Construction - Special Trade Contractors', 'Water, Sewer, Pipeline, Comm & Power Line Construction'],
  business: 'a builder of power lines, plants and other large works',
  why: {
    growth: 'The order book says how much there is to build; crews say how much can be built.',
    margins: 'A contractor bids before he knows the ground, and a few bad jobs can eat the profit of many good ones.',
    costs: 'Electricians and welders are scarcer than orders, and whoever trains them keeps the work.',
    cash: 'A contractor is paid by stages, so cash that stays behind profit often means a dispute with a client.',
    balance: 'Clients entrust large works only to those whose balance sheet would survive them.',
    returns: 'Crews, not machines, are the capital of this trade, unless firms have been bought.',
    quarter: 'A storm brings repair work, and a wet spring delays everything else.',
    multiple: 'Contractors have been priced for their accidents and for their queues, and it pays to know for which.',
    expectation: 'What is paid now supposes that clients build for as long as they say.',
  },
  emphasis: { 'receivables-versus-sales': 0.25, 'cash-behind-profit': 0.2, 'operating-margin': 0.15, 'goodwill-weight': 0.1 },
  macro: [
    { series: 'treasury_10y', because: 'large works are begun when long money can be had' },
    { series: 'payrolls', because: 'a tight labour market makes crews the bottleneck' },
  ],
  hazards: ['A fixed-price job gone wrong could outweigh everything else.', 'Permits or subsidies for power projects might be withdrawn after crews were hired.'],
  next: 'whether work is finished at the margin at which it was bid',
  watch: 'If clients agreed to share the risk of cost, we would value the order book as it stands; if claims against clients piled, at a discount.',
};

const industrialDistribution: Trade = {
  covers: ['Trading Companies & Distributors', 'Industrial Distribution', 'Wholesale-Durable Goods', 'Wholesale-Industrial Machinery & Equipment', 'Wholesale-Machinery, Equipment & Supplies', 'Wholesale-Hardware & Plumbing & Heating Equipment & Supplies', 'Services-Equipment Rental & Leasing, NEC'],
  business: 'a supplier of industrial goods and equipment',
  why: {
    growth: 'Customers want a thing within hours and forget who made it, so branches and vending machines near the shop floor win sales.',
    margins: 'Small orders carry the margin, and large accounts trade it for volume.',
    costs: 'Branches and vans are fixed, and an extra parcel on the same van is nearly free.',
    cash: 'Stock on the shelf is the service, and fresh rental fleets are bought with cash before they earn.',
    balance: 'Shelves and fleets are collateral that lenders understand, and can be sold if need be.',
    returns: 'The return on stock and fleet is the measure by which distributors run themselves.',
    quarter: 'Working days differ from quarter to quarter, and sales a day is the fair comparison.',
    multiple: 'A distributor with good manners towards its capital can be dear for decades, as long as branches fill.',
  },
  emphasis: { 'returns-on-capital': 0.2, 'gross-margin': 0.15, 'inventory-versus-sales': 0.15, 'quarter-pace': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'drills, gloves and bolts are used up in making things' },
    { series: 'cpi', because: 'goods bought before a price list is changed are sold after it' },
  ],
  hazards: ['Online sellers could compare prices on every bolt.', 'Tariffs might reach costs sooner than contracts with large accounts allow.'],
  next: 'whether daily sales quicken without help from price',
  watch: 'If customers let the distributor run their storeroom, it would be hard to dismiss; if they put catalogues out to tender, easy.',
};

export const businessServiceTrades: readonly Trade[] = [waste, professionalServices, construction, industrialDistribution];
