import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withLateBuiltins } from './late-builtins.ts';
import { inOneByte } from './one-byte.ts';

/** What a program of one script gives, run as CommonJS. */
function valueOf(code: string): unknown {
  return (new Function('require', `${code}\nreturn value;`) as (require: NodeJS.Require) => unknown)(createRequire(import.meta.url));
}

const wide = /[^\0-\xff]/;

test.each([
  ['a text', 'const value = "Apple’s €5";'],
  ['a text beyond the basic plane', 'const value = "up 📈 and away";'],
  ['a template', 'const n = 3; const value = `Apple’s ${n} – ${"“so”"}`;'],
  ['a template whose tag sees it as it is written', String.raw`const value = String.raw` + '`\\b[’“]\\d${1}€`;'],
  ['the name of a property', 'const value = { "the ‘name’": 1 };'],
])('%s is the same in letters of one byte [START-6]', (_, code) => {
  const plain = inOneByte(code);
  expect(plain).not.toMatch(wide);
  expect(valueOf(plain)).toEqual(valueOf(code));
});

test('a pattern finds the same in letters of one byte, has the same source and flags, and may stand right behind a word [START-6]', () => {
  const code = 'const of=t=>{switch(t){case/a/i.source:return/[‘’]s?\\b\\/|📈/giu;default:return/–/}};const value=[of("a"),of("b")];';
  const plain = inOneByte(code);
  expect(plain).not.toMatch(wide);
  const shown = (value: unknown): unknown => (value as RegExp[]).map(({ source, flags }) => [source, flags]);
  expect(shown(valueOf(plain))).toEqual(shown(valueOf(code)));
  expect('Apple’s/ 📈'.match((valueOf(plain) as RegExp[])[0] ?? /$/)).toEqual(['’s/', '📈']);
});

test('a program of one byte a letter stays as it is, and one that cannot be read is refused [START-6]', () => {
  expect(inOneByte('const value = "café";')).toBe('const value = "café";');
  expect(() => inOneByte('const value = "’')).toThrow('cannot be read');
});

test('what cannot be kept is asked of Node when it is used; what can be kept is loaded at once [START-6]', () => {
  const code = withLateBuiltins('let node_fs=require("node:fs");let node_net=require("node:net");let node_zlib = require("zlib");const value=[node_net.isIP("::1"),node_net.default.isIP("no"),typeof node_zlib.gzipSync,Object.create(node_net).isIPv4("1.2.3.4"),typeof node_fs.statSync];');
  expect(code).toContain('lateBuiltin("node:net")');
  expect(code).toContain('lateBuiltin("node:zlib")');
  expect(code).toContain('require("node:fs")');
  expect(valueOf(code)).toEqual([6, 0, 'function', true, 'function']);
});
