import { expect, test } from 'vitest';
import { documentSource } from '../../document-source.ts';
import { sha256, smallFence } from '../testing/small-fence.ts';
import { captureTexts } from './capture-texts.ts';
import { searchTexts } from './search-texts.ts';

const given = { about: { id: null, ticker: null, name: 'Fernhill' }, readAt: '2026-01-05T00:00:00Z', sha256 } as const;
const letter = documentSource({ name: 'letter.txt', bytes: new TextEncoder().encode('Fernhill had revenue of $5.1 billion in FY2025.') }, given);
const noText = documentSource({ name: 'broken.txt', bytes: new Uint8Array([0xff, 0xfe, 0x00, 0xd8]), described: { mediaType: 'text/plain; charset=nothing-known' } }, given);

test('a hit in a capture is looked up in its bytes, and only then proves a claim in full [FEN-PAT-2]', async () => {
  const search = searchTexts(captureTexts([letter, noText]), { patternLength: 99, hits: 9 });
  const document = 'Fernhill had revenue of $5.1 billion in FY2025.';
  const fence = smallFence(document, { subject: given.about, captureSource: (id) => (id === letter.capture.id ? letter : null) });
  const { passages } = await fence.track(search, { tool: 'grep' })({ pattern: 'revenue' });
  expect(passages.map(({ file }) => file)).toEqual([`captures/${letter.capture.id}`]);
  expect(fence.submit({ claim: 'revenue of $5.1 billion in FY2025', handles: passages.map(({ handle }) => handle) })).toMatchObject({ supports: true, verdictFloor: 'verified' });
});
