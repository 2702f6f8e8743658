// From the well to the pump.
import type { Trade } from './trade.ts';

const producers: Trade = {
  covers: ['Oil & Gas Exploration & Production', 'Oil & Gas E&P', 'Crude Petroleum & Natural Gas', 'Coal & Consumable Fuels', 'Thermal Coal', 'Bituminous Coal & Lignite Mining'],
  business: 'a producer of fossil fuels',
  why: {
    growth: 'A producer takes the price it is given, so only its costs and its volumes are its own doing.',
    margins: 'The market sets the price and the rock sets the cost; management works in the gap.',
    costs: 'Rigs, sand and crews become dear when everybody drills, which is when drilling looks attractive.',
    cash: 'A well gives out from the day it is opened, so part of the cash flow is only the cost of standing still.',
    balance: 'Producers fail by owing money when prices are poor, so debt is judged against the bad years.',
    returns: 'Returns at the going price flatter or slander; the question is what the rock earns at a middling one.',
    payout: 'Owners have learnt to ask for cash instead of barrels, and a variable payout gives what the price allows.',
    shares: 'Reserves are bought with shares and buybacks are paid with barrels; the share count keeps the score of both.',
    quarter: 'A quarter repeats the price of oil and gas, so volumes and cost a barrel are the news in it.',
    'asset-value': 'Book value records what the wells cost, and reserves change their worth with every price.',
    multiple: 'A small multiple on fuel earnings is a forecast that the price will not last.',
  },
  emphasis: { 'capex-intensity': 0.2, 'payout-over-cash': 0.2, 'debt-load': 0.15, 'fcf-yield': 0.15 },
  macro: [
    { series: 'oil_price', because: 'a producer’s revenue is barrels times this, with gas on a market of its own' },
    { series: 'real_gdp', because: 'activity burns fuel' },
    { series: 'dollar_index', because: 'fuel is priced in dollars, and a strong dollar makes it dear for others' },
  ],
  hazards: ['Exporting countries could flood the market to win back share.', 'The better acreage might be drilled out sooner than planned.'],
  next: 'whether output holds without spending further cash on wells',
  watch: 'If wells held output with fewer rigs, the rock would deserve a kinder estimate; if the payout needed a strong oil price, we would not pay for it.',
};

const integratedOil: Trade = {
  covers: ['Integrated Oil & Gas', 'Oil & Gas Integrated'],
  business: 'an integrated oil and gas company, from the well to the refinery',
  why: {
    growth: 'Wells and refineries seldom do well together, so revenue moves with oil while profit moves with which of them earns.',
    margins: 'Refining and chemicals soften the swings of the wellhead, though never to the point of hiding them.',
    costs: 'Projects of a decade are approved at prices that nobody can know, so cost at the wellhead is the only defence.',
    cash: 'Cash flow has to serve old fields, new fields and owners, in an order that tells what management believes.',
    balance: 'An oil major borrows in bad years to keep its promises and repays in good ones, so the level has to be read with the price.',
    returns: 'Capital is spent years before oil flows, and the return judges decisions of earlier managements.',
    payout: 'The dividend is meant to outlive any oil price, and buybacks are what gives way.',
    shares: 'Buybacks come and go with oil, as if the shares were better value when they are dear.',
    yield: 'The yield is the market’s opinion on how long oil will be needed.',
    quarter: 'Trading gains, maintenance and storms blur a quarter, and cash after investment clears the view.',
    multiple: 'The price allows for oil, for politics and for an end of oil that has no date.',
  },
  emphasis: { 'payout-over-cash': 0.2, 'dividend-yield': 0.2, 'capex-intensity': 0.15, 'debt-load': 0.1, 'net-income-swing': 0.1 },
  macro: [
    { series: 'oil_price', because: 'upstream profit follows it and refining profit often goes the other way' },
    { series: 'industrial_production', because: 'plastics and diesel are used where things are made' },
    { series: 'dollar_index', because: 'barrels cost dollars everywhere, so its strength cools demand abroad' },
  ],
  hazards: ['Host governments could rewrite the terms once a field flows.', 'Demand for road fuel might fade before the refineries are written off.'],
  next: 'whether the payout would survive a poor oil price',
  watch: 'If new fields came on time and within budget, we would believe the plan; if the payout were borrowed, we would not.',
};

const oilServices: Trade = {
  covers: ['Oil & Gas Equipment & Services', 'Oil & Gas Drilling', 'Oil & Gas Field Services, NEC', 'Drilling Oil & Gas Wells', 'Oil & Gas Field Machinery & Equipment'],
  business: 'a supplier of equipment and services to oil and gas producers',
  why: {
    growth: 'A service company earns from what producers spend, and producers decide that on the price of oil.',
    margins: 'Idle crews and rigs force prices to cost in slack times, and scarce ones lift them just as quickly.',
    cash: 'National oil companies pay well and late, so receivables deserve a look.',
    balance: 'Whoever owns rigs and vessels on credit is in danger as soon as drilling stops.',
    returns: 'Equipment lasts longer than a boom, and returns have to be averaged over both.',
    costs: 'Crews dismissed in a slump have to be found and trained again in the boom.',
    payout: 'A payout from oil services has to outlast a slump in drilling, or it should not be begun.',
    quarter: 'Budgets run out as winter begins and thaw in Canada stops work in spring, so the order of quarters is known.',
    multiple: 'The shares move on the next budget and not on the last result.',
  },
  emphasis: { 'receivables-versus-sales': 0.2, 'operating-margin': 0.15, 'debt-load': 0.1, 'quarter-pace': 0.15 },
  macro: [
    { series: 'oil_price', because: 'producers set budgets by it, with a delay of some months' },
    { series: 'treasury_10y', because: 'offshore projects are financed over decades' },
  ],
  hazards: ['Producers could merge and bargain with a single voice.', 'Sanctions might close a country in which crews and equipment stand.'],
  next: 'whether producers keep to their budgets',
  watch: 'If offshore projects were approved in spite of a soft oil price, we would look years ahead; if short-cycle drilling stopped, weeks.',
};

const refiners: Trade = {
  covers: ['Oil & Gas Refining & Marketing', 'Petroleum Refining', 'Petroleum Refining & Related Industries', 'Wholesale-Petroleum & Petroleum Products (No Bulk Stations)'],
  business: 'a refiner and seller of fuels',
  why: {
    growth: 'Revenue copies the price of crude and says nothing; the spread between crude and fuel is what a refiner lives from.',
    margins: 'The spread is made by weather, outages and closures elsewhere, so a wide margin is a windfall until proven otherwise.',
    costs: 'Energy and maintenance are what a refiner controls, and safety forbids saving on maintenance.',
    cash: 'A turn in crude prices moves working capital by sums that drown the profit.',
    balance: 'A plant without a spread still needs upkeep, so debt should be small.',
    returns: 'Old refineries in the right place earn well because nobody will build another.',
    shares: 'A refiner with nothing to build tends to retire stock instead.',
    quarter: 'Driving in summer and heating in winter decide which plants earn.',
    multiple: 'Buyers treat each good spread as the last and price the shares for its end.',
  },
  emphasis: { 'net-income-swing': 0.2, 'cash-swing': 0.2, 'share-count-shrink': 0.2, 'payout-over-cash': 0.1 },
  macro: [
    { series: 'oil_price', because: 'it is the cost of a refiner and only indirectly the price' },
    { series: 'payrolls', because: 'commuters are what petrol is for' },
  ],
  hazards: ['New plants in Asia and the Gulf could swamp export markets.', 'An explosion or a rule on fuel blends might close the plant in the season that counts.'],
  next: 'whether the spread covers upkeep and buybacks',
  watch: 'If plants elsewhere closed for good, the spread would have a floor we do not assume.',
};

const pipelines: Trade = {
  covers: ['Oil & Gas Storage & Transportation', 'Oil & Gas Midstream', 'Natural Gas Transmission', 'Natural Gas Transmisison & Distribution', 'Pipe Lines (No Natural Gas)'],
  business: 'an operator of pipelines, storage and terminals for oil and gas',
  why: {
    growth: 'A pipeline fills when wells behind it and plants ahead of it are built, and earns by the unit that passes.',
    margins: 'Tolls under contract hardly notice the price of what flows, while trading and processing do.',
    cash: 'Once the pipe is laid it needs little, so cash depends on how much new pipe is being laid.',
    balance: 'Pipes are built with debt against contracts, and the question is which ends sooner.',
    returns: 'A pipe that exists is worth a premium when another cannot be permitted.',
    payout: 'Owners are here for the distribution, so what remains after upkeep is the figure that matters.',
    yield: 'A yield beyond that of utilities is what the market charges for volume risk.',
    costs: 'Steel, compressors and lawyers are the cost of a new line; running it is cheap.',
    quarter: 'Cold snaps and storms bring trading gains that should not be annualised.',
    multiple: 'Tolls are priced by comparison with bonds, and the debt has to be counted as part of the price.',
  },
  emphasis: { 'debt-load': 0.2, 'dividend-yield': 0.2, 'payout-over-cash': 0.2, 'interest-cover': 0.15, 'capex-intensity': 0.1 },
  macro: [
    { series: 'treasury_10y', because: 'distributions are compared with it and pipes are financed at it' },
    { series: 'oil_price', because: 'it decides whether the wells behind the pipe are drilled' },
    { series: 'industrial_production', because: 'plants burn gas, and so do those who power them' },
  ],
  hazards: ['A shipper in distress could ask for its toll to be rewritten.', 'Courts might halt a line that is nearly built.'],
  next: 'whether new contracts fill the pipes that are being built',
  watch: 'If exporters and power stations signed for decades, we would lengthen our view; if wells behind the pipe were left undrilled, we would shorten it.',
};

export const energyTrades: readonly Trade[] = [producers, integratedOil, oilServices, refiners, pipelines];
