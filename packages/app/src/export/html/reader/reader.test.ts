// The reader's script is plain browser JavaScript, typed by its comments: the compiler and the linter look at it here.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { loadPageAssets } from '../page-assets.ts';

const folder = import.meta.dirname;

test('the reader’s script has no type errors', () => {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  let said = '';
  try { execFileSync(process.execPath, [compiler, '-p', join(folder, 'tsconfig.json')], { encoding: 'utf8' }); } catch (error) { said = (error as { readonly stdout: string }).stdout; }
  expect(said).toBe('');
});

test('the reader’s script has no lint errors and makes no markup from text', async () => {
  const ban = (selector: string): { readonly selector: string; readonly message: string } => ({ selector, message: 'text never becomes markup or code' });
  const linter = new ESLint({
    cwd: folder, overrideConfigFile: true, ignore: false,
    overrideConfig: [{ files: ['**/*.js'], languageOptions: { sourceType: 'script', ecmaVersion: 2022 }, rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-var': 'error', 'prefer-const': 'error', 'no-empty': 'error', 'no-eval': 'error', 'no-implied-eval': 'error', complexity: ['error', 12], 'max-lines-per-function': ['error', 40], 'max-params': ['error', 3], 'no-param-reassign': 'error',
      'no-restricted-syntax': ['error', ban('MemberExpression[property.name=/^(?:innerHTML|outerHTML|insertAdjacentHTML|write)$/]'), ban("NewExpression[callee.name='Function']"), ban("CallExpression[callee.name='fetch']"), ban("NewExpression[callee.name='XMLHttpRequest']")],
    } }],
  });
  const found = (await linter.lintFiles(['*.js'])).flatMap((file) => file.messages.map((message) => `${file.filePath}:${String(message.line)} ${message.message}`));
  expect(found).toEqual([]);
});

test('the files of the reader make one script, each name once', () => {
  const { script } = loadPageAssets();
  expect(() => new Script(script)).not.toThrow();
  const names = [...script.matchAll(/^(?:async )?function (\w+)/gm)].map((match) => match[1]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(script).not.toContain('@ts-check');
});
