// The set of mentions: sentences with every mention in them and what it means, or that it means no company.
import { parseJson } from '@assay/record';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const expectation = z.union([
  z.object({ none: z.literal(true), why: z.string() }),
  z.object({ anyOf: z.array(z.string()).min(1) }),
  z.object({ ticker: z.string().optional(), cik: z.string().optional(), alsoOk: z.array(z.string()).optional() }),
]);
const record = z.object({ id: z.string(), sentence: z.string(), mentions: z.array(z.object({ text: z.string(), start: z.int(), expect: expectation })) });

export type Expectation = z.infer<typeof expectation>;
export type MentionRecord = z.infer<typeof record>;

export function readMentionRecords(file: string = join(import.meta.dirname, 'mentions.jsonl')): MentionRecord[] {
  return readFileSync(file, 'utf8').split('\n').filter((line) => line.trim() !== '').map((line) => inUtf16(record.parse(parseJson(line))));
}

/** The set counts characters; strings here count UTF-16 units. */
function inUtf16({ id, sentence, mentions }: MentionRecord): MentionRecord {
  return { id, sentence, mentions: mentions.map((mention) => ({ ...mention, start: [...sentence].slice(0, mention.start).join('').length })) };
}

/** Errors of the open half were studied; the closed half's never. */
export function isOpen(id: string): boolean {
  return Number.parseInt(createHash('sha256').update(id).digest('hex').slice(-1), 16) % 2 === 0;
}
