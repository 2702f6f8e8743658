// Walks the recorded answers of every tool: no number without its fact, its formula or its reason.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStore } from '../capture/memory-store.ts';
import { openDesk } from '../desk/open-desk.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { realClock, realSleep } from '../testing/real-time.ts';
import { tools } from './catalogue.ts';
import type { Proof } from './testing/proof.ts';
import { proofs } from './testing/proofs.ts';
import { openRecordedWorld, recordingsAbsent, type RecordedWorld } from './testing/recorded-world.ts';
import type { Json } from './settle.ts';
import type { ToolAnswer } from './tool.ts';

const world: { open: RecordedWorld | null } = { open: null };
beforeAll(async () => { if (!recordingsAbsent) world.open = await openRecordedWorld(); });
afterAll(async () => { await world.open?.close(); });

const MOST_PLAIN = 0.1;

function numbersOf(json: Json, at = ''): string[] {
  if (typeof json === 'number') return [at];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, member]: [string, Json]) => numbersOf(member, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`));
}

const sample = openDesk({ mode: 'sample', fetch: () => Promise.reject(new Error('no network')), store: openMemoryStore(), clock: realClock, sleep: realSleep, sha256: nodeSha256, contact: null });

async function answerOf({ tool, input, asOf, kind }: Proof): Promise<Extract<ToolAnswer, { ok: true }>> {
  const answer = await (kind === 'sample' ? sample : world.open?.desk)?.runTool(tool, input, { asOf: asOf ?? null });
  if (answer?.ok !== true) throw new Error(answer === undefined ? 'the recordings are absent' : `${answer.error.code}: ${answer.error.message}`);
  return answer;
}

test.skipIf(recordingsAbsent).each(proofs.filter(({ testedIn }) => testedIn === undefined))('$tool on $on gives every number its fact, its formula or its reason, at most a tenth plain [TOOL-LEAF-1] [TOOL-LEAF-2] (needs ../shared)', async (proof) => {
  const answer = await answerOf(proof);
  const numbers = numbersOf(answer.answer);
  const known = new Set([...answer.figures, ...answer.computed, ...answer.plain].map(({ at }) => at));
  expect(numbers.filter((at) => !known.has(at))).toEqual([]);
  // A calendar's only number may be a count of rows: one plain number is never too many.
  expect(answer.plain.length).toBeLessThanOrEqual(Math.max(1, Math.floor(numbers.length * MOST_PLAIN)));
  // Headlines, symbols and lists of filings have no figures; whatever has more than one number has some.
  if (numbers.length > 1) expect(answer.figures.length + answer.computed.length).toBeGreaterThan(0);
});

test('every tool says what it was proved on [TOOL-LIST-1]', () => {
  expect(tools.filter((tool) => !proofs.some((proof) => proof.tool === tool.name)).map((tool) => tool.name)).toEqual([]);
});
