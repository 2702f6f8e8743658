// Words that name another figure than the one they stand beside: qualifiers that change a measure, and things that companies count and no statement of the dictionary holds. Where no reading took them, the question asks for something else.

const any = (...words: readonly string[]): string => words.join('|');

/** Of another basis than the figure as it is filed. */
const bases = any(
  String.raw`non-?gaap`, 'adjusted', 'adj', 'organic(?:ally)?', 'underlying', String.raw`normali[sz]ed`, String.raw`pro[- ]?forma`, String.raw`like[- ]for[- ]like`, 'lfl', String.raw`same[- ]stores?`, String.raw`comparable[- ](?:stores?|sales)`, 'comps?', String.raw`constant[- ]currency`, 'cc', 'fx-neutral',
  String.raw`currency[- ](?:neutral|adjusted)`, 'recurring', String.raw`non-?recurring`, String.raw`one[- ](?:time|off)s?`, 'restated', String.raw`inflation[- ]adjusted`, String.raw`risk[- ]adjusted`, String.raw`seasonally[- ]adjusted`, 'undrawn', 'unused', 'unfunded', String.raw`(?<!(?:look|looking|looks|going|carried|put|moving|step) )forward`, 'fwd', 'guided', 'budgeted', 'planned', 'targeted', 'projected',
  String.raw`fully[- ]diluted`, String.raw`mark[- ]to[- ]market`, 'unrealized', 'unrealised', 'hedged', 'unlevered', String.raw`tax[- ]adjusted`, String.raw`dividend[- ]adjusted`, String.raw`total[- ]return`, String.raw`after[- ]hours`, String.raw`pre-?market`, 'intraday', 'overnight', String.raw`real[- ]time`, String.raw`in a row`, String.raw`how (?:long|often|soon|likely|old)(?! ago)`, String.raw`real(?= (?:fed|federal|policy|interest|wages?))`, 'streaks?', 'consecutive(?:ly)?', String.raw`on a rolling`, 'rolling', 'sector[- ]relative', 'beta[- ]adjusted',
);

/** Something is taken out of a figure. */
const without = any('excluding', 'excludes?', 'excluded', 'excl', 'ex', String.raw`except(?:ing)?`, String.raw`(?:leaving|leave|setting|set|putting|put) [^?,]{1,40}? aside`, String.raw`net of`, String.raw`stripp(?:ed|ing)(?: out)?`, 'stripping', String.raw`other than`, String.raw`apart from`, String.raw`ignoring`, 'disregarding', String.raw`not counting`, String.raw`adjust(?:ed|ing) for`, String.raw`corrected for`);

/** Over so many of something that is no line of a statement. */
const each = String.raw`per (?:employee|head|worker|capita|store|shop|restaurant|customer|user|subscriber|member|account|unit|vehicle|truck|car|plane|aircraft|barrel|ton|tonne|square (?:foot|metre|meter)|sq ft|location|branch|partner|patient|visit|transaction|card|click|day|hour|minute|week|month)`;

/** Of a part of the business. */
const ofPart = any('segments?', 'divisions?', 'subsidiar(?:y|ies)', 'geograph(?:y|ies)', 'regions?', String.raw`business units?`, String.raw`product lines?`);

/** People and places of a business. */
const people = any('employees?', 'headcount', 'staff(?:ing)?', 'workforce', 'workers?', 'personnel', 'engineers?', 'layoffs?', 'hires?', 'hiring', 'stores?', 'shops?', 'restaurants?', 'outlets?', 'branch(?:es)?', 'locations?', 'warehouses?', 'factor(?:y|ies)', 'plants?', 'offices?', 'franchisees?', 'franchises?', 'dealers?', String.raw`square (?:feet|foot|met(?:re|er)s)`, 'data ?cent(?:er|re)s?');
/** Customers, orders, volumes. */
const custom = any('customers?', 'clients?', 'users?', 'subscribers?', 'members', 'membership', 'subscriptions?', 'patients?', 'mau', 'dau', 'arpu', 'arr', 'acv', 'churn', 'retention', 'backlog', 'bookings', 'orders', 'rpo', String.raw`remaining performance obligations?`, 'pipeline', 'deliver(?:y|ies)', 'shipments?', String.raw`units? (?:sold|shipped|sales)`, 'volumes?', 'gmv', String.raw`market share`, 'tickets?', 'traffic', 'visits?', 'footfall', 'downloads?', 'impressions?', 'clicks?', String.raw`loyalty`, 'nps', 'aum', String.raw`assets under (?:management|custody|supervision)`, String.raw`payments? volume`, String.raw`average (?:ticket|order|selling price)`, 'asp', 'prices? (?:increases?|hikes?)');
/** Of trades that have measures of their own. */
const trades = any(String.raw`(?:medical )?(?:loss|cost|care|benefit|combined|expense) ratio`, 'mlr', 'mcr', 'cet ?1', String.raw`tier (?:1|one)`, 'npls?', String.raw`non-?performing`, String.raw`charge-?offs?`, 'deposits?', String.raw`net interest margin`, 'nim', 'rwa', 'var', String.raw`value[- ]at[- ]risk`, 'premiums?', 'underwriting', 'occupancy', String.raw`load factor`, 'reserves', 'barrels?', 'boe', 'megawatts?', 'capacity', 'utili[sz]ation', 'yield per', 'ffo', 'affo', 'noi', 'revpar', 'emissions?', 'carbon', 'esg', 'co2', 'patents?', String.raw`clinical`, 'trials?', 'drugs?', 'recalls?');
/** Goods, lines of business, places: of a measure beside them only a part is asked for. */
const parts = any('phones?', 'tablets?', 'laptops?', 'computers?', 'internet', 'online', 'web', 'websites?', 'coffee', 'beer', 'wine', 'drinks?', 'foods?', 'cars?', 'trucks?', 'trains?', 'planes?', 'jets?', 'flights?', 'games?', 'gaming', 'music', 'videos?', 'tv', 'engines?', 'travel', 'cloud', 'software', 'hardware', 'services?', 'ads?', 'advertising', 'streaming', 'mobile', String.raw`e-?commerce`, 'retail', 'wholesale', 'consumer', 'commercial', 'government', 'defen[cs]e', 'pharma(?:ceuticals?)?', 'medical', 'devices?', 'wearables', 'accessories', 'automotive', 'cards?', 'debit', String.raw`wealth management`, String.raw`asset management`, String.raw`investment banking`, String.raw`financial services`, 'ai', 'china', 'europe', 'asia', 'japan', 'india', 'germany', 'france', 'britain', 'africa', 'canada', 'mexico', 'brazil', 'emea', 'apac', String.raw`(?:north|latin|south) america`, 'international', 'overseas', 'domestic', 'foreign', 'continuing', 'discontinued', 'standalone');
/** Contracts, pay, people at the top, views of others. */
const others = any('guidance', 'salar(?:y|ies)', 'pay', 'bonus(?:es)?', 'severance', 'pensions?', 'lease(?:s|hold)?', 'covenants?(?! (?:memo|note|file|check|letter|paper|test|work)s?\\b)', String.raw`credit (?:ratings?|lines?|facilit(?:y|ies))`, 'revolver', 'ratings?', 'derivatives?', 'tariffs?', 'litigation', 'lawsuits?', 'cds', 'straddles?', 'skew', 'gamma', 'delta', 'theta', 'vega', 'voting', 'votes?', 'lockups?');

/** A qualifier changes what stands beside it wherever it stands. */
export const qualifiers = new RegExp(String.raw`\b(?:${any(bases, without, each, ofPart)})(?![\p{L}\p{N}])`, 'giu');
/** A thing is asked for where it is an object of the question, and told of elsewhere. */
export const objects = new RegExp(String.raw`\b(?:${any(people, custom, trades, parts, others)})(?![\p{L}\p{N}])`, 'giu');
