import { expect, test } from 'vitest';
import { explainHit } from './explain-hit.ts';

const passage = { section: { key: '7', title: 'Discussion' }, headings: ['Rents of boats'], text: 'Rents of boats\nRents rose in 2024. Boats on the southern lake were rented for longer than in the year before.\nOars | 12 | 11' };

test('the words found, those above and those lacking are named as they were asked [INGEST-SEARCH-2]', () => {
  expect(explainHit('Why did boat rents rise on the northern lake in 2024?', passage)).toMatchObject({ found: ['boat', 'rents', 'lake', '2024'], above: ['boat', 'rents'], missing: ['rise', 'northern'] });
});

test('the sentence that has most of the words is set off, a heading only where it has more of them [INGEST-SEARCH-2]', () => {
  const shown = (query: string): string | null => {
    const { sentence } = explainHit(query, passage);
    return sentence === null ? null : passage.text.slice(sentence.start, sentence.end);
  };
  expect(shown('how did rents do in 2024')).toBe('Rents rose in 2024.');
  expect(shown('which lake was rented longer')).toBe('Boats on the southern lake were rented for longer than in the year before.');
  expect(shown('oars')).toBe('Oars | 12 | 11');
  expect(shown('submarines')).toBeNull();
});
