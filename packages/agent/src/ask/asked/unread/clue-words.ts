// Words by which a reading is made beside names, measures and times: what is to be done, in which form, in which order, under which condition. And the words of trade that every company and every share has.

const listOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** What is to be done with the figures. */
const doing = listOf(`
  compare compares compared comparing comparison contrast versus against relative relatively rank ranks ranked ranking pecking order ordered ordering sort sorted sorting screen screens screening filter filtered trend trends trending trended history historic historical historically evolve evolved evolving evolution develop
  developed developing development trajectory track record chart plot graph timeline course path explain explanation reason reasons why cause caused causes drove drive driven driver drivers behind led due analyze analyse analyzed analysis analyzing assess assessment evaluate evaluation judge overview summary summarize summarise snapshot
  rundown outlook define definition defined meaning describe difference differ differs differed interpret interpretation formula calculate calculation concept meant deep-dive profile picture health stack stacks peers peer rival rivals competitor competitors benchmark side-by-side leader leaders laggard league tick crown medal winner winners loser losers prize
`);

/** In which form. */
const forms = listOf(`
  growth grow grows growing grown grew increase increases increased increasing decrease decreases decreased decreasing rise rises rose risen rising fall falls fell fallen falling drop drops dropped dropping decline declines declined declining change changes changed changing climb climbs climbed climbing jump jumped jumps surge surged soar soared slump slumped plunge plunged shrink shrank shrunk
  shrinking shrinkage expand expands expanded expanding expansion contract contracted contracting contraction improve improves improved improving improvement worsen worsened worsening deteriorate deteriorated deterioration gain gains gained gaining swing swung slide slid dip dipped move moved movement pace speed rate rates yoy y/y y-o-y qoq q/q mom ytd cagr compound compounded
  compounding annualised annualized annualize average averaged averages averaging mean median cumulative cumulatively absolute combined aggregate total sum altogether double doubled doubling triple tripled halve halved peak peaked peaks trough bottomed maximum minimum max min record highs lows high low extreme extremes percent percentage pct bps basis points point pp delta chg times fold multiple share proportion
  up down upward upwards downward downwards flat steady stable stagnant stagnated slowed slowing slowdown accelerate accelerated accelerating recover recovered recovery rebound turn turned reverse reversed positive negative plus minus net gross worst-ever best-ever sequential sequentially year-on-year year-over-year quarter-over-quarter
  build builds built buildup build-up building pile piles piled piling extra additional additionally added adding swell swells swelled swollen balloon ballooned hike hikes hiked hiking lift lifts lifted lifting boost boosts boosted bump bumps bumped trim trims trimmed slash slashes slashed shave shaved shed sheds add-on factor multiply multiplies multiplied multiplying quadruple quadrupled
  accumulate accumulated accumulation deplete depleted drawdown-of reinvest reinvests reinvested reinvesting reinvestment steam momentum fade fades faded fading cool cools cooled cooling decelerate decelerated decelerating deceleration
  q1 q2 q3 q4 h1 h2 1h 2h fy ttm ltm mrq mrfy eoy ye year-end yearend full-year fullyear half-year halfyear interim
`);

/** In which order and under which condition. */
const orders = listOf(`
  highest lowest largest smallest biggest most least best worst top bottom fastest slowest strongest weakest cheapest priciest greatest maximum minimum richest poorest descending ascending above below over under exceed exceeds exceeded exceeding least most beyond excess north south threshold limit criteria criterion condition conditions meet meets satisfy qualify leading heaviest lightest fattest leanest thinnest thickest
  steepest juiciest widest narrowest safest riskiest outpace outpaced outgrow outgrew outperform outperformed underperform underperformed lag lagged lags trail trailed ahead behind exceeding
`);

/** What every company, share and statement has: these say what is spoken of, not which figure. */
const trade = listOf(`
  company companies firm firms business businesses corporation corporations corp inc ltd plc group enterprise employer stock stocks share shares equity equities security securities ticker tickers symbol symbols shareholder shareholders stockholder stockholders investor investors holder holders owner owners management
  statement statements accounts account sheet income balance cash flow flows filing filings filed files file form forms 10-k 10-q 10k 10q 10-ks 10-qs 8-k 8k xbrl gaap us-gaap sec edgar accession annual report reports earnings results financial financials financially finance finances accounting consolidated audited unaudited
  market markets price prices priced pricing close closes closed closing session sessions trading quote quoted chart market's exchange nyse nasdaq capitalization cap value valued valuation worth fundamentals fundamental metric metrics measure measures indicator indicators kpi kpis figure number ratio ratios economy economic
  operations operation operating activities activity generated generate generates generating produce produced produces producing post posts posted posting book books booked booking record recorded recording realize realized realise realised achieve achieved deliver delivered rake raked haul pocket pocketed hand handed return returned returns
  sector sectors industry industries sample universe bundled coverage covered bank banks insider insiders executive executives director directors officer officers trade trades transaction transactions
  effective nowadays print prints dupont components component decompose decomposition basic diluted dil. dil common ordinary outstanding issued authorized primary attributable consolidated expense expenses expenditure expenditures outlay outlays spending costs proceeds receipts payments open open-market public private purchase purchases purchased purchasing acquire acquires acquired disposal dispose disposed dispose-of disposals yield yields yielding yielded quantity dollar-value dollar
  credit debit capital principal contents content cfo ceo coo cto chairman chairwoman president chief officer's founder boss board lender's creditor's charge charges charged charging burden burdens bear bears bore borne incur incurs incurred line-item deficit deficits surplus balance balances xbrl lying lie lies sitting parked stashed idle taxman irs authorities goods merchandise wares outgoings intake till coffers collect collects collected collecting collection receive receives received headline headlines declared inverted inversion span stretch window horizon leveraged levered fin shs sh int ann def neg pos acct accts fye mgmt co cos cf q's k's eoq bn's fatter bigger thinner leaner richer staff insolvent solvent solvency liquid liquidity red loss losses profitable unprofitable loss-making
  stake stakes holding holdings position positions portfolio debt loan loans lender lenders creditor creditors fund funds bond bonds treasury treasuries fed federal reserve government central bank policy rate rates curve index indices inflation interest
`);

export const clueWords: ReadonlySet<string> = new Set([...doing, ...forms, ...orders, ...trade]);
