import { expect, test } from 'vitest';
import { withLatePatterns } from './late-patterns.ts';

const late = (code: string): string | null => withLatePatterns(code, 'asked.ts', 'late.ts')?.replace('import { lateGlobal, lateLiteral, lateRegExp } from "late.ts"; ', '') ?? null;

test('longer patterns are exchanged for late ones, wherever they are written, and nothing else is [START-5]', () => {
  expect(late(String.raw`const asked: RegExp = /\bhow (?:much|many) \/ (?:cash|debt)\b/iu; // “/a comment of many signs/”`)).toBe(String.raw`const asked: RegExp = lateLiteral("\\bhow (?:much|many) \\/ (?:cash|debt)\\b", "iu"); // “/a comment of many signs/”`);
  expect(late('const all = new RegExp(`${words.source}|x`, "gi") as RegExp;')).toBe('const all = lateRegExp(`${words.source}|x`, "gi") as RegExp;');
  expect(late('export const short = /^[a-z]+$/u; const told = "/nothing of a pattern at all/";')).toBeNull();
});

test('one that is global stays where each call makes its own [START-5]', () => {
  const pattern = '/how much (?:cash|debt) of it/g';
  expect(late(`const each = ${pattern};`)).toContain('lateGlobal(');
  expect(late(`function each(text: string) { return text.match(${pattern}); }`)).toBeNull();
  expect(late(`const each = (text: string) => ${pattern.slice(0, -1)}.test(text);`)).toContain('lateLiteral(');
});

test('a module that cannot be read is said', () => {
  expect(() => late('const = /x/;')).toThrow('asked.ts cannot be read');
});
