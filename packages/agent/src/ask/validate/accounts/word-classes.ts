// Words that say what is to be made of figures, by what they mean, and how an answer shows that it made it. The classes are of English, not of questions: a word belongs to one or it does not.
import { daysBetween } from '@assay/record';
import type { GivenFigure } from '../demands/reading/given.ts';
import { isOfNextQuarter, isOfYear } from '../demands/paces.ts';

export type Shown = {
  /** Figures of the answer's opening that are told for themselves. */
  readonly opening: readonly GivenFigure[];
  readonly openingWords: string;
  /** How many companies the opening names. */
  readonly companies: number;
};

type WordClass = { readonly words: ReadonlySet<string>; readonly isShown: (shown: Shown) => boolean };

const of = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));
const hasForm = ({ opening }: Shown, ...forms: readonly GivenFigure['form'][]): boolean => opening.some(({ form }) => forms.includes(form));
const hasUnit = ({ opening }: Shown, ...kinds: readonly GivenFigure['unit']['kind'][]): boolean => opening.some(({ unit }) => kinds.includes(unit.kind));
const says = ({ openingWords }: Shown, pattern: RegExp): boolean => pattern.test(openingWords);

/** How a figure stood before is told beside it, and was not asked for. */
const withoutBefore = ({ openingWords }: Shown): string => openingWords.replace(/, (?:up|down) [\d.,]{1,20}(?:%| percentage points) from [^.;]{1,60}/g, '');

/** Times at which the opening's figures stand. */
function times({ opening }: Shown): number {
  return new Set(opening.map(({ from, to }) => `${from ?? ''} ${to ?? ''}`)).size;
}

const isMoved = (shown: Shown): boolean => hasForm(shown, 'growth', 'change', 'cagr', 'difference') || shown.opening.some(({ metric }) => /growth|change|return/.test(metric)) || says(shown, /\b(?:rose|fell|grew|up|down|unchanged|higher|lower|difference|returned?|gained|lost|meets? the conditions asked for in each of those years)\b/i);
const isCompared = (shown: Shown): boolean => shown.companies > 1 || times(shown) > 1 || isMoved(shown) || hasForm(shown, 'ratio', 'difference') || says(shown, /\b(?:above|below)\b|^(?:Yes|No): |^[^.:]{3,80} (?:was|were) the (?:larger|smaller): /i);
const isExtreme = (shown: Shown): boolean => says(shown, /\b(?:highest|lowest|high point|low point|deepest|largest|smallest|fastest|slowest|best|worst|most|least|than any other|leads the companies|ahead|top|bottom|drawdown|peak|trough|high|low)\b/i);

/** Made of several figures, or written out as a calculation. */
const isWorkedOut = (shown: Shown): boolean => hasForm(shown, 'ratio', 'sum', 'difference', 'total', 'average') || hasUnit(shown, 'multiple', 'percent', 'fraction') || shown.opening.some(({ inputs }) => inputs.length > 1) || says(shown, /[÷×=]/);

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const wordClasses: readonly WordClass[] = [
  {
    words: of('change changes changed changing chg delta grow grows growing grew grown growth rise rises rose risen rising increase increases increased increasing raise raised climb climbed jump jumped jumps surge surged soar soared gain gains gained gaining expand expanded expansion improve improved improvement fall falls fell fallen falling drop drops dropped dropping decline declines declined declining decrease decreased decreasing shrink shrank shrunk contract contracted slip slipped slide slid plunge plunged sink sank tumble tumbled slump slumped crash crashed lose loses lost losing loss losses swing swung move moves moved moving movement up down yoy y/y y-o-y year-over-year year-on-year year-to-year qoq q/q ytd return returned returns perform performed performance faster slower fast slow rate pace recover recovered rebound rebounded rally rallied earlier previous prior before'),
    isShown: isMoved,
  },
  {
    words: of('compare compares compared comparing comparison versus vs v against relative than better worse more less fewer bigger larger smaller greater higher lower richer cheaper dearer stronger weaker fatter leaner richer ahead behind beat beats lead leads leading lag lags outperform outperformed underperform differ differs different difference gap spread between'),
    isShown: isCompared,
  },
  {
    words: of('highest lowest largest smallest biggest greatest best worst most least top bottom maximum minimum max min peak peaked record high low strongest weakest fastest slowest cheapest dearest priciest richest winner loser gainer gainers improver improvers riser faller'),
    isShown: isExtreme,
  },
  // "Who added the most": a sum, or a rise.
  { words: of('adds added'), isShown: (shown) => isMoved(shown) || hasForm(shown, 'sum', 'total') || says(shown, /\btogether\b|\btotal\b|\bsum\b| \+ |\bin all\b/i) },
  // "Against the prev close": that it runs from there is held elsewhere.
  { words: of('prev'), isShown: isMoved },
  { words: of('minus'), isShown: (shown) => hasForm(shown, 'change', 'difference', 'growth') || says(shown, /−/) },
  // "List the closes at the end of three years": as many figures as times.
  { words: of('list lists listed listing'), isShown: (shown) => !/\b(?:high|low) point\b/.test(shown.openingWords) && new Set(shown.opening.flatMap(({ form, sentence }) => (form === 'value' ? [sentence] : []))).size > 2 },
  // When it was, not where.
  { words: of('occur occurs occurred occurring'), isShown: isExtreme },
  { words: of('twelve-month'), isShown: (shown) => shown.opening.some(({ measure, from, to }) => measure.endsWith('inflation') || (from !== null && to !== null && Math.abs(daysBetween(from, to) - 365) < 12)) || says(shown, /\btwelve-month\b/) },
  { words: of('rate rates'), isShown: (shown) => hasForm(shown, 'cagr') || shown.opening.slice(0, 1).some(({ form, unit, measure }) => form === 'value' && unit.kind === 'percent' && /inflation|rate/.test(measure)) },
  { words: of('smooth smooths smoothed smoothing'), isShown: (shown) => hasForm(shown, 'cagr', 'average') },
  // "By what total percentage": over the whole time, not a year.
  { words: of('total totals overall altogether'), isShown: (shown) => !shown.opening.every(({ form }) => form === 'cagr') },
  { words: of('cumulative cumulatively'), isShown: (shown) => hasForm(shown, 'growth', 'change') },
  { words: of('absolute absolutely'), isShown: (shown) => hasForm(shown, 'change', 'difference') },
  { words: of('sum sums summed together combined combine altogether aggregate aggregated cumulative cumulatively add plus'), isShown: (shown) => hasForm(shown, 'sum', 'total') || says(shown, /\btrailing twelve-month\b|\btogether\b|\btotal\b|\bsum\b| \+ |\bin all\b/i) },
  { words: of('average averages averaged mean avg'), isShown: (shown) => hasForm(shown, 'average') || says(shown, /\b(?:average|mean|compound annual)\b/i) },
  { words: of('/ ÷ × * = @ + − divided'), isShown: (shown) => isWorkedOut(shown) },
  { words: of('per'), isShown: (shown) => isWorkedOut(shown) || shown.opening.some(({ unit }) => unit.kind === 'money' && unit.per !== null) || says(shown, /\bper\b|\ba (?:share|year|month)\b/) },
  { words: of('each every'), isShown: (shown) => shown.companies > 1 || times(shown) > 1 || hasForm(shown, 'ratio', 'average') || says(shown, /÷|×|\bper share\b|\beach\b|\bevery\b|%|\btimes\b/) },
  { words: of('both'), isShown: ({ opening, companies }) => companies > 1 || opening.length > 1 },
  { words: of('slow slows slowed slowing slowdown decelerate decelerates decelerated decelerating deceleration speed speeds speeding sped accelerate accelerates accelerated accelerating acceleration momentum steam quicken quickens quickening'), isShown: (shown) => says(shown, /\bGrowth (?:slowed|accelerated)\b/) || new Set(shown.opening.filter(({ form }) => form === 'growth').map(({ sentence }) => sentence)).size > 1 },
  { words: of('sequential sequentially qoq q/q q-o-q'), isShown: ({ opening }) => opening.some(isOfNextQuarter) },
  { words: of('year-ago yoy y/y y-o-y year-on-year year-over-year'), isShown: ({ opening }) => opening.some(isOfYear) || opening.some(({ metric, isBeside }) => !isBeside && metric.endsWith('_growth')) },
  { words: of('median'), isShown: (shown) => says(shown, /\bmedian\b/i) },
  { words: of('cagr compound compounded compounding annualised annualized annually'), isShown: (shown) => hasForm(shown, 'cagr') || shown.opening.some(({ metric }) => metric.includes('volatility')) || says(shown, /\bcompound\b|\bannuali[sz]ed\b|\ba year\b/i) },
  { words: of('ratio ratios times multiple multiples fold divide divided divides twice'), isShown: (shown) => hasUnit(shown, 'multiple', 'percent', 'fraction', 'points') || says(shown, /÷|\btimes\b/i) },
  { words: of('% percent percentage percentages pct per-cent pp bps points pts'), isShown: (shown) => hasUnit(shown, 'percent', 'points', 'fraction', 'basis-points') || /%|\bpoints?\b/.test(withoutBefore(shown)) },
  { words: of('$ dollar dollars usd bucks cents million millions billion billions trillion bn mn'), isShown: (shown) => hasUnit(shown, 'money') || says(shown, /\$/) },
  { words: of('rank ranks ranked ranking order ordered sort sorted list'), isShown: (shown) => shown.companies > 2 || says(shown, /\b(?:than any other|leads the companies|(?:top|bottom) of the|stands at the|more expensive|cheaper|ahead|in the order of|\d\))/i) },
  { words: of('hit harder hardest beating blow'), isShown: (shown) => isMoved(shown) && says(shown, /\bfell\b|\bstands at the bottom\b/) },
  { words: of('exceed exceeds exceeded exceeding above below under top topped surpass surpassed cross crossed pass passed threshold > <'), isShown: (shown) => says(shown, /−|\b(?:above|below|first|exceed\w*|more than|less than|over|under)\b/i) || isCompared(shown) },
  { words: of('annual annually'), isShown: (shown) => shown.opening.some(({ fiscal, from, to }) => fiscal?.part === 'FY' || (from !== null && to !== null && daysBetween(from, to) > 350)) || hasForm(shown, 'cagr') || says(shown, /\ba year\b/) },
  { words: of('first earliest'), isShown: (shown) => shown.companies > 2 || says(shown, /\bfirst\b|\bJanuary\b|\bin the order of\b/i) || shown.opening.some(({ fiscal }) => fiscal?.part === 'Q1' || fiscal?.part === 'H1') },
  { words: of('pay pays paying paid buy buys buying bought sell sells selling sold cost costs costing worth money market trade trades traded trading expensive cheap pricey dear'), isShown: (shown) => hasUnit(shown, 'money', 'multiple', 'percent') },
  { words: new Set([...of('half eleven thirteen fourteen fifteen sixteen seventeen eighteen nineteen hundred thousand dozen'), ...tens, ...tens.flatMap((ten) => ones.map((one) => `${ten}-${one}`))]), isShown: (shown) => says(shown, /\bhalf\b|(?<![.,$\d])(?:1[1-9]|[2-9]\d|100|1,?000)\b(?![.,]\d| (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)|× |%/) || times(shown) > 10 },
  { words: of('finish finishes finished finishing'), isShown: ({ opening }) => opening.some(({ measure }) => measure === 'price') },
  { words: of('noon midday midnight intraday a.m p.m overnight'), isShown: () => false },
  { words: of('two three four five six seven eight nine ten twelve'), isShown: ({ opening, companies }) => companies > 1 || opening.length > 1 },
  { words: of('develop develops developed developing development evolve evolves evolved evolution trend trends trended history historic historical historically course path trajectory track progress chart plot graph'), isShown: (shown) => times(shown) > 1 || isMoved(shown) },
  { words: of('overview summary summarise summarize picture analysis analyse analyze fundamental fundamentals complete full deep dive checkup check-up assess assessment judge judging situation review financial profile snapshot rundown health'), isShown: ({ opening }) => new Set(opening.map(({ measure }) => measure)).size > 1 },
  { words: of('last latest newest current currently recent recently'), isShown: () => true },
  { words: of('count distinct separate different #'), isShown: (shown) => hasUnit(shown, 'count', 'shares') || says(shown, /\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|none|no) (?:of|insiders?|years|quarters|companies|persons|people)\b/i) },
  { words: of('zero negative deficit red loss-making unprofitable'), isShown: (shown) => says(shown, /−|\bloss\b|\bnegative\b|\bno (?:fiscal )?year\b/i) },
];
