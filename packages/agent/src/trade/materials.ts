// What everything else is made of.
import type { Trade } from './trade.ts';

const chemicals: Trade = {
  covers: ['Commodity Chemicals', 'Diversified Chemicals', 'Specialty Chemicals', 'Industrial Gases', 'Chemicals', 'Industrial Inorganic Chemicals', 'Industrial Organic Chemicals', 'Plastic Materials, Synth Resins & Nonvulcan Elastomers', 'Paints, Varnishes, Lacquers, Enamels & Allied Prods', 'Chemicals & Allied Products', 'Miscellaneous Chemical Products'],
  business: 'a chemical company',
  why: {
    growth: 'Customers draw on their tanks when in doubt, so volumes turn before the economy is seen to.',
    margins: 'Between feedstock and product lies a spread; the more particular the product, the less others can squeeze it.',
    costs: 'Energy at the plant gate is the difference between a maker here and a rival abroad.',
    cash: 'Plants are built in good years and pay for themselves, if at all, long after.',
    balance: 'Chemical groups are merged, split and merged again, and debt is left with whoever was last.',
    returns: 'A plant that stands idle at night ruins its return, so running rates say as much as prices.',
    payout: 'A chemical dividend is promised in good spreads and tested in poor ones.',
    quarter: 'Painting and farming seasons make spring the busy part of the calendar.',
    multiple: 'A dear multiple is paid for recipes and contracts, and a cheap one for tonnage.',
  },
  emphasis: { 'gross-margin': 0.15, 'debt-load': 0.15, 'dividend-yield': 0.1, 'capex-intensity': 0.1, 'returns-on-capital': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'chemicals, paints and gases go into nearly everything that it counts' },
    { series: 'oil_price', because: 'it is feedstock for some plants and sets the cost of rivals for others' },
    { series: 'housing_starts', because: 'paint, pipes and insulation begin in a chemical plant' },
  ],
  hazards: ['New plants in Asia could drown a product in supply.', 'Claims over lasting pollutants might follow a product for generations.'],
  next: 'whether volumes return without giving way on price',
  watch: 'If rivals closed plants for good, spreads would mend sooner than we assume; if dear energy stayed, we would prefer makers elsewhere.',
};

const fertilizers: Trade = {
  covers: ['Fertilizers & Agricultural Chemicals', 'Agricultural Inputs', 'Agricultural Chemicals'],
  business: 'a supplier of farm inputs',
  why: {
    growth: 'Farmers feed and protect their fields according to what a bushel brings, and skip a season when it brings too little.',
    margins: 'Gas and rock are the cost, grain prices lend farmers the means, and trade restrictions can change either in a week.',
    cash: 'The trade sells on credit until harvest, and a poor harvest is shared with the supplier.',
    balance: 'Mines and ammonia plants are built for decades and financed for fewer, which matters when prices sag.',
    costs: 'A new seed trait takes a decade of trials and may be outlawed in a market that it was bred for.',
    returns: 'A few seasons of shortage earn what many ordinary ones cannot.',
    quarter: 'Planting time is the year, and rain in the wrong week moves it to another quarter.',
    multiple: 'A multiple on fertilizer earnings has to say which crop price it supposes.',
  },
  emphasis: { 'net-income-swing': 0.2, 'receivables-versus-sales': 0.15, 'inventory-versus-sales': 0.15, 'busy-quarter': 0.15 },
  macro: [
    { series: 'oil_price', because: 'corn is burnt as fuel, and gas for ammonia tends to follow' },
    { series: 'dollar_index', because: 'Brazilian farmers buy in dollars what they sell in reais' },
  ],
  hazards: ['Exports from Russia, China or Belarus could return or vanish by decree.', 'Courts might hold a weed killer to blame for illness.'],
  next: 'whether farmers restore what they saved on their fields',
  watch: 'If stocks of grain thinned, farmers would buy again and we would buy before planting; bumper crops in both hemispheres would keep us out.',
};

const metals: Trade = {
  covers: ['Steel', 'Aluminum', 'Copper', 'Gold', 'Silver', 'Precious Metals & Minerals', 'Diversified Metals & Mining', 'Copper Ores', 'Other Industrial Metals & Mining', 'Other Precious Metals & Mining', 'Uranium', 'Coking Coal', 'Steel Works, Blast Furnaces & Rolling Mills (Coke Ovens)', 'Steel Works, Blast Furnaces & Rolling & Finishing Mills', 'Gold and Silver Ores', 'Metal Mining', 'Primary Production of Aluminum'],
  business: 'a metals producer',
  why: {
    growth: 'Metal is sold at the exchange’s price, so revenue says little about anyone’s merit.',
    margins: 'The cost of a tonne against that of a badly placed rival decides who still earns when the price is poor.',
    costs: 'Diesel, power and explosives cost a mine alike everywhere; ore quality does not.',
    cash: 'Mines and furnaces take cash for years, give it back in a rush, and then ask for it again.',
    balance: 'Debt in this trade is usually taken on when metal is dear and comes due when it is not.',
    returns: 'Only returns over a whole cycle can tell a good ore body from a good year.',
    payout: 'Payouts tied to cash flow come and go with the metal, as they should.',
    'asset-value': 'Book value is what holes and furnaces cost to dig and build, and the metal price decides what they are worth.',
    multiple: 'Metal shares are cheap against past profit when the price is about to turn.',
    quarter: 'A quarter is the metal’s average price and little else, unless a mine was flooded.',
  },
  emphasis: { 'debt-load': 0.15, 'net-income-swing': 0.2, 'capex-intensity': 0.15, 'operating-margin': 0.1, 'price-to-book': 0.1 },
  macro: [
    { series: 'dollar_index', because: 'metals are priced in dollars all over the world' },
    { series: 'industrial_production', because: 'steel, copper and aluminium are used up in proportion to it' },
    { series: 'real_yield_10y', because: 'gold pays nothing and competes with what a safe bond pays in real terms' },
  ],
  hazards: ['China could build less, or sell abroad what it no longer uses.', 'A tariff that protects a furnace might be lifted as suddenly as it came.'],
  next: 'whether cost a tonne stays where it was promised',
  watch: 'If a weak price passed without new debt, we would respect the cost; if new mines were begun at a dear price, we would remember the last time.',
};

const packaging: Trade = {
  covers: ['Metal, Glass & Plastic Containers', 'Paper & Plastic Packaging Products & Materials', 'Paper Products', 'Forest Products', 'Packaging & Containers', 'Paper & Paper Products', 'Lumber & Wood Production', 'Paperboard Containers & Boxes', 'Paperboard Mills', 'Metal Cans', 'Plastics Foil & Coated Paper Bags', 'Paper Mills'],
  business: 'a maker of packaging and paper products',
  why: {
    growth: 'Boxes and cans follow what others sell, and price follows how many mills are running.',
    margins: 'Contracts pass on metal, resin and pulp with a delay that helps in cheap times and hurts in dear ones.',
    costs: 'A mill has to run day and night, and closing another’s is the usual way to make it pay.',
    cash: 'Machines are large, and cash flow depends on whether a new one is being installed.',
    balance: 'Packaging has been consolidated with borrowed money, because its customers eat and drink every day.',
    returns: 'Mergers promise savings, and the return on capital keeps the promise or breaks it.',
    payout: 'Everyday demand supports a payout as long as lenders are served.',
    quarter: 'Harvests and summer drinks fill the plants that make tins and bottles.',
    multiple: 'A modest price for a modest business leaves the debt to decide how it feels to own it.',
  },
  emphasis: { 'debt-load': 0.2, 'operating-margin': 0.1, 'dividend-yield': 0.15, 'goodwill-weight': 0.1, 'capex-intensity': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'whatever is sold is packed, often several times over' },
    { series: 'oil_price', because: 'resin comes from it and lorries run on it' },
  ],
  hazards: ['Rules on waste could favour another material.', 'New machines might start before old ones are shut.'],
  next: 'whether announced price lists hold after mills are closed',
  watch: 'If customers accepted price lists while mills stood idle, discipline would be real; if idle mills came back, it would not.',
};

export const materialTrades: readonly Trade[] = [chemicals, fertilizers, metals, packaging];
