// Roundabout ways of asking, said again in the words that the readers know. Each rule is of a whole class of phrasings; what no rule fits stays as it was asked.
import { borrowings } from './borrowings.ts';
import { cashFromBusiness } from './cash-from-business.ts';
import { forEachShare } from './each-share.ts';
import { economyInWords } from './economy.ts';
import { everydayTalk } from './everyday-talk.ts';
import { economyTalk } from './economy-talk.ts';
import { rewordTrades } from './insiders.ts';
import { marketTalk } from './market-talk.ts';
import { moneyAtHand } from './money-at-hand.ts';
import { asMoneyPutIn } from './money-put-in.ts';
import { mayStandIn } from '../patterns/needed-words.ts';
import { spellTerms } from './misspelt.ts';
import { multiplesInWords } from './multiples.ts';
import { atNextSession } from './next-session.ts';
import { ratiosInWords } from './ratios.ts';
import { nameNicknames } from './nicknames.ts';
import { figuresInWords } from './figure-talk.ts';
import { goodsAndCosts } from './goods-and-costs.ts';
import type { Rewording } from './rewording.ts';
import { severalInWords } from './several.ts';
import { sessionsInWords } from './sessions.ts';
import { shareContests } from './share-contests.ts';
import { spelledDays } from './spelt-days.ts';
import { shortTimes } from './short-times.ts';
import { sideBySide } from './side-by-side.ts';
import { statementLists } from './statement-lists.ts';
import { sumsInWords } from './sums.ts';
import { statementTalk } from './statement-talk.ts';
import { synonyms } from './synonyms.ts';
import { monthsWithYears, timesInWords } from './times.ts';
import { yearEnds } from './year-ends.ts';

const all: readonly Rewording[] = [...shortTimes, ...moneyAtHand, ...statementLists, ...forEachShare, ...figuresInWords, ...sideBySide, ...yearEnds, ...everydayTalk, ...goodsAndCosts, ...borrowings, ...statementTalk, ...timesInWords, ...sessionsInWords, ...shareContests, ...marketTalk, ...economyTalk, ...economyInWords, ...synonyms, ...severalInWords, ...multiplesInWords, ...sumsInWords, ...cashFromBusiness, ...ratiosInWords];

function saidAgain(text: string, [pattern, plain]: Rewording): string {
  if (!mayStandIn(text, pattern)) return text;
  return typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain);
}

export function reword(text: string): string {
  return all.reduce(saidAgain, monthsWithYears(rewordTrades(atNextSession(asMoneyPutIn(spelledDays(spellTerms(nameNicknames(text)))))))).replace(/ {2,}/g, ' ');
}
