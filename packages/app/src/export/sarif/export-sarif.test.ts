import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseJson } from '@assay/record';
import { sha256 } from '../../vault/sha256.ts';
import { exportMarkdown } from '../markdown.ts';
import { judgedRun } from '../testing/judged-run.ts';
import { exportSarif } from './export-sarif.ts';

const text = z.object({ text: z.string().min(1) });
const uri = z.string().regex(/^[A-Za-z0-9._~%/-]+$/);
const region = z.object({ startLine: z.int().positive(), startColumn: z.int().positive(), endLine: z.int().positive(), endColumn: z.int().positive(), charOffset: z.int().nonnegative(), charLength: z.int().positive(), snippet: text });
const artifactLocation = z.object({ uri, index: z.literal(0) });
/** What code scanning and the viewers of editors need of a log, after the schema of SARIF 2.1.0 §3. */
const sarif = z.object({
  $schema: z.url(), version: z.literal('2.1.0'),
  runs: z.tuple([z.object({
    tool: z.object({ driver: z.object({ name: z.string().min(1), semanticVersion: z.string(), rules: z.array(z.object({ id: z.string().min(1), name: z.string(), shortDescription: text, fullDescription: text, help: text, helpUri: z.undefined().optional(), defaultConfiguration: z.object({ level: z.enum(['none', 'note', 'warning', 'error']) }) })).min(1) }) }),
    columnKind: z.literal('utf16CodeUnits'), automationDetails: z.object({ id: z.string().endsWith('/') }), invocations: z.array(z.object({ executionSuccessful: z.boolean(), endTimeUtc: z.iso.datetime() })),
    artifacts: z.tuple([z.object({ location: z.object({ uri }), mimeType: z.literal('text/markdown'), contents: text })]),
    results: z.array(z.object({
      ruleId: z.string(), ruleIndex: z.int().nonnegative(), level: z.enum(['note', 'warning', 'error']), kind: z.literal('fail'), message: text,
      locations: z.tuple([z.object({ physicalLocation: z.object({ artifactLocation, region, contextRegion: region }) })]),
      partialFingerprints: z.record(z.string().regex(/^[A-Za-z]+\/v\d+$/), z.string().min(16)),
      fixes: z.array(z.object({ description: text, artifactChanges: z.array(z.object({ artifactLocation, replacements: z.array(z.object({ deletedRegion: region, insertedContent: text })).min(1) })).min(1) })).optional(),
    })),
  })]),
});

const { contents, rules } = judgedRun();
const read = (run = contents): z.infer<typeof sarif>['runs'][0] => sarif.parse(parseJson(exportSarif(run, { sha256, file: 'CRVD 2025.md', rules }))).runs[0];

test('each claim that the sources do not carry is a result at its place in the exported Markdown [EXP-SARIF-1]', () => {
  const { results, tool } = read();
  const open = contents.verdicts.filter(({ verdict }) => ['contradicted', 'unverified', 'not-checked'].includes(verdict));
  expect(results).toHaveLength(open.length);
  const markdown = exportMarkdown(contents).split('\n');
  for (const { locations: [{ physicalLocation: { region: place } }], ruleId, ruleIndex } of results) {
    expect(place.startLine).toBe(place.endLine);
    expect(markdown[place.startLine - 1]?.slice(place.startColumn - 1, place.endColumn - 1)).toBe(place.snippet.text);
    expect(contents.report.slice(place.charOffset, place.charOffset + place.charLength)).toBe(place.snippet.text);
    expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  }
});

test('a contradiction is an error that names the right value and can be mended by a tool [EXP-SARIF-2]', () => {
  const { results } = read();
  const wrong = results.find(({ ruleId }) => ruleId === 'contradicted');
  expect(wrong).toMatchObject({ level: 'error', fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: '$290 million' } }] }] }] });
  expect(wrong?.message.text).toContain('Right: $290 million.');
  const region = wrong?.fixes?.[0]?.artifactChanges[0]?.replacements[0]?.deletedRegion;
  const mended = contents.report.slice(0, region?.charOffset) + '$290 million' + contents.report.slice((region?.charOffset ?? 0) + (region?.charLength ?? 0));
  expect(judgedRun(() => mended).contents.verdicts.filter(({ verdict }) => verdict === 'contradicted')).toEqual([]);
});

test('a finding keeps its fingerprint in another run and when the text around it moves [EXP-SARIF-3]', () => {
  const prints = (run = contents): string[] => read(run).results.map(({ partialFingerprints }) => partialFingerprints['assayClaim/v1'] ?? '');
  const moved = judgedRun((report) => report.replace('## Results', 'A line more above.\n\n## Results')).contents;
  expect(moved.run.id).not.toBe(contents.run.id);
  expect(prints(moved)).toEqual(prints());
  expect(new Set(prints()).size).toBe(prints().length);
});

test('a report without findings gives a log without results [EXP-SARIF-1]', () => {
  expect(read({ ...contents, claims: [], verdicts: [] }).results).toEqual([]);
});
