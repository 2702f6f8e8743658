// Meals, journeys and play away from home.
import type { Trade } from './trade.ts';

const restaurants: Trade = {
  covers: ['Restaurants', 'Retail-Eating Places', 'Retail-Eating & Drinking Places'],
  business: 'a restaurant company',
  why: {
    growth: 'Menus can only become dearer for so long; after that, the number of guests has to do the work.',
    margins: 'Owned kitchens carry wages, food and rent, while franchised ones pay a royalty, and the margin depends on the mix.',
    costs: 'Hourly wages are set by law and by the employer across the road.',
    cash: 'Guests pay before suppliers are paid, so restaurants run on other people’s money until guests stay away.',
    returns: 'A new restaurant has to earn back its kitchen within a few years, or it was only a bigger map.',
    balance: 'Royalties and rents are so dependable that lenders advance a great deal on them.',
    payout: 'Where franchisees pay for the kitchens, what is left for owners is close to all the profit.',
    shares: 'Restaurant groups like to borrow against royalties and retire stock, which lifts earnings per share without selling a meal.',
    quarter: 'Weather, school holidays and a well-timed offer make or break a quarter in restaurants.',
    multiple: 'A collector of royalties may be priced like a bond and a cook like a shop; it matters which of them is being bought.',
  },
  emphasis: { 'negative-equity': 0.25, 'operating-margin': 0.15, 'quarter-pace': 0.2, 'eps-versus-profit': 0.15 },
  macro: [
    { series: 'cpi', because: 'a family that finds a restaurant dear eats at home' },
    { series: 'unemployment_rate', because: 'guests with small pay are early to lose it' },
    { series: 'retail_sales', because: 'meals out are counted in it, and they are the easy thing to skip' },
  ],
  hazards: [
    'Guests might not return after years of dearer menus.',
    'Medicines that take the appetite away could thin the basket of a fast meal.',
  ],
  next: 'whether guests return without discounts',
  watch: 'If guests came back without a discount menu, we would be wrong to wait; if franchisees asked for help with the rent, we would be wrong to hold.',
};

const lodging: Trade = {
  covers: ['Hotels, Resorts & Cruise Lines', 'Leisure Facilities', 'Lodging', 'Travel Services', 'Resorts & Casinos', 'Hotels & Motels', 'Hotels, Rooming Houses, Camps & Other Lodging Places', 'Services-Amusement & Recreation Services', 'Transportation Services'],
  business: 'a company that lives from travel and leisure',
  why: {
    growth: 'Rooms, cabins and tickets are priced anew each night, so demand reaches revenue at once.',
    margins: 'An empty room or cabin has to be heated, cleaned and staffed all the same; the last few guests are almost pure profit.',
    costs: 'Staff, food and fuel are bought before guests arrive, and cannot be sent back.',
    cash: 'Travellers pay deposits months ahead, which is pleasant until they want them back.',
    balance: 'Those who own ships and resorts borrow against them, and a season without guests shows who borrowed too much.',
    returns: 'Those who brand and book need little capital; those who own beds and ships need a great deal, and their returns should not be compared.',
    shares: 'Travel companies tend to issue shares in distress and to buy them back in comfort, seldom at the better price.',
    quarter: 'School holidays and warm seas decide which quarter pays for the rest.',
    multiple: 'Travel is priced on the assumption that people give it up last and return to it early.',
    expectation: 'Owners of these shares count on longer journeys, new ships and new brands finding guests.',
  },
  emphasis: { 'debt-load': 0.2, 'interest-cover': 0.15, 'operating-leverage': 0.15, 'share-count-shrink': 0.1, 'quarter-pace': 0.1 },
  macro: [
    { series: 'unemployment_rate', because: 'a holiday is the large purchase that families can cancel by telephone' },
    { series: 'oil_price', because: 'ships burn fuel, and so do the flights and cars that bring guests' },
    { series: 'dollar_index', because: 'a strong dollar sends Americans abroad and keeps foreigners at home' },
  ],
  hazards: ['An epidemic, a war or a hurricane could empty beds overnight.', 'Booking sites and search assistants might take a larger commission for the same guest.'],
  next: 'whether guests book as far ahead and at as good a price',
  watch: 'If bookings came later and cheaper, we would take the season for lost; if guests spent freely on board and on site, we would look past the ticket.',
};

const casinos: Trade = {
  covers: ['Casinos & Gaming', 'Gambling', 'Services-Miscellaneous Amusement & Recreation'],
  business: 'a gambling company',
  why: {
    growth: 'A licence limits how many may offer bets, and a new licence next door is how visitors are lost.',
    margins: 'The house keeps a sliver of what is staked and pays a wage and a tax out of it.',
    costs: 'Bonuses for new players are an expense with an uncertain life.',
    cash: 'Gamblers pay in cash and at once; resorts swallow it for years while they are built.',
    balance: 'Resorts are built with bonds, and interest then takes its share of every stake.',
    returns: 'A casino is a monument, and it has to be refurbished for as long as it stands.',
    quarter: 'Luck at the tables can move a quarter, and evens out over several.',
    multiple: 'Licensed exclusivity deserves a price that debt and lawmakers then whittle away.',
  },
  emphasis: { 'debt-load': 0.25, 'interest-cover': 0.2, 'capex-intensity': 0.1, 'net-income-swing': 0.1 },
  macro: [
    { series: 'payrolls', because: 'small gamblers stake what is left of a pay cheque' },
    { series: 'treasury_10y', because: 'resorts are financed with long bonds' },
  ],
  hazards: ['Lawmakers could tax stakes further whenever budgets run short.', 'Betting by telephone might keep players away from resorts, or prediction markets from both.'],
  next: 'whether visitors stake as much when they come',
  watch: 'If a state opened its market on fair terms, we would value the licence; if it auctioned too many, we would value none.',
};

const consumerServices: Trade = {
  covers: ['Education Services', 'Specialized Consumer Services', 'Education & Training Services', 'Personal Services', 'Services-Educational Services', 'Services-Personal Services'],
  business: 'a provider of services to private customers',
  why: {
    growth: 'A service is recommended or forgotten, so the number of customers says more about it than the bill they pay.',
    margins: 'Lessons, care and ceremonies are given by people, and only booking and billing can be automated.',
    costs: 'Finding a customer can cost as much as serving him for a season.',
    cash: 'Fees taken in advance are owed in service, and a customer who leaves wants the remainder back.',
    balance: 'Local providers are bought and joined into chains, usually with borrowed money.',
    returns: 'A chain of local services earns its return where customers do not shop around.',
    shares: 'Chains with spare cash either buy further providers or their own stock, and the count says which.',
  },
  emphasis: { 'operating-margin': 0.15, 'revenue-pace': 0.15, 'goodwill-weight': 0.1, 'share-count-shrink': 0.1 },
  macro: [
    { series: 'unemployment_rate', because: 'households without work do for themselves what they used to pay for, though some go back to school' },
    { series: 'core_cpi', because: 'wages of those who serve are a large part of the bill' },
  ],
  hazards: ['Rules on student loans, contracts or licences could change who may pay and how.', 'Software might give away the lesson or the advice.'],
  next: 'whether customers come by recommendation and stay',
  watch: 'If customers came with less advertising, we would believe in the service; if refunds multiplied, in nothing.',
};

export const leisureTrades: readonly Trade[] = [restaurants, lodging, casinos, consumerServices];
