// What is eaten, drunk, smoked and washed with in any economy.
import type { Trade } from './trade.ts';

const household: Trade = {
  covers: ['Personal Care Products', 'Household Products', 'Household & Personal Products', 'Soap, Detergents, Cleaning Preparations, Perfumes, Cosmetics', 'Perfumes, Cosmetics & Other Toilet Preparations', 'Converted Paper & Paperboard Prods (No Containers/Boxes)'],
  business: 'a maker of everyday consumer brands',
  why: {
    growth: 'Nobody washes oftener because the brand is a good one, so progress is price and mix, and shoppers decide how long that lasts.',
    margins: 'Pulp, resin and freight decide the cost; brands decide how much of it can be passed on.',
    costs: 'Advertising is rent for a place in the shopper’s mind, and it has to be paid every month.',
    cash: 'Even sales should give even cash, and a gap between them would be a warning.',
    payout: 'The shares are owned for the dividend, so cover comes before everything else.',
    returns: 'Brands do not wear out, which lets old capital earn new money.',
    balance: 'Names bought from others stand in the accounts as goodwill, and write-offs are how regret is booked.',
    shares: 'Brand owners buy in stock at an unhurried pace, and it seldom matters except over decades.',
    quarter: 'Supermarkets stock ahead of a price list and pause after it, so a quarter may only show their timing.',
    multiple: 'Owners pay for calm, and the multiple is the price of it.',
  },
  emphasis: { 'payout-ratio': 0.25, 'gross-margin': 0.15, 'cash-conversion': 0.1, 'dividend-yield': 0.2, 'dividend-record': 0.1 },
  macro: [
    { series: 'core_cpi', because: 'once prices settle, anything further has to be earned with the product' },
    { series: 'treasury_10y', because: 'income investors would compare the dividend with it' },
    { series: 'dollar_index', because: 'brands are sold in every currency and reported in dollars' },
  ],
  hazards: ['Shoppers could trade down to store brands once price gaps are wide enough.', 'Small labels born on social media might take the younger customers.'],
  next: 'whether volume, and not only price, adds to sales',
  watch: 'If volume came back without promotions, we would pay the premium gladly; if store brands took shelf space, we would not.',
};

const packagedFoods: Trade = {
  covers: ['Packaged Foods & Meats', 'Packaged Foods', 'Confectioners', 'Food and Kindred Products', 'Meat Packing Plants', 'Sugar & Confectionery Products', 'Grain Mill Products', 'Canned, Frozen & Preserved Fruit, Veg & Food Specialties'],
  business: 'a maker of packaged food',
  why: {
    growth: 'Stomachs do not multiply, so a food maker sells more only by taking a place on the plate from another.',
    margins: 'Cocoa, wheat or cattle can leap in a season, while the price on the packet is negotiated once.',
    costs: 'Saving on the recipe or on advertising shows in profit at once and in the brand years later.',
    cash: 'Food sells in every month, so cash flow owes its swings to crops held in stock.',
    balance: 'Grocery brands change hands on credit and leave goodwill, and taste may have moved on before the credit is repaid.',
    returns: 'A factory for biscuits lasts a long time; what wears out is the wish for the biscuit.',
    payout: 'Food shares are held for income, so cash has to cover the dividend in the lean crop years too.',
    yield: 'A fat yield on a food share is the market’s doubt about the brands in the cupboard.',
    quarter: 'Easter and Thanksgiving move between reports, and retailers’ stock moves with them.',
    multiple: 'Buyers used to pay for safety here and have begun to ask whether people will go on eating the same things.',
  },
  emphasis: { 'gross-margin': 0.2, 'debt-load': 0.15, 'dividend-yield': 0.2, 'goodwill-weight': 0.2, 'payout-ratio': 0.15 },
  macro: [
    { series: 'cpi', because: 'shoppers check the food in it every week' },
    { series: 'treasury_10y', because: 'a dividend from the pantry is weighed against a coupon' },
  ],
  hazards: ['Weight-loss medicines and rules on additives could change what goes into the trolley.', 'Retailers might give better shelves to their own label.'],
  next: 'whether shoppers buy as many packets after the price has changed',
  watch: 'If packets sold at full price in spite of a cheaper copy beside them, the brands would be worth what is paid; if coupons became the rule, they would not.',
};

const cropProcessing: Trade = {
  covers: ['Agricultural Products & Services', 'Farm Products', 'Agricultural Production-Crops', 'Fats & Oils'],
  business: 'a trader and processor of crops',
  why: {
    growth: 'Sales follow crop prices and mean little; tonnes moved and crushed are the business.',
    margins: 'The margin is the gap between a bean and what is pressed from it, set anew by each harvest.',
    cash: 'Dear crops tie cash in silos and cheap ones set it free, whatever the profit.',
    balance: 'Grain in store is nearly money, so debt against it is of a milder kind.',
    returns: 'Silos and ports are scarce where the harvest is, and returns depend on being there.',
    quarter: 'Harvests decide which quarter is full.',
    payout: 'A payout from crops has to be sized for an ordinary harvest.',
  },
  emphasis: { 'cash-swing': 0.2, 'inventory-versus-sales': 0.15, 'operating-margin': 0.15 },
  macro: [
    { series: 'oil_price', because: 'fuel made from crops is priced against it' },
    { series: 'dollar_index', because: 'importers of grain compare American prices with those of Brazil in dollars' },
  ],
  hazards: ['A trade quarrel could send buyers to other countries’ harvests.', 'Changes to fuel mandates might take away the margin on crushing.'],
  next: 'whether crushing pays at harvest prices',
  watch: 'If fuel rules were settled for years, plants could be valued with some confidence; if exports stopped, we would look at the silos before the profit.',
};

const beverages: Trade = {
  covers: ['Soft Drinks & Non-alcoholic Beverages', 'Brewers', 'Distillers & Vintners', 'Beverages - Non-Alcoholic', 'Beverages - Brewers', 'Beverages - Wineries & Distilleries', 'Beverages', 'Bottled & Canned Soft Drinks & Carbonated Waters', 'Malt Beverages'],
  business: 'a maker of drinks',
  why: {
    growth: 'A drink is sold by being at hand and cold, so reach matters as much as thirst.',
    margins: 'Those who sell syrup or a label keep far more of a dollar than those who fill and haul bottles.',
    costs: 'Aluminium, sugar and glass are bought on world markets, and advertising is bought to make drinkers forget the price.',
    cash: 'Soft drinks are gone in weeks and spirits lie in cask for years, so stock has to be read by what is in it.',
    balance: 'Brands have changed hands at prices that only cheap debt could carry.',
    payout: 'Drink makers have long been owned for a dividend that habit pays.',
    returns: 'Bottling eats capital and branding does not, and the return depends on who does the bottling.',
    quarter: 'Heat sells, and a wet summer explains a poor quarter without excusing it.',
    multiple: 'The price is for habit; the doubt is whether the young share it.',
  },
  emphasis: { 'gross-margin': 0.15, 'payout-ratio': 0.2, 'dividend-yield': 0.15, 'returns-on-capital': 0.1, 'cash-conversion': 0.1 },
  macro: [
    { series: 'dollar_index', because: 'drinks are sold in nearly every currency there is' },
    { series: 'cpi', because: 'a thirsty customer has tap water as the alternative' },
    { series: 'unemployment_rate', because: 'rounds in bars are paid from wages' },
  ],
  hazards: ['Taxes on sugar or alcohol could follow wherever a treasury is short.', 'Younger adults might drink less of what their parents drank.'],
  next: 'whether people drink as much at the new prices',
  watch: 'If bars and shops asked for the brand by name again, we would pay for it; if promotions did the asking, we would not.',
};

const tobacco: Trade = {
  covers: ['Tobacco', 'Cigarettes', 'Tobacco Products'],
  business: 'a maker of tobacco and nicotine products',
  why: {
    growth: 'Fewer people smoke each year and those who do pay more, and that bargain has to hold for the business to hold.',
    margins: 'Tax is the bulk of the shelf price, so a maker’s own price can move without the smoker noticing much.',
    cash: 'Hardly any new plant is needed, and what is earned is there to be paid out or to be spent on products without smoke.',
    balance: 'Debt is bearable while smokers are faithful, and courts are the other creditor.',
    payout: 'The dividend is the whole reason for owning the shares.',
    yield: 'The yield is compensation for holding what many funds may not.',
    shares: 'Stock bought at a small multiple is the trade’s own way of outliving its customers.',
    multiple: 'A small price for large earnings says that buyers expect the end to come, only not when.',
    quarter: 'Wholesalers stock ahead of a tax, and the quarter after it pays for that.',
  },
  emphasis: { 'dividend-yield': 0.3, 'payout-ratio': 0.25, 'debt-load': 0.1, 'negative-equity': 0.15 },
  macro: [
    { series: 'unemployment_rate', because: 'smokers on a small budget turn to cheaper packs when work is scarce' },
    { series: 'treasury_10y', because: 'shares held for nothing but income are measured against a safe income' },
  ],
  hazards: ['Regulators could ban flavours or limit nicotine itself.', 'Illicit vapour products might take smokers before licensed ones reach them.'],
  next: 'whether price still makes up for the smokers who quit',
  watch: 'If products without smoke earned as well as cigarettes, the end would no longer be the story; if price stopped making up for volume, it would be all of it.',
};

export const stapleTrades: readonly Trade[] = [household, packagedFoods, cropProcessing, beverages, tobacco];
