// Figures that stand beside one another are of the same days: two shares, a share and a series, a yield of a share and one of the Treasury.
import type { Demand } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';
import { daysWritten, monthsNamed, written } from '../reading/days.ts';

const DAY = 86_400_000;
const dayOf = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY;
/** Closed markets, and a series that comes later. */
const NEAR = { shares: 5, yields: 12, series: 45 } as const;

const ofPrice = (figure: GivenFigure): boolean => figure.measure === 'price' && !figure.isBeside && figure.to !== null;
const ofYield = ({ measure, isBeside }: GivenFigure): boolean => !isBeside && /^(?:earnings_yield|dividend_yield|free_cash_flow_yield)$/.test(measure);
const ofTreasury = ({ measure, isBeside }: GivenFigure): boolean => !isBeside && /^treasury/.test(measure);
const apart = /\b(?:on|at|of|in) [^?]{0,40}\b(?:and|against|versus|vs\.?|than)\b[^?]{0,40}\b(?:19|20)\d\d\b[^?]*\b(?:19|20)\d\d\b|\bfiscal\b|\bfy ?'?\d/i;
const ownerOf = ({ clause }: GivenFigure): string => /^(?:.*: )?(?<owner>\p{Lu}[^:]{1,40}?)[’'](?:s )?/u.exec(clause)?.groups?.['owner'] ?? '';

/** Closes of two companies for one time that is named are closes of one day, and their moves run over the same days. */
const ofShares: Demand = ({ text, opening, asked }) => {
  // What lies between the two is nobody's.
  const prices = opening.filter((figure) => ofPrice(figure) && ownerOf(figure) !== '');
  const byOwner = Map.groupBy(prices, ownerOf);
  if (asked.companies.length !== 2 || byOwner.size < 2 || apart.test(text) || /\b(?:high|low|best|worst|peak|top|bottom|draw-?down|day|latest|last|newest|current|now|today)\w*\b/i.test(text)) return [];
  const daysOf = (pick: (...days: number[]) => number): readonly number[] => [...byOwner.values()].map((own) => pick(...own.map(({ to }) => dayOf(to ?? ''))));
  const isApart = (days: readonly number[]): boolean => Math.max(...days) - Math.min(...days) > NEAR.shares;
  return isApart(daysOf(Math.max)) || isApart(daysOf(Math.min)) ? ['the same days for each share'] : [];
};

/** A share's yield beside the Treasury's of about the same day. */
const ofYields: Demand = ({ opening }) => {
  const [own, treasury] = [opening.find(ofYield)?.to, opening.find(ofTreasury)?.to];
  return own === null || own === undefined || treasury === null || treasury === undefined || Math.abs(dayOf(own) - dayOf(treasury)) <= NEAR.yields ? [] : ['both yields of the same day'];
};

const otherTimes = /\b(?:now|today|current(?:ly)?|latest|newest|most recent|last|since|still|ago|then|before|earlier|previous|prior|after|later|next|from|between|until|through|chang\w+|gr[eo]w\w*|r[io]se\w*|f[ae]ll\w*|mov\w+|highest|lowest|average|p ?\/ ?e|earnings|eps|multiple|worth|invest\w*|bought|put|buy|sell|hold|over-?valued|under-?valued)\b/i;

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** Of two days or months the year is written once: "2 Jan - 30 Jun 2025", "January 31, February 28 and March 31, 2025". */
const severalDays = new RegExp(String.raw`\b${month}\b[^?]*\b${month}\b|\b(?:high|low|top|bottom|peak|trough|draw-?down)\b`, 'i');

/** One day or one month is named and no other time: each price and reading of the opening is of it. */
const ofOneDay: Demand = ({ text, opening }) => {
  const days = [...new Set(daysWritten(written(text)))];
  const months = days.length > 0 ? [] : monthsNamed(text).filter(({ year }) => year !== null);
  if (days.length + months.length !== 1 || otherTimes.test(text) || severalDays.test(text)) return [];
  const [day] = days;
  const [month] = months;
  const read = opening.filter((figure) => !figure.isBeside && figure.form === 'value' && figure.to !== null && !/\b(?:rose|fell|gained|lost|moved)\b|\b(?:high|low) point\b/.test(figure.sentence) && (figure.measure === 'price' || /rate|yield|inflation|treasury|oil|cpi|claims|payroll/.test(figure.measure)));
  const isOf = ({ to, measure }: GivenFigure): boolean => {
    const end = dayOf(to ?? '');
    if (day !== undefined) return Math.abs(end - day) <= (/^price$|treasury|oil|fed/.test(measure) ? NEAR.shares - 1 : NEAR.series);
    return month?.year === null || month === undefined || to?.startsWith(`${String(month.year)}-${String(month.month).padStart(2, '0')}`) === true || Math.abs(end - Date.UTC(month.year, month.month, 0) / DAY) <= NEAR.shares;
  };
  return read.some((figure) => !isOf(figure)) ? ['each figure at the time that is named'] : [];
};

export const areHeldTogether: Demand = (scene) => [ofShares, ofYields, ofOneDay].flatMap((demand) => demand(scene));
