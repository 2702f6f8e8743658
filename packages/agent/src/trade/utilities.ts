// Electricity, gas and water.
import type { Trade } from './trade.ts';

const electricUtilities: Trade = {
  covers: ['Electric Utilities', 'Multi-Utilities', 'Utilities - Regulated Electric', 'Utilities - Diversified', 'Electric Services', 'Electric & Other Services Combined'],
  business: 'a regulated utility that supplies electricity',
  why: {
    growth: 'Regulators set the return on what is built, so profit follows the poles, wires and plants that they accept.',
    margins: 'Fuel passes through to customers, which makes margins a poor guide and the allowed return a good one.',
    cash: 'Building the grid takes all the cash there is and then some; lenders and new shares supply the remainder.',
    balance: 'Lenders’ trust is the licence to build, and rating agencies watch cash against debt.',
    returns: 'The gap between allowed and earned return is what management can be held to.',
    shares: 'New shares are a normal source of money for a utility that builds, and each of them has to earn its place.',
    payout: 'The dividend is the promise and has to move with earnings, not before them.',
    yield: 'Owners compare this yield with a bond’s and ask for a little extra for storms and politicians.',
    quarter: 'Heat and frost decide a quarter, and weather-adjusted figures decide whether anything has changed.',
    multiple: 'The price depends on rates and on how many data centres ask to be connected.',
  },
  emphasis: { 'debt-load': 0.2, 'dividend-yield': 0.25, 'interest-cover': 0.2, 'capex-intensity': 0.2, dilution: 0.15 },
  macro: [
    { series: 'treasury_10y', because: 'utility shares trade as bonds whose coupon a regulator reviews' },
    { series: 'cpi', because: 'costs come at once and tariff reviews late' },
    { series: 'industrial_production', because: 'plants are large users, and their load carries part of the grid' },
  ],
  hazards: ['A regulator under voters’ pressure could refuse costs that are already spent.', 'Liability for wildfires or storms might exceed both insurance and equity.'],
  next: 'whether regulators allow the planned investment into tariffs',
  watch: 'If large users signed contracts that protect households, the building plan would be safer; if bills became an election theme, we would expect less of it to be allowed.',
};

const pipedUtilities: Trade = {
  covers: ['Gas Utilities', 'Water Utilities', 'Utilities - Regulated Gas', 'Utilities - Regulated Water', 'Natural Gas Distribution', 'Water Supply'],
  business: 'a regulated distributor of gas or water',
  why: {
    growth: 'Old mains have to be replaced, and each mile accepted by the regulator earns a return.',
    cash: 'Pipes are laid with borrowed money and paid back over a lifetime.',
    balance: 'A small distributor cannot carry the debt of a large one, and mergers follow from that.',
    payout: 'Decades of unbroken dividends are the tradition of this trade, and cover keeps it.',
    returns: 'The return is set by commission, and delay between spending and tariff eats into it.',
    shares: 'Shares are sold in small lots to keep lenders content.',
    quarter: 'Gas is sold in winter and water in summer, and the rest of the calendar is upkeep.',
    multiple: 'Few distributors of gas and water are left to buy, and scarcity belongs in the price.',
  },
  emphasis: { 'dividend-record': 0.2, 'debt-load': 0.15, 'interest-cover': 0.15, 'capex-intensity': 0.15 },
  macro: [
    { series: 'treasury_30y', because: 'mains are financed over the lifetime of a pipe' },
    { series: 'housing_starts', because: 'each new street brings connections' },
  ],
  hazards: ['Cities could forbid gas in new buildings.', 'A leak or poisoned water might end a franchise.'],
  next: 'whether tariff reviews come soon after the spending',
  watch: 'If commissions let spending into tariffs automatically, waiting would cost less and the shares could cost a bit extra.',
};

const powerProducers: Trade = {
  covers: ['Independent Power Producers & Energy Traders', 'Renewable Electricity', 'Utilities - Independent Power Producers', 'Utilities - Renewable', 'Cogeneration Services & Small Power Producers'],
  business: 'a producer of electricity for the open market',
  why: {
    growth: 'Power is sold at the hour’s price or under contract, and only the contract can be counted on.',
    margins: 'The plant that is switched on last sets the price for all, so cheap plants earn what dear ones cost.',
    cash: 'Hedges demand collateral in the very weeks in which power is dear.',
    balance: 'Debt is what has ruined generators on the open market, because power can stay cheap for years.',
    returns: 'Plants bought cheaply in bad times make the return; plants built at full cost rarely do.',
    shares: 'Cash from a tight market tends to go into retiring stock and buying plants.',
    quarter: 'A heat wave or a winter storm can earn or lose a season’s money.',
    expectation: 'The price is a forecast of scarcity, made by people who have seen gluts.',
  },
  emphasis: { 'debt-load': 0.2, 'net-income-swing': 0.25, 'share-count-shrink': 0.1, 'cash-swing': 0.15 },
  macro: [
    { series: 'oil_price', because: 'gas, which sets the power price at many hours, has loose ties with it' },
    { series: 'real_gdp', because: 'load follows activity, and computing has been added to it' },
  ],
  hazards: ['Market rules could cap prices after a bad winter.', 'Subsidised plants might be built until scarcity is gone.'],
  next: 'whether large users sign long contracts at good prices',
  watch: 'If computing companies signed for decades, part of the risk would be gone and the shares would deserve another yardstick.',
};

export const utilityTrades: readonly Trade[] = [electricUtilities, pipedUtilities, powerProducers];
