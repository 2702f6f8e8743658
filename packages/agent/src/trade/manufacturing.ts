// Makers of machines, aircraft and the parts of buildings.
import type { Trade } from './trade.ts';

const aerospace: Trade = {
  covers: ['Aerospace & Defense', 'Aircraft', 'Aircraft Engines & Engine Parts', 'Aircraft Parts & Auxiliary Equipment, NEC', 'Guided Missiles & Space Vehicles & Parts', 'Search, Detection, Navigation, Guidance, Aeronautical Sys', 'Ordnance & Accessories, (No Vehicles/Guided Missiles)', 'Ship & Boat Building & Repairing'],
  business: 'an aerospace and defence company',
  why: {
    growth: 'Orders are booked for years ahead, so revenue depends on what factories and suppliers manage to deliver.',
    margins: 'A programme is priced before it is built; learning on the line earns the margin, and a disrupted line loses it.',
    costs: 'Certification and security make a change of supplier slow, so a bottleneck far away decides the cost at home.',
    cash: 'Airlines and governments pay by milestone or on delivery, so cash comes in lumps and stalls with the line.',
    balance: 'A programme can take a decade to pay back, and the balance sheet has to last that long.',
    returns: 'Engines and aircraft are sold thinly and maintained for decades, so returns belong to those with parts in service.',
    quarter: 'A few aircraft delivered late can spoil any quarter, so it is the production rate that deserves attention.',
    shares: 'Share counts in this trade tell whether good years were spent on buybacks or bad ones paid for with new stock.',
    payout: 'Governments ask why dividends come before factories when weapons are late.',
    multiple: 'A long order book makes buyers patient, and patience is what a price against earnings measures here.',
    expectation: 'The price takes it for granted that orders become deliveries on time and within cost.',
  },
  emphasis: { 'cash-burn': 0.3, 'loss-years': 0.25, 'debt-load': 0.2, 'negative-equity': 0.2, 'inventory-versus-sales': 0.15, dilution: 0.25, 'cash-conversion': 0.1 },
  macro: [
    { series: 'treasury_10y', because: 'aircraft are bought on credit, and armies are paid from public debt' },
    { series: 'industrial_production', because: 'castings, chips and forgings have to come from someone else’s factory' },
    { series: 'oil_price', because: 'fuel is what makes an airline replace an old aircraft or keep it' },
  ],
  hazards: [
    'A safety finding could stop a line or ground a fleet, whatever the order book says.',
    'Fixed-price development contracts might cost a good deal beyond what was bid.',
  ],
  next: 'whether factories deliver at the promised rate without further charges on programmes',
  watch: 'If the production rate held through a winter without a safety finding, we would begin to trust the plans; if a supplier or a regulator stopped a line, we would stop counting on them.',
};

const heavyMachinery: Trade = {
  covers: ['Construction Machinery & Heavy Transportation Equipment', 'Construction Machinery & Heavy Trucks', 'Agricultural & Farm Machinery', 'Farm & Heavy Construction Machinery', 'Construction Machinery & Equip', 'Farm Machinery & Equipment', 'Truck & Bus Bodies', 'Motor Vehicle & Truck Bodies', 'Railroad Equipment', 'Construction, Mining & Materials Handling Machinery & Equip'],
  business: 'a maker of heavy machines and vehicles for work',
  why: {
    growth: 'Dealers fill their yards when they are confident and empty them when they are not, so sales swing wider than the use of machines.',
    margins: 'The list prices of good years are the test: whether they stick once dealers have machines to sell.',
    costs: 'Steel and castings are bought at the price of the day, and machines are sold at the price of the order.',
    cash: 'Machines are built ahead of orders, and inventory is where a misjudged cycle sits.',
    returns: 'A cyclical maker should be judged over a whole cycle, since a return from either end of it misleads.',
    balance: 'Makers of machines lend to those who buy them, so debt may belong to the customers’ side of the business.',
    shares: 'Buybacks are easily afforded when machines sell well, which is when the shares are dear.',
    payout: 'A dividend that lasts through a lean season in farming, trucking or building is worth having.',
    multiple: 'A cyclical stock looks cheap when earnings are about to fade and dear when they are about to return.',
    quarter: 'Quarters show the dealers’ mood before years do.',
  },
  emphasis: { 'operating-margin': 0.2, 'quarter-pace': 0.2, 'inventory-versus-sales': 0.2, 'returns-on-capital': 0.15, 'busy-quarter': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'machines are bought to make, dig and haul what it counts' },
    { series: 'fed_funds_rate', because: 'contractors, hauliers and farmers buy on credit' },
    { series: 'housing_starts', because: 'a building site begins with a machine that moves earth' },
  ],
  hazards: ['Tariffs on steel and parts could cost what customers would not bear.', 'Dealers might run their stock into the ground before they order again.'],
  next: 'whether prices hold once dealers have enough machines',
  watch: 'If dealers ordered again while prices held, we would call the cycle young; if rental and haulage fleets sold their machines, we would call it old.',
};

const industrialMachinery: Trade = {
  covers: ['Industrial Machinery & Supplies & Components', 'Industrial Machinery', 'Industrial Conglomerates', 'Specialty Industrial Machinery', 'Tools & Accessories', 'Pollution & Treatment Controls', 'Conglomerates', 'Metal Fabrication', 'General Industrial Machinery & Equipment', 'Pumps & Pumping Equipment', 'Industrial Instruments For Measurement, Display, and Control'],
  business: 'a maker of industrial machinery and components',
  why: {
    growth: 'Factories order equipment when they are busy and parts when they are not, so the mix of the two softens the swing.',
    margins: 'Spare parts and consumables carry the margin that the machine opened the door for.',
    costs: 'Plants are many and small in this trade, and closing or merging them is a cost that returns under new names.',
    cash: 'A machine maker turns profit into cash when it resists building for stock.',
    returns: 'Size is often bought in this trade, so the return on capital is the real test of management.',
    balance: 'Divisions are bought and sold like machines, and goodwill is what remains of the purchases.',
    quarter: 'Distributors cut their stock before they cut orders from customers, so a quarter can speak before its time.',
    shares: 'Between deals, spare cash goes into the shares, and the count shows how long the wait for a deal has been.',
    multiple: 'A fair price depends on how much of sales repeats without a new machine.',
  },
  emphasis: { 'returns-on-capital': 0.2, 'operating-margin': 0.15, 'goodwill-weight': 0.15, 'cash-conversion': 0.15, 'incremental-margin': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'busy plants wear out parts and idle ones do not' },
    { series: 'treasury_10y', because: 'a new line has to earn its keep against the cost of long money' },
    { series: 'dollar_index', because: 'German and Japanese rivals become cheaper when the dollar is strong' },
  ],
  hazards: ['A pause in capital spending could reach the order book within months.', 'The next acquisition might cost what the last ones saved.'],
  next: 'whether orders cover sales without help from price lists',
  watch: 'If short-cycle orders came back, we would expect the long ones after them; cancelled machines would send us the other way.',
};

const electricalEquipment: Trade = {
  covers: ['Electrical Components & Equipment', 'Heavy Electrical Equipment', 'Electrical Equipment & Parts', 'Electronic & Other Electrical Equipment (No Computer Equip)', 'Switchgear & Switchboard Apparatus', 'Motors & Generators', 'Power, Distribution & Specialty Transformers', 'Electrical Industrial Apparatus'],
  business: 'a maker of electrical equipment',
  why: {
    growth: 'Grids, data centres and factories all need the same switchgear and turbines, and factories for those are slow to build.',
    margins: 'Prices agreed in a shortage are delivered years later, and copper decides how much of them is left.',
    costs: 'Copper, electrical steel and skilled hands are the scarce inputs of this trade.',
    cash: 'Deposits for slots in the factory bring money in before the work is done, and the work then uses it.',
    returns: 'New plants look obvious when orders queue, and only fill if the queue was real.',
    balance: 'Large projects carry guarantees that never appear among the debts.',
    quarter: 'A turbine or a substation is accepted on a given day, so quarters are uneven by nature.',
    multiple: 'Buyers of the shares like the word electrification, which covers both a shortage and a trend.',
    expectation: 'The price needs customers to want power equipment once a queue has been served.',
  },
  emphasis: { 'incremental-margin': 0.2, 'operating-margin': 0.15, 'implied-growth': 0.15, 'quarter-pace': 0.15, 'capex-intensity': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'motors, drives and breakers go wherever something is made' },
    { series: 'treasury_10y', because: 'utilities and developers finance their orders with long debt' },
    { series: 'real_gdp', because: 'the use of electricity follows activity, though new users now pull at it as well' },
  ],
  hazards: ['Data-centre builders could pause together, since few of them place so many of the orders.', 'A design fault in large machines might cost years of service profit.'],
  next: 'whether new orders are as well priced as those being delivered',
  watch: 'If customers stopped paying for a place in the queue, we would take the shortage for over; if utilities signed for years ahead, we would take it for a new habit.',
};

const buildingProducts: Trade = {
  covers: ['Building Products', 'Building Products & Equipment', 'Construction Materials', 'Building Materials', 'Cement, Hydraulic', 'Concrete, Gypsum & Plaster Products', 'Mining & Quarrying of Nonmetallic Minerals (No Fuels)', 'Air-Cond & Warm Air Heatg Equip & Comm & Indl Refrig Equip', 'Heating Equip, Except Elec & Warm Air; & Plumbing Fixtures'],
  business: 'a supplier to the construction trade',
  why: {
    growth: 'New building is fickle; repair, replacement and public roads are what carries sales through its pauses.',
    margins: 'Stone does not travel and a boiler cannot wait, so whoever is near and has it in stock names the price.',
    costs: 'Energy and metal are bought weekly and charged for at the next price list.',
    cash: 'Building stops in winter and stock is laid in for spring, so cash follows the thermometer.',
    balance: 'Plants last for decades, and owners of this kind have been tempted to borrow against all of them.',
    returns: 'A quarry with a permit is an asset that no rival can copy, though the price paid for it weighs on the return.',
    quarter: 'Rain is a reason in this trade, and it should not be accepted for long.',
    multiple: 'Buyers have come to pay for local pricing power; the test is a season in which volume is missing.',
  },
  emphasis: { 'gross-margin': 0.15, 'incremental-margin': 0.15, 'debt-load': 0.1, 'busy-quarter': 0.1, 'returns-on-capital': 0.15 },
  macro: [
    { series: 'housing_starts', because: 'roofs, pipes, boilers and concrete are ordered when a house is begun' },
    { series: 'treasury_30y', because: 'owners who cannot refinance postpone the new heating' },
    { series: 'oil_price', because: 'kilns, asphalt and lorries run on it' },
  ],
  hazards: ['Public money for roads could run out before the roads are done.', 'Changes to rules for refrigerants, insulation or cement might make stock and plants obsolete.'],
  next: 'whether price lists stick while volumes are thin',
  watch: 'If price lists stuck through a slow season, local power would be proven; if distributors sent stock back, we would not argue with them.',
};

export const manufacturingTrades: readonly Trade[] = [aerospace, heavyMachinery, industrialMachinery, electricalEquipment, buildingProducts];
