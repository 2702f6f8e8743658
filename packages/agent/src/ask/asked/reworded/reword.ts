// Roundabout ways of asking, said again in the words that the readers know. Each rule is of a whole class of phrasings; what no rule fits stays as it was asked.
import { borrowings } from './statements/borrowings.ts';
import { cashFromBusiness } from './statements/cash-from-business.ts';
import { forEachShare } from './statements/each-share.ts';
import { economyInWords } from './economy/economy.ts';
import { deskWords } from './desk-words.ts';
import { endsTold } from '../course/windows/ends-told.ts';
import { everydayTalk } from './everyday-talk.ts';
import { economyTalk } from './economy/economy-talk.ts';
import { rewordTrades } from './market/insiders.ts';
import { marketTalk } from './market/market-talk.ts';
import { plainAsksOfLines } from './statements/plain-asks-of-lines.ts';
import { moneyAtHand } from './statements/money-at-hand.ts';
import { closesOfDays } from './market/prices-now.ts';
import { asksOfMany } from './asks-of-many.ts';
import { asMoneyPutIn } from './market/money-put-in.ts';
import { spellTerms } from './misspelt.ts';
import { partsInWords } from './statements/parts-in-words.ts';
import { plainSources } from './statements/plain-sources.ts';
import { plainVerbs } from './plain-verbs.ts';
import { multiplesInWords } from './market/multiples.ts';
import { atNextSession } from './market/next-session.ts';
import { ratiosInWords } from './statements/ratios.ts';
import { nameNicknames } from './whom/nicknames.ts';
import { figuresInWords } from './statements/figure-talk.ts';
import { goodsAndCosts } from './statements/goods-and-costs.ts';
import { sayAgain, type Rewording } from './rewording.ts';
import { severalInWords } from './several.ts';
import { sessionsInWords } from './market/sessions.ts';
import { shareContests } from './market/share-contests.ts';
import { spansAndMarks } from './times/spans-and-marks.ts';
import { spelledDays } from './times/spelt-days.ts';
import { shortTimes } from './times/short-times.ts';
import { sideBySide } from './side-by-side.ts';
import { statementLists } from './statements/statement-lists.ts';
import { shortForms } from './statements/short-forms.ts';
import { sumsInWords } from './statements/sums.ts';
import { totalsInWords } from './statements/totals.ts';
import { statementTalk } from './statements/statement-talk.ts';
import { synonyms } from './synonyms.ts';
import { monthsOfThatYear } from './times/months-of-year.ts';
import { monthsWithYears, timesInWords } from './times/times.ts';
import { quartersTold } from './times/quarters-told.ts';
import { leverageInWords } from './statements/leverage.ts';
import { handedBack } from './statements/handed-back.ts';
import { everydayLines } from './statements/everyday-lines.ts';
import { sinceEdge } from './times/since-edge.ts';
import { yearEnds } from './times/year-ends.ts';

const all: readonly Rewording[] = [...asksOfMany, ...plainSources, ...sinceEdge, ...spansAndMarks, ...quartersTold, ...leverageInWords, ...handedBack, ...everydayLines, ...shortForms, ...plainVerbs, ...partsInWords, ...deskWords, ...shortTimes, ...totalsInWords, ...closesOfDays, ...plainAsksOfLines, ...moneyAtHand, ...statementLists, ...forEachShare, ...figuresInWords, ...sideBySide, ...yearEnds, ...everydayTalk, ...goodsAndCosts, ...borrowings, ...statementTalk, ...timesInWords, ...sessionsInWords, ...shareContests, ...marketTalk, ...economyTalk, ...economyInWords, ...synonyms, ...severalInWords, ...multiplesInWords, ...sumsInWords, ...cashFromBusiness, ...ratiosInWords];

export function reword(text: string): string {
  return sayAgain(monthsWithYears(rewordTrades(atNextSession(asMoneyPutIn(endsTold(spelledDays(spellTerms(nameNicknames(monthsOfThatYear(text))))))))), all).replace(/ {2,}/g, ' ');
}
