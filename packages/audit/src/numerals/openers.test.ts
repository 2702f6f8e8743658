import { expect, it } from 'vitest';
import { lex } from './lex/lex.ts';
import { readHeaded } from './identifier/head.ts';
import { readShaped } from './identifier/shape.ts';
import { readNumber } from './number/read-number.ts';
import { readersAt } from './openers.ts';
import { readPeriod } from './period/read-period.ts';
import { readDirection } from './words/direction.ts';
import { readRank } from './words/rank.ts';

/** Words of many kinds in every position of phrases that readers look for; whatever one of them reads must have an opener. */
const heads = ('first second fourth tenth nine twelve twenty half dozen a an the no not at as up down over under above below about nearly circa approx some between from since to in of by minus negative twice double threefold tripled ' +
  'year years fiscal financial calendar fy full quarter quarters quarterly annual half period periods month last past prior previous current this next trailing ttm latest sequentially yoy y q qoq week day january march may sept ' +
  'form note item table section asc level series nasdaq global fortune s us usd rs c hk eur highest largest most least top bottom record more less greater exceeding exceeded in ranked grew fell flat little up upwards maximum minimum equal ' +
  '( [ ) , . - – − + ± $ € £ ¥ ~ ≥ ≤ > < % & post covid rsi iPhone').split(' ');
const tails = ('than of least most 5 12 2024 10-year year quarter quarter-end months 12 months ended June 30, 2024|million|$5 million|- 19|-19|$5|and 2023|high|three|hundred|excess of 5|a maximum of 5|earlier|over year|to 2024|the years of 2016 and 2017|(5)|) 5|31|31, 2024|' +
  'twelve months|five years|decade|fiscal 2024|changed|larger than 3|more than 5%|and above|S&P 500|.5|’24').split('|');
const lowered = heads.flatMap((head) => tails.flatMap((tail) => [`${head} ${tail}`, `${head}${tail}`, `in ${head} ${tail}`, `ranked ${head} ${tail}`]));

it('passes over no word that a reader reads [NUM-READ-1]', () => {
  for (const text of lowered.flatMap((phrase) => [phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1)])) {
    const { atoms } = lex(text, 'english');
    for (const at of atoms.keys()) {
      if (readersAt(atoms, at) !== 0) continue;
      const read = [readHeaded, readPeriod, readShaped, readRank, readDirection].some((reader) => reader(atoms, at) !== null) || readNumber(atoms, at, { source: text, isPeriod: () => false }) !== null;
      expect(read, `${text}: ${atoms[at]?.text ?? ''}`).toBe(false);
    }
  }
});
