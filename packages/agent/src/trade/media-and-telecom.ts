// Those who sell attention, entertainment and the lines that carry both.
import type { Trade } from './trade.ts';

const interactiveMedia: Trade = {
  covers: ['Interactive Media & Services', 'Internet Content & Information'],
  business: 'an operator of online media and services',
  why: {
    growth: 'Advertising follows the economy with little delay, and what shows a result by the click is cut late and restored early.',
    margins: 'Another visitor costs almost nothing to serve, so the margin is decided by what is spent on winning and understanding visitors.',
    costs: 'Engineers and servers are the factory, and neither can be idled when advertisers pause.',
    cash: 'Data centres are paid for years before the revenue that they are meant for, and cash flow carries the wait.',
    balance: 'A service that is free to its users can lose them in a season, so spare cash is the insurance.',
    returns: 'A network of users is an asset that no balance sheet shows, which is why returns here look as if they came from nothing.',
    payout: 'An online service that pays a dividend is saying that its own ideas do not need all of the money.',
    shares: 'Stock is a large part of pay here, so buybacks have to be measured net of it.',
    quarter: 'Advertisers spend for the holidays and rest once they are over, and quarters have to be read in pairs.',
    multiple: 'The price against earnings depends on how much current spending buyers are willing to call investment.',
    expectation: 'The price assumes that attention will stay where it is and that advertisers will pay a little extra for it each season.',
  },
  emphasis: { 'capex-intensity': 0.3, 'capex-versus-depreciation': 0.2, 'operating-margin': 0.1, 'net-cash': 0.1, 'stock-pay': 0.1 },
  macro: [
    { series: 'retail_sales', because: 'shops are heavy buyers of online advertising, and they spend on it when tills are ringing' },
    { series: 'real_gdp', because: 'advertising budgets are set on what companies think customers would spend' },
    { series: 'real_yield_10y', because: 'computing capacity that pays back over a decade is discounted at this rate' },
  ],
  hazards: [
    'Courts or regulators could order changes to how users are found, followed or kept.',
    'Answers written by a machine might replace pages and feeds before they carry as many advertisements.',
  ],
  next: 'whether advertisers and users pay for what has been spent on computing',
  watch: 'If new kinds of answers and feeds carried advertisements as well as the old ones do, our main worry would go; if young users went elsewhere, a new one would come.',
};

const entertainment: Trade = {
  covers: ['Movies & Entertainment', 'Interactive Home Entertainment', 'Broadcasting', 'Entertainment', 'Electronic Gaming & Multimedia', 'Television Broadcasting Stations', 'Radio Broadcasting Stations', 'Services-Motion Picture & Video Tape Production', 'Services-Video Tape Rental'],
  business: 'an entertainment company',
  why: {
    growth: 'Audiences arrive for a title and leave when they have seen or played it, so revenue has to be won again with each release.',
    margins: 'A hit costs no more to distribute than a failure, which makes margins a record of taste as much as of thrift.',
    costs: 'Films, games and sports rights are spread over years in the accounts, so reported cost comes later than the spending.',
    cash: 'Content is paid for when it is made and earns when it is watched, and the gap is where entertainment companies come under strain.',
    balance: 'Libraries and studios tend to change hands on borrowed money, and the buyer’s balance sheet shows it for years.',
    returns: 'Rights and goodwill from mergers are the capital here, and the return on them judges the merger makers.',
    quarter: 'The release calendar, the sports season and election advertising move a quarter in ways that say nothing of the next.',
    multiple: 'A library that pays for decades and a studio that must have a hit deserve different prices; the shares usually hold a bit of each.',
    expectation: 'The price has a view on how many households will keep paying for how many services.',
  },
  emphasis: { 'debt-load': 0.15, 'cash-behind-profit': 0.2, 'goodwill-weight': 0.15, 'net-income-swing': 0.15, 'operating-margin': 0.1 },
  macro: [
    { series: 'unemployment_rate', because: 'entertainment is cheap by the hour but easily cancelled' },
    { series: 'retail_sales', because: 'broadcast advertising is bought by those who have something to sell' },
  ],
  hazards: [
    'Viewers and players could give their evenings to clips made by other users.',
    'Sports rights might be bid out of reach by technology companies with deeper pockets.',
  ],
  next: 'whether the audience pays as willingly as it watches',
  watch: 'If a dearer subscription lost few customers, we would raise our view of the catalogue; if a costly season of releases passed unnoticed, we would ask who chose it.',
};

const advertisingAndPublishing: Trade = {
  covers: ['Advertising', 'Publishing', 'Advertising Agencies', 'Services-Advertising Agencies', 'Services-Advertising', 'Newspapers: Publishing or Publishing & Printing', 'Books: Publishing or Publishing & Printing'],
  business: 'a media and marketing company',
  why: {
    growth: 'Marketing budgets are easily cut because nobody can prove what the cut has cost.',
    margins: 'Talent is hired by the client and by the title, so revenue that leaves can be followed by its cost, though not at once.',
    cash: 'Agencies hold money on its way from clients to media, which makes year-end cash look ample.',
    balance: 'This trade consolidates by purchase, and goodwill is the trace of it.',
    payout: 'Old titles and agencies are owned for what they pay out while they last.',
    costs: 'Severance recurs often enough in this trade to be counted as an ordinary cost.',
    quarter: 'Elections, games and holidays lend a quarter revenue that cannot be repeated at will.',
    multiple: 'A modest multiple is the market’s way of asking whether the work will still be done by people.',
  },
  emphasis: { 'goodwill-weight': 0.2, 'dividend-yield': 0.15, 'cash-conversion': 0.1, 'debt-load': 0.1 },
  macro: [
    { series: 'real_gdp', because: 'marketing budgets are set as a share of the sales that clients expect' },
    { series: 'payrolls', because: 'recruiting, launches and campaigns begin and end with employers’ confidence' },
  ],
  hazards: ['Clients could make campaigns with software and keep the fee.', 'Platforms that sell the space might deal with advertisers directly.'],
  next: 'whether clients and readers stay once contracts and subscriptions run out',
  watch: 'A few large accounts won or lost would tell us who has the better of the argument about automation, and we would follow the accounts.',
};

const telecom: Trade = {
  covers: [
    'Integrated Telecommunication Services', 'Wireless Telecommunication Services', 'Alternative Carriers', 'Cable & Satellite', 'Telecom Services', 'Telephone Communications (No Radiotelephone)',
    'Radiotelephone Communications', 'Cable & Other Pay Television Services', 'Communications Services, NEC',
  ],
  business: 'an operator of telecommunications networks',
  why: {
    growth: 'Nearly everyone has a line already, so a customer won is a customer that somebody else has lost.',
    margins: 'The network costs the same however many customers use it, which is why price wars hurt at once and truces pay at once.',
    costs: 'Handset subsidies and call centres are what it costs to stop customers from leaving.',
    cash: 'Spectrum and fibre swallow cash years before a customer is billed for them.',
    balance: 'Monthly bills have tempted this industry into debt, and the debt has a calendar of its own.',
    returns: 'Licences and networks are so dear that an ordinary return on them is a good result.',
    payout: 'What is left after investment and interest is what can be handed out, and in telecoms profit is the weaker guide.',
    yield: 'A generous yield in telecoms pays the owner for a network that must be rebuilt again and again.',
    quarter: 'Promotions move customers between carriers from quarter to quarter, and the net count of them settles who paid for whom.',
    multiple: 'Debt has to be added to the price before carriers can be compared at all.',
  },
  emphasis: { 'debt-load': 0.25, 'capex-intensity': 0.2, 'interest-cover': 0.2, 'dividend-yield': 0.15, 'payout-over-cash': 0.2 },
  macro: [
    { series: 'treasury_10y', because: 'carriers roll over large debts, and investors who want income weigh them against this yield' },
    { series: 'housing_starts', because: 'a household that moves chooses its internet line anew' },
    { series: 'cpi', because: 'customers who pay dearly elsewhere look for a cheaper plan' },
  ],
  hazards: [
    'A price war could break out as soon as any carrier decided that it had too few customers.',
    'Fixed wireless, fibre and satellites might each take customers from whoever built the older line.',
  ],
  next: 'whether customers stay without being paid to',
  watch: 'If rivals stopped subsidising handsets, we would expect cash to follow; if somebody bid for spectrum at any price, we would expect the others to have to join.',
};

export const mediaAndTelecomTrades: readonly Trade[] = [interactiveMedia, entertainment, advertisingAndPublishing, telecom];
