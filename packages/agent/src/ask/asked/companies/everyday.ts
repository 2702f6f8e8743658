// Words of questions that name no company: what is left when they are taken away may be a name.

const words = new Set((`
  adding summing totalling totaling tallying lumping combining combined subtracting deducting dividing counting comparing benchmarking
  a about above according across actually add after again against ago ahead all almost along already also although always am amid among an and annual annually another any anybody anyone anything approximately are around as ask
  at away back bad be became because become been before began begin being below best better between beyond big bigger biggest both bought bring broke broken brought build built business businesses but buy buying by calculate
  call came can cannot cause caused change changed changes changing chart cheap cheaper check clear close come comes coming companies company compare compared compares comparing comparison compute consider considering could
  country create current currently data date day days deal decade decline declined declining decrease decreased deep deeply define definition degree depend describe detail detailed details did difference differ different
  display do does doing done down draw drive driven drivers drives drop dropped due during each early earn earned earning earns easily easy economic economy effect either else end ended ending enough entire especially estimate
  etc even ever every everything evolve evolved exact exactly example exceed exceeded exceeding expect expected expensive explain explanation expose exposed fair fall fallen falling far fast faster fell few figure figures find
  fine firm firms first fit flag focus follow following for former found from full fully fundamental fundamentally fundamentals further gain gave general get getting give given gives giving go goes going good got great
  greater greatest grew group grow growing grown grows had half happen happened happening has have having he health healthy held help her here high higher highest him his hi hey hello historic historical historically history hit
  hold holds hot how however huge i idea if imagine impact important improve improved improvement improving in include including increase increased increases increasing indeed industry information insight instead into invest
  invested investing investment investments investor investors is issue it its itself job jump just keep kept key kind know known large larger largest last late lately later latest lead leading least left less let level levels
  like likely list little long longer look looked looking looks lose losing lost lot lots low lower lowest made main mainly major make makes making many market markets mass massive matter matters may maybe me mean meaning means
  measure meant meanwhile meet mention merge might million mine minus mix model money month monthly months more most mostly move moved much must my name named names near nearly need needed never new newest next nice no
  nobody none nor normal normally not note nothing notice now number numbers obtain of off offer often ok okay old older on once one ones only onto open or order other others our out outline outlook outperform over overall
  overview own owned owns page paid pair part particular past pay paying pays peer peers people per percent perform performance performed performing period periods perspective picture place plain plan please plot plus point
  points poor position possible present presently prior pretty print printed printing previous previously prices pricing primary private problem produce provide public pull put quarter quarterly quarters question quick quickly quite raise raised ran
  range rank ranked ranking rate rates rather ratio ratios read real really reason reasons recent recently record recorded reduce relative relatively remain remained report reported reporting reports result results retail return
  right rise risen rising role rose roughly round run running safe said same saw say says screen second sector sectors see seen sell selling sells sense series set several shape share shares she short should show showed
  showing shown shows side significant significantly similar simple simply since single situation size slow slower small smaller smallest so sold solid some something somewhat soon sort source speak spend spending spends spent
  split stable stand standing start started state statement statements still stock stocks stop story strength strengths strong stronger strongest structure such sum summarise summarize summary sure surge take taken
  takes talk taking tell term terms than thank thanks that the their them then there these they thing things think third this those though through thus time times to today together told took top total toward towards trade traded
  trading trend trends tried true try turn turned two type typical under understand unit until unusual unusually odd oddly peculiar weird up update upon us usage use used using usual usually value valued values versus very view volume vs want wanted was way we weak
  weaker weakness week weekly weeks well went were what whats what's when where whether which while who whole whom whose why will willing win with within without word words work working works world worry worse worst worth
  would write wrong wrote x yeah year yearly years yes yesterday yet you your
  ability accounting amount analyse analyses analysis analyst analysts analyze analyzing appear april area august automatically average averages balance bear bearish beat billion board book bps broad bull bullish bond bonds
  calendar capital case cash ceo cfo cents chance classic compound concept conclude conclusion confidence consensus consistent consistently continue cost costs cover coverage credit crisis currency cut cutting cycle debt december
  deliver demand detail direct director directors discount dividends dollar dollars earnings efficiency efficient employ entry equity evaluate evidence exec executive executives exit expense expenses exposure fact factor factors
  february fed filing filings finance finances financial financially fiscal flow flows forecast form formula free friday fund funds future gdp generate generated generating  global gross growth guidance hedge hire
  holder holders holding holdings income index indicator indicators inflation insider insiders institution institutional interest inventories january july june lend leverage liabilities liability liquid liquidity loan loans long-term
  loss losses management manager managers march margin margins maturity metric metrics monday moat momentum multiple multiples net news november october offset operating operation operations option options overvalued
  owners ownership payout pe portfolio potential price probability profit profitability profitable profits purchase purchased purchases quality quarter's quote rating ratings recession recommendation
  recommendations repurchase reserve revenue revenues rev revs reward risk riskier riskiest risks risky sale sales saturday scenario sec section  sentiment september sheet sheets shareholder shareholders
  signal signals solvent solvency spread spreads stake standard strategy success sunday supply surprise surprises tax taxes tech technical technicals thesis thursday ticker tickers trader traders transaction transactions treasury
  tuesday undervalued unemployment upside usd valuation valuations volatile volatility warn wednesday weight wise yield yields yoy qoq ytd ttm ltm fy eps ebitda ebit fcf dcf roe roa roic capex opex pe ps pb ev ai us uk eu imf sp
  im ive id whats thats arent dont doesnt didnt isnt wasnt cant wont theyre negative positive actual true real sheer exact five-year deal tag bill crazy fat thin wild huge tiny nice nasty red ink trouble troubled healthy pay paying dip crash crashed touch sit sitting keep cash-out out-of-pocket inside anyone anybody someone board partner partners tell dr mr ms lol tldr tl asap pls plz thx mate dude guys folks people person family dad mom boss client uncle aunt sam americans workforce labor labour food leave next ten hundred thousand adds add piled piling into among amid lately latest currently critical matters auditor auditors audit audits kept night penciling pencil street wall atm strikes strike expiry chain restrictions ban export exports import imports media press reported article articles journalist journalists outlet outlets position positions size institutional
  euros euro pounds sterling yen yuan rock peg delta shell eve grand brag brags law brother sister neighbor neighbour uncle cupertino mountain blue green red black white big-blue trump elon christmas election slaughtered miserable cracking treated worst possible moment water zero two three four five six seven eight nine eleven twelve thirteen fifteen twenty thirty fifty dozen half third quarter holiday season seasonally dearest priciest dearer pricier cheaper descending ascending downwards upwards sort sorted
  covid covid-19 coronavirus pandemic lockdown lockdowns brexit lehman
  war chest relation proportion ni oi gm nm om gp ocf cfo dps united states priced hole holes pt pts ta tl cr qr cal cy fye liab liabs mcap yld ylds pcr dupont powell yellen bernanke greenspan heard mid fill saying paper reputation students guy guys mentioned spree blank row rows column columns cell parent
  hy ig oas consumer consumers pet preferred goal goals gauge gauges yardstick borrowing borrowings lender lenders creditor creditors banker bankers debtor debtors convertible junk junk-rated revolving facility premium
  core headline english american americans shop shops reading writing thinking planning studying sixteen seventeen sixty seventy eighty ninety twenty
  absolute spare idle surplus leftover relative medium medians extra additional additionally charge charges charged build buildup pile piles taxman irs authorities hike hiked lift lifted boost boosted bump trim trimmed slash slashed factor multiply multiplied quadruple quadrupled accumulate reinvest reinvested reinvestment steam fade fading burden incurred surplus deficit xbrl lying parked stashed idle goods merchandise wares stockpile stockpiles warehouse warehouses shelf shelves overhead overheads till coffers taxpayer undiluted
  m q1 q2 q3 q4 h1 h2 s t d re ve ll don doesn didn isn wasn aren won vs. annualised annualized cumulative combined combine cagr median mean maximum minimum max min peak bottom trough lows highs times fold double doubled
  triple tripled halve halved shrink shrank shrinking shrunk widen widened narrow narrowed expand expanded expanding contract contracted jumped plunge plunged slump slumped soar soared climb climbed slip slipped sank sink dip
  dipped swing swung bounce rebound recover recovered accelerate accelerating slowing slowed stagnate flat steady trending peaked bottomed figure's that's it's there's who's here's let's i'm i'd company's companies' firm's
  stock's share's quote fetch grab gimme wanna gonna kindly quickly briefly brief rundown snapshot deep-dive dive breakdown break sheet's line lines item items row rows table tables graph graphs curve curves bank banks banking
  insurer insurers retailer retailers maker makers chip chips  tech technology semiconductor semiconductors oil gas energy utility utilities health healthcare care pharma airline airlines sample bundled universe
  members constituents firms names consolidated gaap non full-year fullyear stated attributable audited diluted basic ordinary per-share pre-tax after-tax pretax big-tech megacap mega cap caps large-cap big-cap faang us-listed listed nation national federal government policy fomc central
`).split(/\s+/).filter((word) => word !== ''));

/** Whether a word belongs to questions of every kind. */
/** "I've", "they'd". */
const contracted = /^(?:i|you|we|they|he|she|it)['’](?:ve|d|ll|m|re|s)$/i;

export function isEveryday(word: string): boolean {
  if (contracted.test(word)) return true;
  const plain = word.toLowerCase().replace(/'s?$/, '');
  if (words.has(plain) || words.has(plain.replace(/s$/, '')) || /\d/.test(plain) || /(?:wise|[^aeiou]ly|tively)$/.test(plain)) return true;
  return plain.includes('-') && plain.split('-').every((part) => part === '' || isEveryday(part));
}
