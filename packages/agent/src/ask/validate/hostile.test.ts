// Long and senseless questions: every rule that reads them comes to its end, with what it always gives. How time grows with length is measured by bench/ask/hostile.ts.
import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../asked/asked.ts';
import { plainQuestion } from '../asked/question-text.ts';
import { findUnread } from '../asked/unread/find-unread.ts';
import { lackingOf } from './lacking.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { toldIn } from './told-in.ts';
import { emptyDraft } from '../house/answer/outcome.ts';
import { say } from '../../prose/text.ts';

const told = toldIn({ ...emptyDraft, summary: say`Marram sold much in that year, and in 2 others.` });
const asked = (text: string): Asked => ({ text, operation: 'look-up', companies: [], group: null, unknown: [], measures: [], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [] });

const texts = hostileTexts(3000);

test('a question of any length is said in plain words of bounded length [ASK-READ-7]', () => {
  // Saying a thing in full makes a text longer, by no more than its longest rule does each time.
  expect(texts.map((text) => plainQuestion(text).length).filter((length) => length > 30_000)).toEqual([]);
});

test('what was not understood of it are its own words [ASK-READ-7]', () => {
  for (const text of texts) {
    const plain = text.slice(0, 1500);
    const { unread, strange } = findUnread({ text: plain, named: [], measured: [], others: [], isMeasured: false, takesPersons: false });
    expect([...unread, ...strange].every((words) => plain.includes(words))).toBe(true);
  }
});

test('what it demands is named once each [ASK-READ-7]', () => {
  for (const text of texts) {
    const lacking = lackingOf(asked(text), told);
    expect(new Set(lacking).size).toBe(lacking.length);
  }
});
