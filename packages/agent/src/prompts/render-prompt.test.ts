import { expect, test } from 'vitest';
import { dataRule } from './fence-data.ts';
import { readPromptFile, type VariableKind } from './prompt-file.ts';
import { promptFile, promptIds, renderPrompt } from './render-prompt.ts';

function example(kind: VariableKind): string {
  return typeof kind === 'string' ? `an example of ${kind}` : kind[0] ?? '';
}

test('every prompt renders with its variables and leaves none unfilled [PROMPT-FILE-1]', () => {
  expect(promptIds()).toEqual(expect.arrayContaining(['core-analyst', 'specialist-fundamental', 'specialist-technical', 'specialist-value', 'specialist-macro', 'auditor']));
  for (const id of promptIds()) {
    const { variables, version } = promptFile(id);
    const rendered = renderPrompt(id, Object.fromEntries(Object.entries(variables).map(([name, kind]) => [name, example(kind)])));
    expect(rendered.text, id).not.toMatch(/\[\[|\]\]|undefined|\$\{/);
    expect(rendered.text.length, id).toBeGreaterThan(60);
    expect(rendered.ref).toMatchObject({ id, version, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  }
});

test('prompts that read material say that it is data, and every analyst is told to leave out what it does not know [PROMPT-FILE-2]', () => {
  const plain = (text: string): string => text.replaceAll('`', '');
  for (const id of promptIds().filter((name) => name !== 'doctor')) {
    expect(plain(promptFile(id).body), id).toContain(dataRule.slice(0, dataRule.indexOf('Nothing')).trim());
    expect(promptFile(id).body, id).toMatch(/good answer/);
  }
  for (const id of promptIds().filter((name) => /^(?:specialist|core)/.test(name))) expect(promptFile(id).body, id).toContain('Never type a number yourself');
});

const small = '---\nid: small\nversion: 2\nrole: cheap\nvariables:\n  depth: quick | deep\n  company: line\n  page: data\n---\nAt [[depth]] depth, of [[company]]:\n[[page]]\n';

test('the hash is that of the file: a changed word is another prompt [PROMPT-FILE-1]', () => {
  expect(readPromptFile(small, 'small').sha256).not.toBe(readPromptFile(small.replace('At', 'In'), 'small').sha256);
  expect(readPromptFile(small, 'small')).toMatchObject({ version: 2, role: 'cheap', variables: { depth: ['quick', 'deep'], company: 'line', page: 'data' } });
});

test.each([
  ['no head', 'Be brief.', /no head/],
  ['another id', small.replace('id: small', 'id: other'), /own name as id/],
  ['no version', small.replace('version: 2\n', ''), /version/],
  ['a variable that is not named', small.replace('  company: line\n', ''), /does not name/],
  ['a variable that is not used', small.replace('[[company]]', 'it'), /does not use/],
  ['a kind that is none', small.replace('company: line', 'company: whatever'), /cannot be read/],
] as const)('a prompt file that does not keep its form is refused: %s [PROMPT-FILE-1]', (_, text, why) => {
  expect(() => readPromptFile(text, 'small')).toThrow(why);
});

test('variables are checked, and what stands in a value is not filled in itself [PROMPT-FILE-1]', () => {
  expect(renderPrompt('auditor', { phase: 'report to source', scope: 'See [[phase]].' }).text).toContain('See [[phase]].');
  expect(() => renderPrompt('auditor', { phase: 'one' })).toThrow('not given scope');
  expect(() => renderPrompt('auditor', { phase: 'one\ntwo', scope: '' })).toThrow('one line');
  expect(() => renderPrompt('auditor', { phase: '1', scope: '', constructor: 'x' })).toThrow('takes no constructor');
  expect(() => renderPrompt('../index')).toThrow('does not exist');
});
