// Trades of further companies that are known well enough to be described by name.
import type { Trade } from './trade.ts';

export const platformSoftware: Trade = {
  business: 'a seller of office and business software that has become, with its cloud, a landlord of computing power on a vast scale',
  why: {
    growth: 'The bulk of this revenue is under contract, so what can still surprise is the pace at which cloud capacity is rented.',
    margins: 'Cloud computing needs far more equipment than licences did, and the operating margin shows whether the mix can carry it.',
    cash: 'Servers are bought before they are rented out; the question is for how long.',
    costs: 'Salespeople and researchers do not multiply with revenue, which is where scale shows.',
    balance: 'Few borrowers anywhere are as safe, which lets the company build without asking.',
    returns: 'Decades of software have left little capital in the business; the data centres are changing that.',
    quarter: 'A June year-end means that the latest quarter is often the year.',
    expectation: 'A price such as this needs the present pace to last for many years.',
  },
  emphasis: { 'capex-intensity': 0.2, 'operating-margin': 0.2, 'quarter-pace': 0.15, 'operating-leverage': 0.15 },
  macro: [
    { series: 'payrolls', because: 'office software is sold by the seat, so jobs at customers are its unit of volume' },
    { series: 'real_yield_10y', because: 'a share that counts on distant years is discounted at a real rate' },
  ],
  hazards: [
    'Dependence on one partner for its models could turn into competition with it.',
    'Public buyers in Europe and America might be told to spread their cloud contracts.',
  ],
  next: 'whether cloud capacity is rented out as quickly as it is built',
  watch: 'If cloud capacity stood empty for a season, we would take the building programme for a mistake; if customers queued for it, we would take our caution for one.',
};

export const machinery: Trade = {
  business: 'a maker of construction, mining and energy machines that sells through independent dealers and lends to their customers',
  why: {
    growth: 'Dealers fill their yards when they are confident and empty them when they are not, so sales swing wider than the use of machines.',
    margins: 'The list prices of the boom years are the test: whether they stick once dealers have stock to sell.',
    cash: 'Machines are built ahead of orders, and inventory is where a misjudged cycle sits.',
    returns: 'A cyclical company should be judged at the middle of the cycle, and the margin on file is far from the middle.',
    balance: 'Part of the balance sheet belongs to the lending arm, so debt here does not say what it seems to say.',
    shares: 'Buybacks at the top of a cycle are the expensive kind.',
    multiple: 'A cyclical company looks cheap at the top and dear at the bottom.',
    quarter: 'Quarters show the dealers’ mood before years do.',
  },
  emphasis: { 'operating-margin': 0.2, 'quarter-pace': 0.2, 'inventory-versus-sales': 0.2, 'returns-on-capital': 0.15, 'busy-quarter': 0.1 },
  macro: [
    { series: 'housing_starts', because: 'building sites are where the yellow machines go' },
    { series: 'oil_price', because: 'energy companies buy engines and turbines when it is worth their while to drill' },
  ],
  hazards: [
    'Tariffs on steel and parts could cost what customers would not bear.',
    'Dealers might run down their stock for several quarters.',
  ],
  next: 'whether prices hold once dealers have enough machines',
  watch: 'If dealers ordered again while prices held, we would call the cycle young; if rental fleets sold their machines, we would call it old.',
};

export const itServices: Trade = {
  business: 'a seller of mainframes, business software and consulting to large organisations',
  why: {
    growth: 'A company with a decade of retreat behind it has to prove itself anew each year.',
    margins: 'Software replaces consulting in the mix, and the gross margin is the scoreboard.',
    cash: 'Cash flow is what management asks to be judged by, and what the dividend is paid from.',
    balance: 'Acquisitions were paid with debt, and the next one would be as well.',
    payout: 'The dividend has outlived several strategies.',
    returns: 'Goodwill from acquisitions fills the balance sheet; the return on it is the verdict on those who bought.',
    costs: 'Research in mainframes and quantum machines is a cost that few customers pay for directly.',
    quarter: 'Software is sold at the close of the year, so single quarters say little on their own.',
  },
  emphasis: { 'gross-margin': 0.2, 'goodwill-weight': 0.2, 'debt-load': 0.15, 'dividend-yield': 0.15, 'quarter-pace': 0.1 },
  macro: [
    { series: 'fed_funds_rate', because: 'consulting projects are the discretionary part of an IT budget, and tight money ends them early' },
    { series: 'treasury_10y', because: 'the owners are here for the dividend' },
  ],
  hazards: [
    'Automation of coding could thin the consulting business before software replaces it.',
    'An acquisition at a high price would put the balance sheet to use before the last one has paid off.',
  ],
  next: 'whether software keeps its pace without help from acquisitions',
  watch: 'If software kept its pace while consulting did not, we would believe in the change of mix; if another large company had to be bought to keep the pace, we would not.',
};

export const restaurants: Trade = {
  business: 'a franchisor of fast-food restaurants that lives on royalties and rents',
  why: {
    growth: 'Royalties follow what franchisees sell, so traffic in the restaurants is the whole story of revenue.',
    margins: 'A landlord’s margin barely moves, which is the point of being one.',
    cash: 'Franchisees pay for kitchens and staff; what reaches the company is close to cash.',
    returns: 'Equity has been bought back until none was left, on purpose, so the usual returns cannot be read.',
    balance: 'Rents secure the debt, and the debt has bought the shares.',
    payout: 'The payout is the product here.',
    shares: 'The share count is the one number that management can move at will.',
    quarter: 'Guests with little money decide the quarter.',
  },
  emphasis: { 'negative-equity': 0.25, 'operating-margin': 0.15, 'quarter-pace': 0.2, 'eps-versus-profit': 0.15 },
  macro: [
    { series: 'cpi', because: 'a family that finds a burger dear eats at home' },
    { series: 'unemployment_rate', because: 'the guests with small pay are the ones who lose it' },
  ],
  hazards: [
    'Guests might not return after years of dearer menus.',
    'Dearer labour would hit franchisees, who could then ask for relief on rent.',
  ],
  next: 'whether guests return without discounts',
  watch: 'If guests came back without a discount menu, we would be wrong to wait; if franchisees asked for help with the rent, we would be wrong to hold.',
};
