// Those who move people and goods.
import type { Trade } from './trade.ts';

const airlines: Trade = {
  covers: ['Passenger Airlines', 'Airlines', 'Air Transportation, Scheduled', 'Air Transportation, Nonscheduled'],
  business: 'an airline',
  why: {
    growth: 'Airlines sell seats that perish at take-off, so the number of seats that all of them offer sets the fare.',
    margins: 'A few empty rows separate a profitable flight from a loss, and fuel can take either.',
    costs: 'Crews settle their pay for years at a stretch, and every carrier has to follow the dearest settlement.',
    cash: 'Passengers pay before they fly and aircraft are paid for before they earn; the balance between them is the airline’s liquidity.',
    balance: 'Aircraft debt stays when passengers do not, which is how airlines have gone under.',
    returns: 'Over a whole cycle few airlines have earned what their aircraft cost to own.',
    shares: 'Airlines have bought stock in fair weather and issued it in storms.',
    quarter: 'Summer earns what winter spends.',
    multiple: 'The small multiple of airlines is a memory of bankruptcies, and card and loyalty income is the argument against it.',
  },
  emphasis: { 'debt-load': 0.25, 'operating-margin': 0.2, 'interest-cover': 0.15, 'net-income-swing': 0.15, 'quarter-pace': 0.1, 'current-ratio': 0.1 },
  macro: [
    { series: 'oil_price', because: 'jet fuel is refined from it, and tickets already sold cannot be repriced' },
    { series: 'real_gdp', because: 'business travellers are sent when business is good' },
    { series: 'cpi', because: 'a family counts fares together with everything else that has become dear' },
  ],
  hazards: ['Engine inspections, strikes or a shortage of controllers could ground paid-for aircraft.', 'Rivals might add seats on the routes that earn the money.'],
  next: 'whether fares hold as seats are added',
  watch: 'If carriers took seats out of weak months of their own accord, we would trust the fares; if a fare war broke out over a hub, we would not wait for its end.',
};

const railroads: Trade = {
  covers: ['Rail Transportation', 'Railroads', 'Railroads, Line-Haul Operating'],
  business: 'a railroad',
  why: {
    growth: 'No new lines are built, so a railroad adds revenue by price, by mix, and by taking boxes off the road.',
    margins: 'Track and crews are there whether trains run long or short, and the share of revenue they take is the trade’s own measure.',
    costs: 'Longer trains save crews until they fail in the wrong place.',
    cash: 'Track has to be renewed each season, so depreciation is no fiction here.',
    returns: 'A right of way cannot be built again, which is why old track can earn a modern return.',
    balance: 'Debt is carried lightly by a business that nobody can enter, and managements have used the fact.',
    shares: 'What track does not need has gone into buybacks, so earnings per share run ahead of tonnage.',
    payout: 'Owners are paid out of a toll that shippers cannot easily avoid.',
    quarter: 'Harvests, floods and port strikes move tonnage between quarters.',
    multiple: 'A price like that of a utility is asked for a business whose tonnage is cyclical.',
  },
  emphasis: { 'operating-margin': 0.25, 'share-count-shrink': 0.15, 'capex-intensity': 0.15, 'returns-on-capital': 0.15, 'debt-load': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'chemicals, metals, cars and grain all ride before they are counted or after' },
    { series: 'oil_price', because: 'dear diesel hurts lorries at least as much as locomotives' },
    { series: 'retail_sales', because: 'containers come inland to fill shelves' },
  ],
  hazards: ['A derailment or a new rule on crews could change the cost of every train.', 'Self-driving lorries might take back the boxes that rail has won.'],
  next: 'whether tonnage returns at the same price a mile',
  watch: 'If shippers moved boxes to rail for its service and not only its price, we would look for years of extra tonnage.',
};

const freight: Trade = {
  covers: ['Air Freight & Logistics', 'Cargo Ground Transportation', 'Marine Transportation', 'Integrated Freight & Logistics', 'Trucking', 'Marine Shipping', 'Trucking & Courier Services (No Air)', 'Trucking (No Local)', 'Air Courier Services', 'Deep Sea Foreign Transportation of Freight', 'Arrangement of Transportation of Freight & Cargo'],
  business: 'a freight and logistics company',
  why: {
    growth: 'Freight swings wider than the economy, because shippers run stocks into the ground before they send for new ones.',
    margins: 'A badly filled vehicle costs as much as a full one, so density and not distance makes the margin.',
    costs: 'Drivers and sorters cost about the same at every carrier, apart from the union contract.',
    cash: 'Vehicles are replaced on a schedule that can be stretched in a bad season, at a price paid later in repairs.',
    balance: 'Lease and pension obligations ride along with the debt of a carrier.',
    returns: 'Forwarders own little and carriers own much, so a return on capital only compares within its kind.',
    payout: 'A payout fixed in a boom for parcels has to be carried by ordinary seasons.',
    quarter: 'The weeks before Christmas fill the network and overtime empties it of profit.',
    multiple: 'Freight shares turn before freight rates do, so the multiple looks wrong at both ends.',
  },
  emphasis: { 'operating-margin': 0.2, 'quarter-pace': 0.2, 'payout-over-cash': 0.15, 'capex-intensity': 0.1, 'operating-leverage': 0.1 },
  macro: [
    { series: 'industrial_production', because: 'goods that are not made do not have to be moved' },
    { series: 'retail_sales', because: 'parcels and pallets follow what is bought' },
    { series: 'oil_price', because: 'fuel surcharges pass it on, with a lag that helps or hurts' },
  ],
  hazards: ['A large shipper could build its own network and keep the dense routes.', 'New rules on small imports might empty aircraft from Asia.'],
  next: 'whether rates hold when capacity is ample',
  watch: 'If small carriers gave up their vehicles, rates would have a floor and we would lean towards the shares; if everyone ordered new ones, away from them.',
};

const passengerGround: Trade = {
  covers: ['Passenger Ground Transportation', 'Rental & Leasing Services', 'Services-Auto Rental & Leasing (No Drivers)'],
  business: 'a provider of ground transport for passengers',
  why: {
    growth: 'A ride is sold wherever waiting is short, so the operator with many drivers or cars near by tends to be asked again.',
    margins: 'What the passenger pays is divided among driver or fleet, insurer and operator, in a proportion that courts and cities like to revisit.',
    costs: 'Accident insurance is the cost that nobody sees in the app or at the counter.',
    cash: 'Those who own fleets live from the resale of used cars; those who only match riders need no fleet at all.',
    balance: 'A fleet is financed, so debt should be set against the cars that stand behind it.',
    shares: 'Stock awards have been a currency in the app-based part of this trade.',
    quarter: 'Holidays, fares and weather move rides from quarter to quarter.',
    expectation: 'The price has an opinion on whether cars without drivers will be a supplier or a rival.',
  },
  emphasis: { 'stock-pay': 0.15, 'debt-load': 0.15, 'cash-conversion': 0.1, 'revenue-pace': 0.15 },
  macro: [
    { series: 'unemployment_rate', because: 'people short of work drive, and people short of pay walk' },
    { series: 'oil_price', because: 'whoever drives pays for the fuel and wants it back in the fare' },
  ],
  hazards: ['Owners of self-driving cars could reach passengers without an intermediary.', 'Courts might declare drivers to be employees.'],
  next: 'whether riders and renters pay full fares',
  watch: 'If makers of self-driving cars chose to be hailed through others, the network would be worth having; if passengers went to them directly, it would not.',
};

const transportHubs: Trade = {
  covers: ['Airport Services', 'Highways & Railtracks', 'Marine Ports & Services', 'Airports & Air Services', 'Infrastructure Operations', 'Airports, Flying Fields & Airport Terminal Services'],
  business: 'an operator of transport infrastructure',
  why: {
    growth: 'Traffic follows trade and travel, and a concession says what may be charged for it.',
    margins: 'A runway, quay or road costs the same whoever uses it, so traffic goes nearly whole into profit.',
    cash: 'Works are paid for in the early years of a concession and harvested in the late ones.',
    balance: 'Concessions end and debts have to end before them.',
    payout: 'Owners expect the toll to be handed on.',
    multiple: 'The price has to be earned before the concession lapses, and a multiple does not show the date.',
  },
  emphasis: { 'debt-load': 0.2, 'interest-cover': 0.15, 'capex-intensity': 0.1, 'dividend-yield': 0.1 },
  macro: [
    { series: 'real_gdp', because: 'ships, lorries and passengers move with activity' },
    { series: 'treasury_10y', because: 'tolls of decades are discounted near it' },
  ],
  hazards: ['Governments could rewrite a concession that voters find dear.', 'Shipping routes or airline hubs might move elsewhere.'],
  next: 'whether traffic and tariffs both keep to the plan of the concession',
  watch: 'If a concession were prolonged on its terms, years would be added to the value; if tariffs were frozen, taken from it.',
};

export const transportTrades: readonly Trade[] = [airlines, railroads, freight, passengerGround, transportHubs];
