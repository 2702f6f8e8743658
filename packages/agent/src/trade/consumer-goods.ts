// Things that people buy seldom and can put off: cars, houses, clothes, toys.
import type { Trade } from './trade.ts';

const carmakers: Trade = {
  covers: ['Automobile Manufacturers', 'Motorcycle Manufacturers', 'Auto Manufacturers', 'Motor Vehicles & Passenger Car Bodies'],
  business: 'a maker of motor vehicles',
  why: {
    growth: 'A car can be driven for another year, and in bad times millions of drivers come to that conclusion together.',
    margins: 'Plants cost the same whether the line runs or stands, so discounts to keep it running are the trade’s old weakness.',
    costs: 'New drive trains and software are being paid for by the models that they are meant to replace.',
    cash: 'Suppliers are paid after dealers have paid, so cash floods in when the line speeds on and drains when it stops.',
    balance: 'A lending arm borrows on behalf of customers, which makes the debt of a carmaker look heavier than the factory’s share of it.',
    returns: 'Tools and plants wear out with each model, and few carmakers have earned their cost over a full cycle.',
    quarter: 'Model changes close plants for weeks, so a quarter may be poor by plan.',
    multiple: 'Buyers of these shares pay little for profit that a recession or a strike could remove, unless they believe in a different kind of car.',
    expectation: 'Anything paid beyond the factory is paid for software, batteries or self-driving that still has to sell.',
  },
  emphasis: { 'inventory-versus-sales': 0.2, 'capex-intensity': 0.15, 'operating-margin': 0.15, 'cash-swing': 0.2, 'debt-load': 0.1 },
  macro: [
    { series: 'fed_funds_rate', because: 'cars are bought by the monthly instalment, and the rate is part of it' },
    { series: 'unemployment_rate', because: 'a new car is ordered by people who trust their pay' },
    { series: 'oil_price', because: 'fuel decides between the large model and the small, and between tank and battery' },
  ],
  hazards: [
    'Tariffs on vehicles and parts could undo a factory network that was built on free borders.',
    'Chinese rivals might set prices abroad that older makers cannot meet.',
  ],
  next: 'whether cars sell without larger incentives',
  watch: 'If dealers’ lots filled, we would expect discounts and act before they came; if waiting lists lasted, we would trust the prices.',
};

const carParts: Trade = {
  covers: ['Automotive Parts & Equipment', 'Tires & Rubber', 'Auto Parts', 'Motor Vehicle Parts & Accessories'],
  business: 'a supplier of parts to carmakers and workshops',
  why: {
    growth: 'Sales are cars built times parts in each of them, and only the parts are in the supplier’s hands.',
    margins: 'Carmakers ask for a price cut each season, so a supplier keeps its margin only by taking cost out sooner.',
    cash: 'Tools for a new model are paid for before any part has been shipped.',
    balance: 'A supplier in debt meets customers who know it.',
    returns: 'Plants are built beside the customer’s and are worth little without him.',
    quarter: 'A strike or a missing chip at a customer can close a supplier’s quarter for it.',
    multiple: 'The shares are priced for the next pause in car building even when none is in sight.',
  },
  emphasis: { 'operating-margin': 0.2, 'debt-load': 0.2, 'capex-intensity': 0.1, 'inventory-versus-sales': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'vehicle assembly is among the wide swings in it' },
    { series: 'fed_funds_rate', because: 'car buyers borrow, so tight money reaches the assembly line and then its suppliers' },
  ],
  hazards: ['Electric drive could make whole families of parts needless.', 'A customer might bring production of a profitable part in-house.'],
  next: 'whether carmakers accept the cost of materials and wages in their contracts',
  watch: 'If new models carried further content from the supplier, volume would matter less; if customers delayed models, tools would stand idle and we would count them.',
};

const homebuilding: Trade = {
  covers: ['Homebuilding', 'Residential Construction', 'Operative Builders', 'General Bldg Contractors - Residential Bldgs'],
  business: 'a builder of homes',
  why: {
    growth: 'Houses are sold by the monthly payment, so mortgage rates decide how many families can sign.',
    margins: 'Land bought years ago sets the cost, and incentives offered today set the price; the margin lies in between.',
    cash: 'A builder turns cash into land and land into cash, so heavy cash flow may simply mean that it has stopped buying lots.',
    balance: 'Builders who owned land on credit did not survive the last housing collapse, and lenders remember.',
    returns: 'Optioned lots tie less money than owned ones, and the return on capital shows who has learnt that.',
    costs: 'Lumber, labour and permits each have a shortage of their own from time to time.',
    shares: 'When lots are scarce and shares trade near book, a builder may find its own stock the better purchase.',
    quarter: 'Spring orders are the houses of autumn, so deliveries look back while orders look ahead.',
    'asset-value': 'Book value here is largely land, and its worth depends on what the next buyers can afford.',
    multiple: 'A small multiple is customary for builders, because buyers of the shares assume that the cycle will take earnings back.',
  },
  emphasis: { 'price-to-book': 0.25, 'inventory-versus-sales': 0.2, 'gross-margin': 0.2, 'returns-on-capital': 0.1, 'share-count-shrink': 0.1 },
  macro: [
    { series: 'housing_starts', because: 'builders’ own work is what it counts' },
    { series: 'treasury_30y', because: 'the mortgage on a new house is priced from it' },
    { series: 'unemployment_rate', because: 'nobody signs for a house while afraid for the pay cheque' },
  ],
  hazards: ['Owners of existing houses could return to the market all at once and compete on price.', 'Land bought at a dear moment might have to be written off.'],
  next: 'whether houses sell with smaller incentives',
  watch: 'If buyers signed without help on the mortgage, margins would have further to go; unsold finished houses would be the sign to leave.',
};

const apparel: Trade = {
  covers: ['Apparel, Accessories & Luxury Goods', 'Footwear', 'Textiles', 'Apparel Manufacturing', 'Footwear & Accessories', 'Luxury Goods', 'Rubber & Plastics Footwear', 'Apparel & Other Finished Prods of Fabrics & Similar Matl'],
  business: 'an owner of fashion and sportswear brands',
  why: {
    growth: 'A brand is wanted or it is not, and sales follow its standing with the young and the well-dressed.',
    margins: 'Goods sold in own shops keep the retailer’s margin too; goods cleared through outlets give it away, together with some of the brand.',
    costs: 'Advertising and sponsorship are what the brand consists of, so savings there are borrowed from later sales.',
    cash: 'Collections are ordered seasons ahead, and unsold stock is where a wrong guess lies.',
    balance: 'Fashion turns quickly, so a brand owner does well to owe little.',
    returns: 'Factories belong to contractors in Asia, and the capital at work is stock, shops and a name.',
    shares: 'Old brands buy their own stock, or other brands; the share count shows which temptation won.',
    quarter: 'Deliveries to department stores move between quarters, and only sell-through counts.',
    multiple: 'The premium is for a name, and a name cannot be written into a forecast.',
  },
  emphasis: { 'gross-margin': 0.25, 'inventory-versus-sales': 0.25, overhead: 0.1, 'revenue-pace': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'clothes are a line of it that swings with mood and weather' },
    { series: 'dollar_index', because: 'brands buy in Asia and sell in Europe, and both prices pass through the dollar' },
  ],
  hazards: ['Tariffs on the countries where clothes are sewn could not be passed on in full.', 'A younger label might make the brand look like that of somebody’s parents.'],
  next: 'whether the brand sells at full price',
  watch: 'If shops took the brand without markdown guarantees, its standing would deserve a dearer price; if outlets took more and more of it, a cheaper price.',
};

const durables: Trade = {
  covers: ['Leisure Products', 'Home Furnishings', 'Household Appliances', 'Housewares & Specialties', 'Leisure', 'Recreational Vehicles', 'Furnishings, Fixtures & Appliances', 'Games, Toys & Children\'s Vehicles (No Dolls & Bicycles)', 'Household Furniture'],
  business: 'a maker of durable goods for home and leisure',
  why: {
    growth: 'A toy, a boat or a stove is bought on a good day and postponed on a bad one.',
    margins: 'Retailers with long shelves set the terms, and only a product that children or cooks ask for by name can refuse them.',
    cash: 'Goods are made for a season months before it comes, so stock foretells the discount.',
    costs: 'Freight is a large part of the price of anything bulky.',
    balance: 'Debt from buying brands weighs heavily in the seasons when nobody needs them.',
    payout: 'Owners are paid from replacement demand, which is the part that can be relied on.',
    quarter: 'Christmas or summer makes the result, and other quarters are preparation.',
  },
  emphasis: { 'inventory-versus-sales': 0.25, 'gross-margin': 0.15, 'debt-load': 0.15, 'busy-quarter': 0.1 },
  macro: [
    { series: 'unemployment_rate', because: 'families in doubt about work repair instead of replacing' },
    { series: 'housing_starts', because: 'an empty house has to be furnished and equipped' },
  ],
  hazards: ['Retailers could fill their shelves with copies under their own label.', 'A recall might cost a season and the trust of parents.'],
  next: 'whether shops reorder during the season',
  watch: 'If shops reordered early, we would take it as proof; if they asked to return goods, as warning.',
};

export const consumerGoodsTrades: readonly Trade[] = [carmakers, carParts, homebuilding, apparel, durables];
