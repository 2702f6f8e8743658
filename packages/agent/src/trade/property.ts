// Landlords to households, to the old and to odd uses; and those who trade buildings.
import type { Trade } from './trade.ts';

const homeReits: Trade = {
  covers: ['Multi-Family Residential REITs', 'Single-Family Residential REITs', 'REIT - Residential'],
  business: 'a residential landlord',
  why: {
    growth: 'Leases run for a year, so rents follow local wages and the number of new flats near by.',
    margins: 'Taxes, insurance and repairs come before the landlord, and they do not ask what rents do.',
    cash: 'Depreciation on a well-kept house is an accountant’s cost, so cash is the better witness.',
    balance: 'Flats can be mortgaged cheaply, and a landlord who did so in good time has an edge for years.',
    payout: 'Rent is passed on to owners nearly whole, so new buildings are paid for by selling others.',
    shares: 'New shares make sense when the market values flats on paper at a premium to brick, and not otherwise.',
    quarter: 'Tenants move in spring and summer, and that is when rents are made.',
    multiple: 'The price can be compared with what whole buildings fetch, which keeps both honest.',
  },
  emphasis: { 'debt-load': 0.15, 'interest-cover': 0.15, 'dividend-yield': 0.2, 'payout-over-cash': 0.15 },
  macro: [
    { series: 'housing_starts', because: 'flats begun now are competitors when they open' },
    { series: 'treasury_10y', because: 'buildings with tenants are priced by comparison with it' },
    { series: 'payrolls', because: 'young people rent on their own once they have work' },
  ],
  hazards: ['Cities could cap rents, or lawmakers forbid large owners of houses to buy.', 'New flats might open in the same streets in the same season.'],
  next: 'whether new leases are signed at better rents than the old',
  watch: 'If cranes left the horizon, rents would follow within a couple of seasons; if tenants shared flats to save, that would come sooner and hurt.',
};

const specialReits: Trade = {
  covers: ['Other Specialized REITs', 'Timber REITs', 'REIT - Specialty'],
  business: 'a landlord of specialised property',
  why: {
    growth: 'Forests, casinos, archives and billboards have hardly anything in common except that few others can use or copy them.',
    margins: 'A special building has a special tenant, and neither can easily leave the other.',
    cash: 'What a tenant under long lease pays is nearly all cash, while land that is worked pays by the season.',
    balance: 'Lenders like a lease of decades and dislike a building that suits nobody else.',
    payout: 'The law asks for income to be handed on, and specialised landlords have little else to do with it.',
    shares: 'Purchases of further property are paid for in stock, and have to earn their keep a share.',
    yield: 'The yield holds a premium for the difficulty of finding another tenant.',
  },
  emphasis: { 'dividend-yield': 0.2, 'debt-load': 0.15, dilution: 0.1, 'payout-over-cash': 0.15 },
  macro: [
    { series: 'treasury_30y', because: 'leases of decades are set against it' },
    { series: 'housing_starts', because: 'timber is cut for it, and other sites are bought for it' },
  ],
  hazards: ['A main tenant could fail and leave a building that nobody else needs.', 'Taste or technology might pass by the use for which the property was made.'],
  next: 'whether tenants earn their rent with ease',
  watch: 'If tenants’ own accounts showed ample cover of rent, we would sleep better; if they asked to renegotiate, worse.',
};

const careReits: Trade = {
  covers: ['Health Care REITs', 'REIT - Healthcare Facilities'],
  business: 'a landlord of homes for the old and buildings for medicine',
  why: {
    growth: 'Age fills homes for the old, as long as not too many of them open in the same town.',
    margins: 'Homes run at the landlord’s risk carry wages and empty rooms, while those let to an operator carry only the operator’s solvency.',
    cash: 'Rent from medical tenants is dull and good; rooms for residents are neither.',
    balance: 'Landlords of care have bought buildings with debt and stock in turn, depending on which was dear.',
    payout: 'Income from care has to be handed on, and the operator’s troubles come with it.',
    shares: 'Purchases are paid with new stock, so what is earned a share has to keep pace with their number.',
    quarter: 'Flu in winter and removals in summer decide when rooms empty and fill.',
    multiple: 'An ageing population is in the price; the supply of beds may not be.',
  },
  emphasis: { dilution: 0.2, 'dividend-yield': 0.15, 'debt-load': 0.15, 'revenue-pace': 0.1 },
  macro: [
    { series: 'core_cpi', because: 'carers’ wages and residents’ fees both go with it' },
    { series: 'treasury_10y', because: 'further homes are bought only where they yield a margin on it' },
  ],
  hazards: ['An operator in trouble could ask for its rent to be cut.', 'Public payers might leave part of a bed’s cost unpaid.'],
  next: 'whether rooms fill at fees that cover the staff',
  watch: 'If building stayed too dear for newcomers, age would do the rest; if operators missed rent, we would look at every lease.',
};

const storageReits: Trade = {
  covers: ['Self-Storage REITs', 'REIT - Industrial Storage'],
  business: 'a landlord of storage rooms',
  why: {
    growth: 'People store when they move, marry, part or inherit, and forget to stop.',
    margins: 'A storage room has no kitchen and no caretaker, so taxes and search advertising are what it costs.',
    cash: 'Upkeep is a coat of paint, and rent comes by card.',
    balance: 'Rooms that can be repriced each month bear debt well while customers are plentiful.',
    payout: 'Forgotten furniture pays rent in any economy, and owners expect to see it.',
    quarter: 'Summer removals fill the rooms, and the price list is rewritten before they come.',
    multiple: 'Buyers of the shares pay for customers who do not read price letters.',
  },
  emphasis: { 'operating-margin': 0.15, 'dividend-yield': 0.15, 'revenue-pace': 0.15, 'payout-over-cash': 0.1 },
  macro: [
    { series: 'treasury_30y', because: 'it freezes or thaws the housing market, and removals with it' },
    { series: 'housing_starts', because: 'removals follow new houses, and so do rooms for what does not fit' },
  ],
  hazards: ['Cities could limit what tenants may be charged after they have moved in.', 'New lockers might open wherever rents look good.'],
  next: 'whether new customers pay what existing customers do',
  watch: 'If offers to newcomers became smaller, we would expect rents to follow; if vacancies were filled by price alone, we would expect the reverse.',
};

const propertyServices: Trade = {
  covers: ['Real Estate Services', 'Diversified Real Estate Activities', 'Real Estate Operating Companies', 'Real Estate Development', 'Real Estate - Development', 'Real Estate - Diversified', 'Real Estate Agents & Managers (For Others)', 'Land Subdividers & Developers (No Cemeteries)'],
  business: 'a real-estate services company',
  why: {
    growth: 'Commissions are paid when buildings change hands, and owners who do not like the price do not sell.',
    margins: 'Brokers are paid by result, so costs give way with revenue, but only part of the way.',
    costs: 'Managing buildings for others is dull work at thin pay, and it pays the broker’s own rent between sales.',
    cash: 'Bonuses go out in spring and commissions come in towards Christmas.',
    balance: 'A broker should have little debt, because sales can stop from a month to the next.',
    returns: 'Outsourcing contracts need people, not capital, and lift returns where they last.',
    quarter: 'Sales of buildings crowd into the closing weeks of the calendar.',
    multiple: 'The shares anticipate a revival of deals long before brokers book it.',
  },
  emphasis: { 'operating-leverage': 0.15, 'debt-load': 0.1, 'busy-quarter': 0.1, 'cash-swing': 0.15 },
  macro: [
    { series: 'treasury_10y', because: 'buyers and sellers of buildings agree when it has calmed' },
    { series: 'fed_funds_rate', because: 'developers and buyers start from short-term loans' },
  ],
  hazards: ['Owners could wait out another season instead of selling.', 'Listing data might be gathered by machine without paying for it.'],
  next: 'whether owners sell and tenants sign again',
  watch: 'If lenders competed for buildings again, deals would follow and we would not wait for the commissions.',
};

export const propertyTrades: readonly Trade[] = [homeReits, careReits, storageReits, specialReits, propertyServices];
