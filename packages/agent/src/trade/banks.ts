// Those who lend, and those who deal.
import type { Trade } from './trade.ts';

const largeBanks: Trade = {
  covers: ['Diversified Banks', 'Banks - Diversified', 'Banks—Diversified', 'National Commercial Banks'],
  business: 'a diversified bank',
  why: {
    growth: 'Lending, cards, trading and wealth seldom have a bad season together, which speaks for a large bank and can hide what ails it.',
    bank: 'What the bank earns on its equity, and how much equity it has to hold for that, is the heart of the matter.',
    costs: 'Technology and compliance have become as large a bill as branches, and scale is meant to pay it.',
    balance: 'Deposits fund a large bank, and what they cost is what sets it apart from others.',
    returns: 'A return on equity only counts against the return that owners ask of a leveraged business.',
    payout: 'Supervisors’ stress tests set how much may be handed out.',
    shares: 'At a modest price a bank’s own shares are the loan with the surest return.',
    quarter: 'Trading can rescue a poor lending quarter or spoil a fair one.',
    'asset-value': 'The price against book value says whether buyers think the loans are good and the returns will last.',
    multiple: 'Bank earnings are capitalised cautiously, because provisions have the last word.',
  },
  emphasis: { 'bank-return': 0.3, 'bank-provisions': 0.25, 'bank-capital': 0.2, 'bank-efficiency': 0.15, 'price-to-book': 0.2, 'bank-mix': 0.1 },
  macro: [
    { series: 'yield_curve', because: 'banks borrow at the short end and lend at the long one' },
    { series: 'unemployment_rate', because: 'cardholders and borrowers who lose work stop paying' },
    { series: 'fed_funds_rate', because: 'it sets what deposits cost and what floating loans bring' },
  ],
  hazards: ['Rules on capital could be tightened or loosened with each administration.', 'Lenders outside the banking system might default on the credit that banks have given them.'],
  next: 'whether loan losses stay in hand while deposits stay cheap',
  watch: 'If credit losses stayed small through a weak economy, we would think better of the lending; if deposits left for better rates, worse.',
};

const regionalBanks: Trade = {
  covers: ['Regional Banks', 'Thrifts & Mortgage Finance', 'Commercial & Residential Mortgage Finance', 'Banks - Regional', 'Banks—Regional', 'Mortgage Finance', 'State Commercial Banks', 'Savings Institution, Federally Chartered', 'Savings Institutions, Not Federally Chartered', 'Mortgage Bankers & Loan Correspondents'],
  business: 'a regional lender',
  why: {
    growth: 'A local lender does well with its towns, or by taking risks that others have refused.',
    bank: 'Deposits from local firms and families are the franchise; loans are only what is done with them.',
    costs: 'Branches cost the same in a thin year, so costs against income is read before anything else.',
    balance: 'Bonds and mortgages made at old rates can be worth a good deal short of cost, and depositors have learnt to ask.',
    returns: 'A small bank cannot spread the cost of rules, so its return has to come from knowing its borrowers.',
    payout: 'Dividends come from the local loan book, and commercial property is often a large part of it.',
    shares: 'Neighbouring banks merge by exchange of stock, and the count shows on whose terms.',
    'asset-value': 'Tangible book is the price at which a neighbour would begin to talk.',
    quarter: 'Spread, deposits and bad loans: a banker’s quarter holds few other things.',
    multiple: 'A discount to larger banks is usual and fades when mergers are allowed.',
  },
  emphasis: { 'bank-provisions': 0.25, 'bank-leverage': 0.2, 'bank-efficiency': 0.2, 'price-to-book': 0.25, 'bank-mix': 0.15 },
  macro: [
    { series: 'yield_curve', because: 'the spread between deposits and loans is drawn along it' },
    { series: 'treasury_10y', because: 'it reprices the bonds that the lender already owns' },
    { series: 'unemployment_rate', because: 'local loans go bad when local employers let people go' },
  ],
  hazards: ['Loans on offices and flats could come due when nobody refinances them.', 'Depositors with large balances might leave by telephone in an afternoon.'],
  next: 'whether deposits stay without being paid to stay',
  watch: 'If property loans were refinanced elsewhere without a loss, we would be at ease; a sudden need for wholesale money would have the contrary effect.',
};

const investmentBanks: Trade = {
  covers: ['Investment Banking & Brokerage', 'Diversified Capital Markets', 'Capital Markets', 'Security Brokers, Dealers & Flotation Companies', 'Security & Commodity Brokers, Dealers, Exchanges & Services'],
  business: 'a securities firm',
  why: {
    growth: 'Trading, deals and clients’ cash decide the year, and none of them can be forecast from the last.',
    bank: 'Equity is what limits the size of a dealer, so what it earns on that equity decides its worth.',
    costs: 'Bankers’ pay moves with revenue; what does not move with it decides the profit.',
    balance: 'Leverage is the business, so the thickness of the equity is the margin of safety.',
    shares: 'Regulators decide how much capital may be handed back.',
    payout: 'A dividend from a dealer has to be small enough to survive an empty calendar of deals.',
    returns: 'Fees from wealth and asset management are wanted because they need little capital and do not vanish overnight.',
    quarter: 'Markets that move bring commissions and spreads, and quiet ones bring neither.',
    'asset-value': 'Positions are carried at market prices here, so a price beyond book value is paid for the people.',
    multiple: 'Buyers refuse to capitalise a good year in full, and they are seldom foolish to do so.',
  },
  emphasis: { 'bank-return': 0.3, 'bank-capital': 0.2, 'bank-pay': 0.2, 'bank-efficiency': 0.1, 'price-to-book': 0.25, 'bank-mix': 0.15, 'book-value-growth': 0.2 },
  macro: [
    { series: 'yield_curve', because: 'underwriters and dealers like a curve that slopes upwards' },
    { series: 'fed_funds_rate', because: 'it prices the funding of a trading book and the cash that clients leave idle' },
    { series: 'real_gdp', because: 'boards make acquisitions when they trust the economy' },
  ],
  hazards: ['A crowded trade or a failing counterparty could cost a year’s profit in days.', 'Deal-making might stop for as long as boards are afraid.'],
  next: 'whether deals and fees fill the gap when trading is quiet',
  watch: 'If announced deals closed and markets stayed orderly, we would be more generous; a loss nobody had thought possible would show us how risk is really run.',
};

const consumerFinance: Trade = {
  covers: ['Consumer Finance', 'Credit Services', 'Personal Credit Institutions', 'Short-Term Business Credit Institutions', 'Specialized Finance', 'Financial - Mortgage'],
  business: 'a lender to consumers',
  why: {
    growth: 'Anyone can lend quickly; who was lent to is learnt when the loans season.',
    bank: 'The yield on cards and loans has to cover bad debts, rewards and funding, and whatever is left belongs to owners.',
    margins: 'A wide spread invites weak borrowers, so spread and losses have to be read together.',
    costs: 'Rewards and marketing buy customers, and the thrifty among them cost money.',
    cash: 'Cash flow says little about a lender, because lending is itself an outflow.',
    balance: 'Funding that can be called in a panic is the old weakness of lenders without deposits.',
    shares: 'Capital that losses do not claim is used to retire stock, so a benign season shows in the count.',
    quarter: 'Tax refunds cure late payers in spring, and Christmas makes others.',
    'asset-value': 'What stands in the books depends on a reserve that management estimates.',
    multiple: 'A small multiple supposes that losses will come; a generous multiple that these customers are different.',
  },
  emphasis: { 'bank-provisions': 0.3, 'share-count-shrink': 0.15, 'bank-return': 0.2, 'price-to-book': 0.1 },
  macro: [
    { series: 'unemployment_rate', because: 'a borrower without a job is the loss itself' },
    { series: 'fed_funds_rate', because: 'funding costs follow it, and many card rates do as well' },
    { series: 'retail_sales', because: 'what is charged to cards begins here' },
  ],
  hazards: ['Lawmakers could cap card interest or late fees.', 'Instalment offers at the till might take the good borrowers and leave the others.'],
  next: 'whether late payments settle as the newer loans age',
  watch: 'If loans made in easier times seasoned well, we would trust the scoring; if late payers multiplied while jobs were plentiful, we would not.',
};

const mortgageReits: Trade = {
  covers: ['Mortgage REITs', 'REIT - Mortgage'],
  business: 'a trust that owns mortgages and finances them with short loans',
  why: {
    growth: 'A mortgage trust becomes larger by issuing shares, which helps owners only at a price beyond book.',
    balance: 'Short loans against long mortgages have to be renewed week after week, and lenders can ask for further collateral.',
    payout: 'The payout is the product, and it is cut when the spread no longer earns it.',
    yield: 'A very generous yield on mortgages held with borrowed money is a warning about the next payout.',
    shares: 'Shares are issued when the market allows, so book value a share is the fair record.',
    'asset-value': 'Book value is marked to market and is nearly the whole of the matter.',
  },
  emphasis: { 'price-to-book': 0.3, 'dividend-yield': 0.2, dilution: 0.25, 'debt-load': 0.15 },
  macro: [
    { series: 'yield_curve', because: 'such a trust lives in the space between short funding and long mortgages' },
    { series: 'treasury_30y', because: 'the mortgages that are owned gain or lose worth with it' },
  ],
  hazards: ['A scare in funding markets could force sales at poor prices.', 'Borrowers might repay early when rates give them reason.'],
  next: 'whether the spread covers the payout without eating into book value',
  watch: 'If book value held through a swing in rates, the hedges would have proven themselves.',
};

export const bankTrades: readonly Trade[] = [largeBanks, regionalBanks, investmentBanks, consumerFinance, mortgageReits];
