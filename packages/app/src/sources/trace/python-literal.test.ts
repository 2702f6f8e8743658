import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pythonText } from '../testing/trace-folders.ts';
import { readPythonLiteral } from './python-literal.ts';
import { argumentsOf, isErrorText, outputText } from './tool-message.ts';

test.each([
  [`'a\\'b\\n\\x41\\u20ac'`, "a'b\nA€"], ['"it\'s"', "it's"], [`['a', 'b',]`, ['a', 'b']], [`(1, -2.5e3, None, True)`, ['1', '-2.5e3', null, true]], [`{'k': {'n': 'v'}}`, new Map([['k', new Map([['n', 'v']])]])], [`'cut off`, 'cut off'], [`'\\q\\xzz'`, '\\q\\xzz'],
])('a value is read as Python writes it: %s [CLI-FIRN-2]', (text, value) => {
  expect(readPythonLiteral(text)?.value).toEqual(value);
});

test.each(['', '@', '{[]: 2}', `{'a' 'b'}`, '['.repeat(50), `{'a':`.repeat(50), 'name'])('what is no value is none: %j [CLI-FIRN-2]', (text) => {
  expect(readPythonLiteral(text)).toBeNull();
});

test('every text comes back as it was written, and nothing makes the reader throw [CLI-FIRN-2]', () => {
  fc.assert(fc.property(fc.string(), (text) => { expect(readPythonLiteral(pythonText(text))?.value).toBe(text.toWellFormed()); }));
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom("'", '"', '\\', '[', '{', '}', ',', ':', 'x', '1', ' '), maxLength: 60 }), (text) => { readPythonLiteral(text); }));
});

test('a message of a chat framework is its content, plain or in blocks; other text stays as it is [CLI-FIRN-2]', () => {
  expect(outputText("content='| a |\\n' name='t' tool_call_id='1'")).toBe('| a |\n');
  expect(outputText("content=[{'type': 'text', 'text': 'one'}, 'two'] name='t'")).toBe('one\ntwo');
  for (const text of ['{"content": 1}', 'content=', "content={'a': 1} name='t'"]) expect(outputText(text)).toBe(text);
});

test('arguments are read from an object, from JSON and from Python; from nothing else [CLI-FIRN-2]', () => {
  for (const input of [{ ticker: 'MERD' }, '{"ticker": "MERD"}', "{'ticker': 'MERD'}"]) expect(argumentsOf(input).get('ticker')).toBe('MERD');
  for (const input of [null, 7, [], '[1]', 'MERD', '{"__proto__": 1}']) expect(argumentsOf(input).get('ticker')).toBeUndefined();
});

test('an error is told apart from a text about errors [CLI-FIRN-2]', () => {
  expect(['Error: no data', 'ERROR: x', 'Exception in tool: y'].map(isErrorText)).toEqual([true, true, true]);
  expect(['Errors were corrected in 2025. Revenue: 5', '{"error_rate": 1}', '# Report'].map(isErrorText)).toEqual([false, false, false]);
});
