// Landlords to those who work, ship, meet and compute.
import type { Trade } from './trade.ts';

const shopReits: Trade = {
  covers: ['Retail REITs', 'REIT - Retail', 'Diversified REITs', 'REIT - Diversified'],
  business: 'a commercial landlord',
  why: {
    growth: 'A tenant who sells well can pay a dearer rent; the rest is buying buildings with borrowed money.',
    margins: 'Where the tenant pays tax and repairs, hardly anything stands between rent and income.',
    cash: 'A new anchor tenant costs a refit before it pays a rent.',
    balance: 'Long leases support long debts, provided that they end in the right order.',
    payout: 'Income from shop leases goes out nearly as it comes in.',
    shares: 'Those who buy buildings with new stock need a share price that makes it worthwhile.',
    yield: 'A shop landlord’s yield is asked to beat that of bonds by enough to pay for empty units.',
    multiple: 'A good address and a poor address are priced as if they were different trades.',
  },
  emphasis: { 'dividend-yield': 0.25, 'debt-load': 0.2, dilution: 0.15, 'interest-cover': 0.15, 'payout-over-cash': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'tenants pay rent from their tills' },
    { series: 'treasury_10y', because: 'the margin between a lease and a loan is made at the long end' },
  ],
  hazards: ['A chain of tenants could go bankrupt and hand back its keys.', 'Purchases might have to stop if capital cost as much as a building yields.'],
  next: 'whether empty shops are let at rents like those before',
  watch: 'If retailers competed for space, we would look for rents to follow; a wave of closures would need to be let before we looked again.',
};

const warehouseReits: Trade = {
  covers: ['Industrial REITs', 'REIT - Industrial'],
  business: 'a landlord of warehouses',
  why: {
    growth: 'Warehouses are let to those who ship and store, and they take space when they fear empty shelves and hand it back when they fear full ones.',
    margins: 'A shed needs little care, so nearly all that is won on rent is kept.',
    cash: 'New sheds are cheap to build by the foot, but the land beside a port or a city is not.',
    balance: 'Cheap loans agreed in good time are worth as much as a well-placed shed.',
    payout: 'Old leases signed at cheaper rents lift income as they end, and the dividend with it.',
    shares: 'Portfolios of sheds are bought with shares, so rent a share is the figure to follow.',
    multiple: 'The price allows for leases being brought to market rents; if market rents sag, it has been paid for nothing.',
  },
  emphasis: { 'revenue-pace': 0.15, 'debt-load': 0.15, 'dividend-yield': 0.1, dilution: 0.1 },
  macro: [
    { series: 'retail_sales', because: 'parcels have to wait somewhere near the customer' },
    { series: 'treasury_10y', because: 'sheds with long leases are priced like bonds with a roof' },
  ],
  hazards: ['Tariffs could send cargo past the ports where sheds are dear.', 'Sheds begun in a boom might open in a lull.'],
  next: 'whether sheds are let as old leases end',
  watch: 'If building stopped while tenants kept signing, we would expect rents to mend; if tenants sublet, we would expect them to sag.',
};

const officeReits: Trade = {
  covers: ['Office REITs', 'REIT - Office'],
  business: 'a landlord of offices and laboratories',
  why: {
    growth: 'Desks are let to employers, and employers keep changing their minds about how many they need.',
    margins: 'Lifts, light and guards cost almost the same for an empty floor.',
    cash: 'A tenant who signs asks for a refit and free months, so rent on paper comes well before rent in cash.',
    balance: 'Mortgages made when towers were dear come due when they may not be.',
    payout: 'Between refits and interest, the dividend takes what is left.',
    'asset-value': 'Appraisals follow sales with a delay, and the share price does not wait for them.',
    yield: 'A generous office yield says that buyers doubt the rent, the debt or both.',
  },
  emphasis: { 'debt-load': 0.25, 'interest-cover': 0.2, 'payout-over-cash': 0.15 },
  macro: [
    { series: 'payrolls', because: 'employers who hire need desks, at least for some of the week' },
    { series: 'treasury_10y', because: 'towers are refinanced at a margin on it' },
  ],
  hazards: ['Tenants could decide that they need less space for good.', 'Lenders might refuse to renew loans on older buildings.'],
  next: 'whether expiring office leases are renewed without larger concessions',
  watch: 'If tenants took longer leases, we would trust the rents; if they advertised floors to sublet, we would watch those boards and not the accounts.',
};

const hotelReits: Trade = {
  covers: ['Hotel & Resort REITs', 'REIT - Hotel & Motel'],
  business: 'an owner of hotels that others run',
  why: {
    growth: 'A hotel is let anew each night, so its owner feels the economy before any other landlord.',
    margins: 'The operator is paid from revenue and the owner from what remains, so wages hit the owner.',
    cash: 'Carpets, bathrooms and lobbies have to be renewed to the brand’s taste and at the owner’s expense.',
    balance: 'Hotels stand empty in a crisis, so an owner’s debt should be small enough for that.',
    payout: 'Hotel dividends come and go with guests.',
    'asset-value': 'Shares in hotels often trade away from what whole hotels fetch, and owners then sell bricks to buy stock.',
    quarter: 'Conferences in spring and autumn and holidays in between make the calendar of a hotel.',
  },
  emphasis: { 'operating-margin': 0.15, 'debt-load': 0.1, 'price-to-book': 0.1, 'quarter-pace': 0.1 },
  macro: [
    { series: 'real_gdp', because: 'meetings and trips are approved when business is good' },
    { series: 'core_cpi', because: 'staff wages are its kin and the owner’s main cost' },
  ],
  hazards: ['Foreign visitors could stay away for reasons of politics.', 'Pay settlements for hotel staff might outrun room rates.'],
  next: 'whether rooms are sold at rates that cover wages and refits',
  watch: 'If companies booked conferences further ahead, we would think the season safe; a calendar with gaps would speak for itself.',
};

const digitalReits: Trade = {
  covers: ['Data Center REITs', 'Telecom Tower REITs'],
  business: 'a landlord of digital infrastructure',
  why: {
    growth: 'The tenants are few and large, and their own plans for networks and computing decide what is let.',
    margins: 'Another tenant on the same mast or in the same hall costs the landlord next to nothing.',
    cash: 'Land, power and permits have to be paid for before a tenant signs.',
    balance: 'Long contracts persuade lenders, though the contract of a tenant who merges is shorter than it looks.',
    returns: 'A site with power or a permit is the scarce thing; what stands on it is not.',
    payout: 'Contracts with built-in steps pay for a dividend, and building competes for the same cash.',
    shares: 'New sites are paid for with new shares when the market is friendly.',
    multiple: 'Scarcity has a price here that ordinary landlords do not obtain.',
    expectation: 'The price needs tenants who never learn to do with less.',
  },
  emphasis: { 'capex-intensity': 0.2, 'debt-load': 0.2, 'dividend-yield': 0.15, dilution: 0.1, 'revenue-pace': 0.1 },
  macro: [
    { series: 'treasury_10y', because: 'contracts with fixed steps are worth what long rates leave of them' },
    { series: 'cpi', because: 'steps in old contracts were agreed without knowing it' },
  ],
  hazards: ['A few tenants could merge or build for themselves.', 'Electricity for new sites might not be available at any price.'],
  next: 'whether large tenants lease as much as they announce',
  watch: 'If tenants signed before the ground was broken, we would count it; space built on hope we would count against the shares.',
};

export const businessPropertyTrades: readonly Trade[] = [shopReits, warehouseReits, officeReits, hotelReits, digitalReits];
