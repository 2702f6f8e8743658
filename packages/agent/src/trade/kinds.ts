// What the kind of business alone says, and what can be said of any business at all.
import type { Trade } from './trade.ts';

export const anyBank: Trade = {
  covers: [],
  business: 'a bank',
  why: {
    growth: 'A bank can lend as much as it likes; the bill for it comes as bad loans.',
    bank: 'The return on equity and the thickness of that equity are nearly all that can be said about a bank.',
    balance: 'In a bank the equity is the cushion under everything else.',
    'asset-value': 'Book value is the anchor of a bank’s price.',
  },
  emphasis: { 'bank-return': 0.3, 'bank-provisions': 0.25, 'price-to-book': 0.2 },
  macro: [{ series: 'yield_curve', because: 'it is the gap between what deposits cost and what loans bring' }, { series: 'unemployment_rate', because: 'people who lose work fall behind on loans' }],
  hazards: ['Deposits could turn out to be less loyal than assumed.', 'Property loans might need larger provisions.'],
  next: 'whether credit losses stay where they are',
  watch: 'If credit losses stayed where they are through a recession, we would admire the lending.',
};

export const anyInsurer: Trade = {
  covers: [],
  business: 'an insurer',
  why: {
    growth: 'Cover sold too cheaply looks like success until the claims come.',
    balance: 'What is owed to policyholders is an estimate with the equity behind it.',
    'asset-value': 'An insurer’s book value is where its past errors are paid.',
  },
  emphasis: { 'price-to-book': 0.2, 'return-on-equity': 0.1 },
  macro: [{ series: 'treasury_10y', because: 'premiums are invested near this rate until claims come' }, { series: 'cpi', because: 'claims are settled at prices that premiums did not know' }],
  hazards: ['A disaster could cost what was never set aside for it.', 'Claims inflation might outrun premiums.'],
  next: 'whether premiums suffice for the claims to come',
  watch: 'If past reserves proved too cautious, we would trust the present ones.',
};

export const anyReit: Trade = {
  covers: [],
  business: 'a real-estate investment trust',
  why: {
    growth: 'A trust adds to its rents by signing better leases or by buying further buildings, and only leases come without new capital.',
    balance: 'Loans on buildings have to be renewed long before the buildings do.',
    payout: 'The law makes a trust pay out what it earns.',
    cash: 'Depreciation weighs on a trust’s profit whether or not the buildings lose worth, so cash is the fairer figure.',
  },
  emphasis: { 'debt-load': 0.2, 'interest-cover': 0.2, 'dividend-yield': 0.2 },
  macro: [{ series: 'treasury_10y', because: 'a trust borrows near it and is compared with it' }, { series: 'fed_funds_rate', because: 'credit lines for purchases are priced from it' }],
  hazards: ['Loans could only be renewed on terms that eat the rent.', 'Tenants might leave as leases end.'],
  next: 'whether leases and loans are both renewed on fair terms',
  watch: 'If rents were signed ahead of inflation, debt would worry us less.',
};

export const anyFund: Trade = {
  covers: [],
  business: 'a fund or index, which owns the shares of others and publishes no statements of its own',
  why: { trend: 'A basket has no earnings call; its price is the news.' },
  emphasis: {},
  macro: [{ series: 'treasury_10y', because: 'every share in a basket is priced against it' }, { series: 'unemployment_rate', because: 'a basket of companies is a bet on the economy' }],
  hazards: ['What the basket owns could move together in a crisis, whatever the number of names in it.'],
  next: 'whether the economy carries its members',
  watch: 'If a few members came to carry the whole basket, we would call it concentrated and treat it so.',
};

export const anyCompany: Trade = {
  covers: [],
  business: 'a listed company',
  why: { cash: 'Profit depends on estimates and cash does not, so the distance between them is worth watching.' },
  emphasis: {},
  macro: [{ series: 'treasury_10y', because: 'every share is priced against it' }, { series: 'payrolls', because: 'few businesses escape a recession' }],
  hazards: ['A weaker economy could reach its customers in time.'],
  next: 'whether the latest trend lasts',
  watch: 'If the latest trend lasted, we would follow it; if it broke, we would ask why.',
};
