// Makers of chips, of the machines that make chips, and of the devices and networks that chips go into.
import type { Trade } from './trade.ts';

const hardware: Trade = {
  covers: [
    'Technology Hardware, Storage & Peripherals', 'Consumer Electronics', 'Computer Hardware', 'Electronic Computers', 'Computer Storage Devices', 'Computer Peripheral Equipment, NEC',
    'Computer & Office Equipment', 'Computer Communications Equipment', 'Household Audio & Video Equipment',
  ],
  business: 'a maker of computers and other electronic devices',
  why: {
    growth: 'Hardware is bought when the old device wears out or looks old, so a strong year may only mean that replacement came early.',
    margins: 'Rivals can buy the same parts, so the gross margin shows what customers pay for design, software and service on top of them.',
    costs: 'Engineering is paid for long before a device has a price, and the money is lost if the device misses its season.',
    cash: 'Suppliers give credit and customers take it, so a hardware maker can work with little money of its own until stock stops selling.',
    returns: 'Contract manufacturers own many of the machines in this trade, so returns on capital flatter the designer of a device.',
    balance: 'A device maker needs money in hand for the season in which a product disappoints.',
    shares: 'Where assembly is left to others there is little to build, and the share count records what becomes of the spare money.',
    quarter: 'Launches and holidays bunch the sales, so a quarter should be held against the same season and no other.',
    multiple: 'The price against earnings tells how far buyers of the shares take the next replacement cycle for granted.',
  },
  emphasis: { 'gross-margin': 0.2, 'share-count-shrink': 0.25, 'payout-over-cash': 0.15, 'busy-quarter': 0.15, 'inventory-versus-sales': 0.15, 'rd-intensity': 0.1 },
  macro: [
    { series: 'cpi', because: 'a new device is a purchase that a stretched household or office can put off' },
    { series: 'dollar_index', because: 'devices are sold all over the world, and a strong dollar makes them dear abroad' },
    { series: 'retail_sales', because: 'devices compete for the same wallet as everything else in the shops' },
  ],
  hazards: [
    'Tariffs or an export quarrel could make parts and assembly dearer before list prices can follow.',
    'A component in short supply, memory in particular, might hold back shipments or eat the margin.',
  ],
  next: 'whether buyers replace their devices on time and pay for the better models',
  watch: 'If buyers kept old devices for longer, we would think less of the business; if software and services came to be sold with each device, we would think better of it.',
};

const semiconductors: Trade = {
  covers: ['Semiconductors', 'Semiconductors & Related Devices'],
  business: 'a maker of semiconductors',
  why: {
    growth: 'Customers order too many chips when supply is short and none when it is ample, so chip sales exaggerate every turn in the use of chips.',
    margins: 'A chip that nobody else can make sets its own price; a chip that others can make is priced by whoever has idle capacity.',
    costs: 'Each generation of chips needs a dearer design, and research cannot pause without losing a generation.',
    cash: 'Finished chips on the shelf and prepayments to foundries are where a turn in orders shows before sales do.',
    balance: 'Orders can vanish within months, which is why a maker of chips wants money where it can reach it.',
    returns: 'Returns on capital have to be averaged over a whole chip cycle to mean anything.',
    quarter: 'Chip orders turn in weeks, and the newest quarter is worth all the older ones.',
    shares: 'Engineers are paid partly in stock, so a buyback has to run only to keep the count where it is.',
    multiple: 'A chip stock looks dear when earnings are still to come and cheap when they are about to go.',
    expectation: 'The question is less how good the past was than how long the price needs demand to last.',
  },
  emphasis: { 'gross-margin': 0.15, 'inventory-versus-sales': 0.3, 'rd-intensity': 0.15, 'quarter-pace': 0.25, 'implied-growth': 0.15 },
  macro: [
    { series: 'industrial_production', because: 'cars, machines and meters all carry chips, and they are counted here' },
    { series: 'real_yield_10y', because: 'chip shares are bought for distant earnings, and real rates decide what distance costs' },
    { series: 'payrolls', because: 'a hiring employer buys computers, and computers are where many chips end' },
  ],
  hazards: [
    'Export rules could close a market by decree and leave chips that were made for it without a buyer.',
    'Large buyers might design chips of their own and need a supplier only for the rest.',
  ],
  next: 'whether orders hold once chips are no longer short',
  watch: 'If customers were found to hoard chips, we would distrust the order book; if prices held with ample supply, we would think more highly of the product.',
};

const chipEquipment: Trade = {
  covers: ['Semiconductor Materials & Equipment', 'Semiconductor Equipment', 'Semiconductor Equipment & Materials', 'Special Industry Machinery, NEC'],
  business: 'a supplier of the machines and materials with which chips are made',
  why: {
    growth: 'A handful of chipmakers decide how many factories to build, and they tend to decide together.',
    margins: 'A tool that a factory line depends on is rarely bought on price, so the margin speaks for the tool.',
    costs: 'Research here follows the road map of the chipmakers, and a tool that is late for a new process is late for years.',
    cash: 'Complex machines stand in the yard for months before a customer accepts them, and cash waits with them.',
    returns: 'Spare parts and service for installed tools need little capital and lift the return on all of it.',
    shares: 'Suppliers of chipmaking tools tend to hand spare cash back through buybacks, so the share count belongs to the record.',
    quarter: 'Acceptance of a few large machines can move a quarter without any change in demand.',
    expectation: 'The price has to be read as a bet on how many chip factories the world will still build.',
  },
  emphasis: { 'inventory-versus-sales': 0.2, 'rd-intensity': 0.15, 'quarter-pace': 0.2, 'gross-margin': 0.15, 'returns-on-capital': 0.1 },
  macro: [
    { series: 'real_gdp', because: 'chipmakers add factories when they trust the economy to fill them' },
    { series: 'real_yield_10y', because: 'a chip factory pays back over many years, and this is the rate it has to beat' },
  ],
  hazards: [
    'Licences for tools sent abroad could be withdrawn, and a foreign market might learn to do without them.',
    'Chipmakers could cancel a round of factories together.',
  ],
  next: 'whether chipmakers keep to their plans for new factories',
  watch: 'If chipmakers postponed clean rooms, we would act before the orders showed it; if service on installed tools came to carry the results, we would worry less about such postponements.',
};

const electronics: Trade = {
  covers: [
    'Electronic Components', 'Electronic Equipment & Instruments', 'Electronic Manufacturing Services', 'Technology Distributors', 'Scientific & Technical Instruments', 'Electronics & Computer Distribution',
    'Electronic Connectors', 'Printed Circuit Boards', 'Electronic Components, NEC', 'Wholesale-Electronic Parts & Equipment, NEC', 'Instruments For Meas & Testing of Electricity & Elec Signals',
  ],
  business: 'a supplier of electronic components and systems to other businesses',
  why: {
    growth: 'Manufacturers buy parts ahead of their own sales and stop when shelves are full, so orders overstate every turn in demand.',
    margins: 'A part that costs cents inside a machine that costs thousands is seldom worth changing, and that protects its price.',
    costs: 'Parts come in endless variety, and the cost of keeping so many of them is what separates good suppliers from busy ones.',
    cash: 'Supplying others just in time means holding the stock for them.',
    returns: 'Parts makers tend to buy smaller specialists, and the return on capital tells whether they were worth it.',
    balance: 'Acquired product lines leave goodwill and often debt behind.',
    quarter: 'Distributors fill and empty their shelves within a quarter or so, and the supplier feels both.',
    multiple: 'A fair multiple depends on whether the parts are designed in or bought from a catalogue.',
  },
  emphasis: { 'inventory-versus-sales': 0.25, 'returns-on-capital': 0.15, 'goodwill-weight': 0.1, 'quarter-pace': 0.15, 'receivables-versus-sales': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'whatever factories turn out holds connectors, sensors and boards' },
    { series: 'dollar_index', because: 'parts are priced and shipped across borders, often several times before they are in use' },
  ],
  hazards: [
    'Customers could work through stock before they order again.',
    'Production might have to leave a low-wage country at short notice if tariffs made it unprofitable.',
  ],
  next: 'whether distributors order for use and not for their shelves',
  watch: 'If lead times shortened while orders held, we would take demand to be sound; if distributors sent parts back, we would take it to be borrowed.',
};

const networkEquipment: Trade = {
  covers: ['Communications Equipment', 'Communication Equipment', 'Radio & Tv Broadcasting & Communications Equipment', 'Telephone & Telegraph Apparatus', 'Communications Equipment, NEC'],
  business: 'a maker of communications equipment',
  why: {
    growth: 'Carriers, data centres and public agencies buy networks in rounds, with long pauses in between.',
    margins: 'Boxes are compared by price; the software that runs them and the service behind them are not, and the margin shows the blend.',
    costs: 'Standards change on a calendar that no supplier controls, and engineering has to keep it.',
    cash: 'A network is accepted before it is paid for, so receivables tell how keen the seller was.',
    returns: 'Much of the capital in this trade has gone into buying product lines, and the return on it judges those purchases.',
    payout: 'Between rounds of network building there is cash to pay out, provided that research is not starved for it.',
    quarter: 'A large carrier that waits for its budget can spoil an otherwise good quarter.',
    multiple: 'Recurring software deserves a better multiple than equipment that is bought once, and the price has to choose between the two views.',
  },
  emphasis: { 'receivables-versus-sales': 0.2, 'gross-margin': 0.15, 'rd-intensity': 0.15, 'goodwill-weight': 0.1, 'quarter-pace': 0.1 },
  macro: [
    { series: 'treasury_10y', because: 'carriers borrow to build networks, and they build less eagerly when borrowing is dear' },
    { series: 'real_gdp', because: 'office and public networks are renewed when budgets allow' },
  ],
  hazards: ['A few large buyers could switch to open designs built by contract manufacturers.', 'Security rules might shut suppliers out of a country at a stroke.'],
  next: 'whether customers order for new networks or only replace old equipment',
  watch: 'If large customers standardised on the product, it would be hard to dislodge and worth a premium; if they opened the next round to new suppliers, the price would have to answer.',
};

export const chipAndDeviceTrades: readonly Trade[] = [hardware, semiconductors, chipEquipment, electronics, networkEquipment];
