// A question as it would be asked by itself: with the times, the figure and the form of the one before, and in the order that every reader knows.
import type { IsoDate } from '@assay/record';
import type { Asked } from './asked.ts';
import { againstTheOthers } from './at-large/against-the-others.ts';
import { dividendSafety } from './at-large/dividend-safety.ts';
import { exampleOf } from './at-large/example-of.ts';
import { withTimeLast } from './at-large/results.ts';
import { saidSimply } from './at-large/said-simply.ts';
import { betweenFirms } from './companies/between-firms.ts';
import { broadEconomy } from './economy/broad-economy.ts';
import { economyInPlainWords } from './economy/in-plain-words.ts';
import { nowAndThen } from './economy/now-and-then.ts';
import { withTreasuryOfDay } from './multiple/beside/beside-treasury.ts';
import { listedByName } from './parts/list-words.ts';
import { everAsYears } from './reworded/ever.ts';
import { againstEnd } from './reworded/market/against-end.ts';
import { bookValue } from './reworded/market/book-value.ts';
import { closeSince } from './reworded/market/close-since.ts';
import { moneyAgo } from './reworded/market/money-ago.ts';
import { nowThanThen } from './reworded/now-than-then.ts';
import { sayAgain } from './reworded/rewording.ts';
import { levelOfYear } from './reworded/then/level-of-year.ts';
import { yearsBack } from './reworded/then/years-back.ts';
import { inCalendarYear } from './said-again/of-before/in-calendar-year.ts';
import { overOther } from './said-again/of-before/over-other.ts';
import { ofFigureOfTime } from './said-again/of-before/part-of-figure.ts';
import { sameForOther } from './said-again/same-for-other.ts';
import { withoutLeadIn } from './story/before-advice.ts';
import { withoutOccasion } from './story/occasions.ts';
import { withoutEach } from './story/told-each.ts';
import { ofBothOwnYears, withBothYears } from './times/follow/both-years.ts';
import { inFull } from './times/follow/in-full.ts';
import { withSinceThen } from './times/follow/since-then.ts';
import { withThatYear } from './times/follow/that-year-and.ts';
import { withYearOfBefore } from './times/follow/year-of-before.ts';
import { withYearOnce } from './times/follow/year-told-twice.ts';

/** What points back at the figure and the year of before, said once and plainly. */
const ofWhatWasTold = (said: string, before: Asked | undefined): string => ofFigureOfTime(inCalendarYear(withYearOnce(said, before), before), before);

/** A figure held against that of another year, of years ago, or against book value. */
const heldAgainstThen = (said: string): string => sayAgain(yearsBack(levelOfYear(said)), bookValue);

/** `earlier`: what was asked before in the same conversation, newest last. */
export function inItsOwnTime(said: string, { earlier, today }: { readonly earlier: readonly Asked[]; readonly today: IsoDate }): string {
  const before = earlier.at(-1);
  const isFollowUp = earlier.length > 0;
  const given = nowThanThen(heldAgainstThen(sameForOther(withSinceThen(withThatYear(overOther(withBothYears(withYearOfBefore(ofWhatWasTold(withoutEach(ofBothOwnYears(said)), before), before), before), before), before), before), isFollowUp)));
  return inFull(given, before, today) ?? economyInPlainWords(given, today) ?? betweenFirms(listedByName(withTreasuryOfDay(broadEconomy(nowAndThen(dividendSafety(withTimeLast(moneyAgo(saidSimply(againstTheOthers(exampleOf(withoutLeadIn(withoutOccasion(closeSince(againstEnd(everAsYears(given))))))), isFollowUp), today), today)), today)))), today);
}
