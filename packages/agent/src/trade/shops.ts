// Those who sell to households across a counter or a screen.
import type { Trade } from './trade.ts';

const broadlineRetail: Trade = {
  covers: ['Broadline Retail', 'Internet Retail', 'Department Stores', 'Retail-Catalog & Mail-Order Houses', 'Retail-Department Stores', 'Retail-Variety Stores'],
  business: 'a retailer of general merchandise',
  why: {
    growth: 'A shop that sells everything takes its sales from other shops, so what counts is whether customers come back for the next thing.',
    margins: 'Goods carry a thin margin; fees from sellers, advertising and services carry a fat one, and their share of sales moves the total.',
    costs: 'Picking, packing and delivering cost the same for a cheap order as for a dear one, so order size decides.',
    cash: 'Warehouses, computers and stock are paid for before customers pay, and free cash flow swings wider than profit.',
    returns: 'Thin margins can still earn a fair return when goods and buildings are used hard.',
    balance: 'Leases and credit from suppliers finance a general retailer as much as lenders do.',
    shares: 'A retailer with software in it pays staff in stock, and owners pay for that in dilution.',
    quarter: 'The holidays strain every warehouse, and the margin they leave tells how well they were prepared.',
    multiple: 'Profit can be spent on cheaper goods at will in this trade, so the price against sales deserves a look as well.',
    expectation: 'The price assumes that wide choice keeps winning customers from shops that offer less of it.',
  },
  emphasis: { 'capex-intensity': 0.25, 'operating-margin': 0.2, 'cash-swing': 0.2, 'incremental-margin': 0.2, 'stock-pay': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'general merchandise is spread over every line of it' },
    { series: 'unemployment_rate', because: 'a tight labour market pushes warehouse wages, a slack one thins the baskets' },
    { series: 'cpi', because: 'dearer rent and food leave households less to spend on everything else' },
  ],
  hazards: [
    'Tariffs on imported goods could squeeze the suppliers and sellers who fill the shelves.',
    'A rival with cheaper delivery might teach customers to expect the same for nothing.',
  ],
  next: 'whether shoppers come back without deeper discounts',
  watch: 'If customers ordered oftener without a promotion, we would be more generous; if it cost more to deliver than shoppers would pay, we would be less so.',
};

const homeImprovement: Trade = {
  covers: ['Home Improvement Retail', 'Retail-Lumber & Other Building Materials Dealers', 'Retail-Building Materials, Hardware, Garden Supply'],
  business: 'a chain of stores for building and renovating',
  why: {
    growth: 'People renovate when they move or when their house makes them feel rich; when few houses change hands, both reasons are missing.',
    margins: 'Lumber and tools are easily compared, so even a sliver of margin is worth noting.',
    costs: 'Advice on the shop floor is why customers come, which makes wages a poor place to save.',
    quarter: 'Spring is the season that decides how a renovating trade does.',
    balance: 'Freehold stores give lenders comfort, and the temptation is to use that comfort for buybacks.',
    returns: 'Stores that were paid for long ago make the return on capital the fairest measure of a new one.',
    cash: 'Once the stores stand, cash flow depends on how much money sits on the shelves as timber, paint and tiles.',
    payout: 'Between dividend and buyback, the buyback is what would have to give way if customers stayed at home.',
    shares: 'A chain that has filled its map tends to buy its own stock instead of new sites.',
    multiple: 'A full price can be the market’s forecast of a housing recovery and no verdict on the stores.',
  },
  emphasis: { 'equity-eroded': 0.3, 'inventory-versus-sales': 0.2, 'debt-load': 0.2, 'payout-ratio': 0.1, 'returns-on-capital': 0.2 },
  macro: [
    { series: 'housing_starts', because: 'each new or newly sold house brings a kitchen, a floor and a fence' },
    { series: 'treasury_30y', because: 'mortgage rates follow it, and owners with a cheap mortgage would rather stay than move' },
  ],
  hazards: [
    'If mortgage rates stayed where they are, owners could go on staying put, and large projects with them.',
    'Selling to contractors on account might bring credit losses that a cash till never knew.',
  ],
  next: 'whether customers begin large projects again, and not only small repairs',
  watch: 'If houses began to change hands again, the case would be better before the accounts showed it; if contractors stopped paying their bills on time, it would be worse in the same way.',
};

const specialtyRetail: Trade = {
  covers: [
    'Apparel Retail', 'Other Specialty Retail', 'Computer & Electronics Retail', 'Homefurnishing Retail', 'Specialty Retail', 'Home Furnishings & Fixtures Retail', 'Distributors', 'Retail-Family Clothing Stores',
    'Retail-Apparel & Accessory Stores', "Retail-Women's Clothing Stores", 'Retail-Radio, Tv & Consumer Electronics Stores', 'Retail-Miscellaneous Shopping Goods Stores', 'Retail-Retail Stores, NEC',
  ],
  business: 'a retailer that specialises in a few lines of goods',
  why: {
    growth: 'A specialist lives on being the obvious place for its goods, and that has to be proved in each store that is already open.',
    margins: 'Markdowns eat the gross margin of a shop before anything shows in its sales.',
    costs: 'Rent and shop wages are settled in advance, so each missing customer costs nearly a full margin.',
    cash: 'What sits on the shelves decides the cash flow of a specialist.',
    balance: 'Leases are debt by another name for a chain of shops.',
    returns: 'New branches and refits should pay back within a few seasons, and the return on capital says whether they do.',
    shares: 'When the map is full of branches, spare cash goes into the chain’s own shares.',
    quarter: 'Back-to-school and holidays make some quarters carry the others.',
    multiple: 'Cheap shops are often cheap because a larger one sells the same things; a dear one has to show that it cannot.',
  },
  emphasis: { 'inventory-versus-sales': 0.25, 'gross-margin': 0.15, 'share-count-shrink': 0.1, 'returns-on-capital': 0.1, 'quarter-pace': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'specialists compete for what is left of it once groceries and petrol are paid' },
    { series: 'initial_claims', because: 'households that fear for their pay postpone the new sofa and the new coat' },
    { series: 'cpi', because: 'what goes on necessities is not spent on wishes' },
  ],
  hazards: ['Manufacturers could sell directly and keep the shop’s margin.', 'A wrong guess at taste or technology might have to be cleared at any price.'],
  next: 'whether stores that are already open sell more at full price',
  watch: 'If full-price sales held, the format would deserve a premium; clearance racks in season would tell us that it does not.',
};

const carRetail: Trade = {
  covers: ['Automotive Retail', 'Auto & Truck Dealerships', 'Retail-Auto & Home Supply Stores', 'Retail-Auto Dealers & Gasoline Stations'],
  business: 'an automotive retailer',
  why: {
    growth: 'Old cars need parts and worn-out ones need replacing; the age of cars on the road decides which is bought.',
    margins: 'A driver whose car has stopped does not haggle over a part, while a driver who wants a newer car does.',
    costs: 'A part is worth having only if it is near by, so wages and delivery vans are the price of being quick.',
    cash: 'Suppliers who wait for their money until the part is sold are what finances this trade.',
    balance: 'Credit, from vendors or banks, stands behind nearly everything on the lot and on the shelf.',
    returns: 'Where suppliers carry the stock, little capital is left to earn on, and the ratios flatter the trade.',
    shares: 'Sellers of parts like to retire stock, so earnings per share should be read beside profit itself.',
    quarter: 'Hard winters and hot summers break batteries and brakes, so weather explains many a quarter.',
  },
  emphasis: { 'share-count-shrink': 0.2, 'inventory-versus-sales': 0.15, 'negative-equity': 0.2, 'returns-on-capital': 0.1 },
  macro: [
    { series: 'oil_price', because: 'cheap fuel means more miles, and more miles mean more repairs' },
    { series: 'fed_funds_rate', because: 'car loans follow it, and a dear loan keeps the old car on the road' },
  ],
  hazards: ['Electric cars could need fewer of the parts that wear out.', 'Tariffs on imported parts might arrive before shelf prices can be rewritten.'],
  next: 'whether workshops and drivers buy at list price',
  watch: 'If workshops moved their accounts to online sellers, we would have to rethink what being near is worth.',
};

const groceries: Trade = {
  covers: ['Consumer Staples Merchandise Retail', 'Food Retail', 'Drug Retail', 'Food Distributors', 'Discount Stores', 'Grocery Stores', 'Food Distribution', 'Pharmaceutical Retailers', 'Retail-Grocery Stores', 'Retail-Drug Stores and Proprietary Stores', 'Wholesale-Groceries & Related Products', 'Wholesale-Groceries, General Line'],
  business: 'a seller of food and daily necessities',
  why: {
    growth: 'People eat in any economy, so sales move with prices and with the choice of where to shop.',
    margins: 'Pennies on the dollar are all that a grocer keeps, and a little extra theft, waste or freight takes much of it.',
    costs: 'Wages on the floor are the main cost, and customers notice at once when there are too few hands.',
    cash: 'Food is sold before the supplier is paid for it, so a grocer that turns its shelves quickly hardly needs capital.',
    returns: 'The return comes from turnover: a thin margin earned again and again on the same shelf.',
    balance: 'Stores and lorries are sound collateral, though leases hide part of what is owed.',
    payout: 'Necessities give a payout that owners expect in all weathers.',
    quarter: 'The calendar of holidays shifts baskets between quarters without changing what is eaten.',
    multiple: 'Shelter is what buyers pay for here, and in calm markets shelter can be bought too dearly.',
  },
  emphasis: { 'operating-margin': 0.2, 'asset-turnover': 0.15, 'inventory-versus-sales': 0.1, 'pe-ratio': 0.1, 'cash-conversion': 0.1 },
  macro: [
    { series: 'cpi', because: 'food prices pass through the till, and customers change shops over them' },
    { series: 'unemployment_rate', because: 'tight budgets bring new shoppers to the cheap aisles and take them from the dear ones' },
    { series: 'retail_sales', because: 'nobody skips the basket for the kitchen, so this trade sees little of its swings' },
  ],
  hazards: ['A discounter could decide to buy market share with prices that nobody can match.', 'Pay settlements might outrun what customers accept on the shelf.'],
  next: 'whether customers put more into the basket, and not only pay more for it',
  watch: 'If baskets filled without help from prices, we would be reassured; if promotions had to return to keep shoppers, their cost would come out of the margin.',
};

export const shopTrades: readonly Trade[] = [broadlineRetail, homeImprovement, specialtyRetail, carRetail, groceries];
