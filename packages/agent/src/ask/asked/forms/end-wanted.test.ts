import { describe, expect, it } from 'vitest';
import { endWanted } from './end-wanted.ts';

const ofDebt = { better: 'down', isYield: false } as const;
const ofCover = { better: 'up', isYield: false } as const;
const ofYield = { better: 'up', isYield: true } as const;

describe('which end of an order the words ask for', () => {
  it.each([
    ['more is more of the figure, though less of it is better', 'Who carries more debt to equity, Marram or Sedge?', 'high'],
    ['the more leveraged has more of a debt', 'Whose balance sheet is more heavily geared, Marram’s or Sedge’s?', 'high'],
    ['the less indebted has less', 'Which is the less indebted of the two?', 'low'],
    ['from low to high begins with the least', 'Rank them by debt to equity low to high', 'low'],
    ['the better has less', 'Whose debt to assets is better?', 'low'],
    ['the riskier has more', 'Which one is riskier by that ratio?', 'high'],
    ['more conservative is better', 'Who is more conservatively financed?', 'low'],
    ['an arrow begins with what stands before it', 'p/e of the three, rank big -> small', 'high'],
    ['and so does a word for good', 'order them weak to strong', 'high'],
    ['what comes first begins the order', 'Rank them, most indebted first, and say who has the least', 'high'],
  ])('%s', (_, text, end) => {
    expect(endWanted(text, ofDebt)).toBe(end);
  });

  it('the more leveraged has less of a cover, and the worse too', () => {
    expect(endWanted('Which is more leveraged by interest cover?', ofCover)).toBe('low');
    expect(endWanted('Whose interest cover is worse?', ofCover)).toBe('low');
  });

  it('the dearer has less of a yield', () => {
    expect(endWanted('Which share is dearer on its earnings yield?', ofYield)).toBe('low');
    expect(endWanted('Which is cheaper on earnings yield?', ofYield)).toBe('high');
  });

  it('a bound, a distance and a day of the closes are no end', () => {
    expect(endWanted('Which has at least two, and by how much more?', ofDebt)).toBeNull();
    expect(endWanted('Put them beside one another since the highest close', ofDebt)).toBeNull();
  });
});
