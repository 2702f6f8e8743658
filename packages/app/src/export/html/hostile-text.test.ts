import fc from 'fast-check';
import type { RunContents } from '@assay/record';
import { expect, test } from 'vitest';
import { renderPage, runOf } from './testing/page-of.ts';
import { inventedRun } from './testing/invented-run.ts';
import { readTags } from './testing/read-page.ts';

const attacks = [
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', "'><iframe src=javascript:alert(1)>", '</style><script>alert(1)</script>', '</title><script>alert(1)</script>',
  '[x](javascript:alert(1))', '[x](JaVaScRiPt:alert(1))', '[x](data:text/html;base64,PHNjcmlwdD4=)', '[x](vbscript:msgbox)', '<javascript:alert(1)>', '![x](https://example.test/pixel.png)',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>', '<!-- --><b onmouseover=alert(1)>x</b>', '&lt;script&gt;', '<details open ontoggle=alert(1)>', '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]', '{{constructor}}', '`</code><script>alert(1)</script>`', '```\n</pre><script>alert(1)</script>\n```', '\u0000<scr\u0000ipt>', '<base href=https://example.test>', '<meta http-equiv=refresh content=0>',
];
const known = new Set(('html head meta title style body a svg symbol circle path use header strong span button p div nav h1 h2 h3 h4 ol ul li main article section figure figcaption text line rect g desc details summary table thead tbody tr th td ' +
  'blockquote em del code pre q mark dl dt dd aside footer dialog kbd label input script br hr sup b').split(' '));

/** What is wrong with a page: unknown elements, handlers, addresses that run or fetch, a second script. */
function faultsOf(page: string): string[] {
  const tags = readTags(page);
  const faults = tags.flatMap(({ name, attributes }) => [
    ...(known.has(name) ? [] : [`<${name}>`]),
    ...Object.entries(attributes).flatMap(([key, value]) => (key.startsWith('on') || key === 'style' || key === 'src' || key === 'srcset' || key === 'action' || ((key === 'href' || key.endsWith(':href')) && !/^(?:#|https?:\/\/)/.test(value)) ? [`${name}[${key}=${value}]`] : [])),
  ]);
  return tags.filter((tag) => tag.name === 'script').length === 1 ? faults : [...faults, 'more than one script'];
}

function withTextEverywhere(text: string): RunContents {
  const run = inventedRun();
  return {
    ...run, run: { ...run.run, title: text, company: { id: null, ticker: text, name: text }, question: { ...run.run.question, text, ticker: text }, engine: text },
    captures: run.captures.map(({ capture, bytes }) => ({ bytes, capture: { ...capture, tool: text, sourceName: text, licence: text, request: { method: text, url: text, body: text } } })),
    claims: run.claims.map((claim) => ({ ...claim, text })),
    verdicts: run.verdicts.map((verdict) => ({
      ...verdict, rule: text, reason: text, right: { shown: text, value: '1' },
      evidence: { facts: verdict.evidence.facts.map((fact) => ({ ...fact, metric: { ...fact.metric, label: text } })), formula: { expression: text, filled: text, result: text, inexact: true }, chain: verdict.evidence.chain.map((link) => ({ ...link, text, where: link.stage === 'capture' ? link.where : text, detail: text })) },
    })),
  };
}

test.each(attacks)('hostile Markdown stays text: %s [EXP-SAFE-2]', (attack) => {
  expect(faultsOf(renderPage(runOf(`# Title ${attack.split('\n')[0] ?? ''}\n\nBefore ${attack} after.\n\n${attack}\n\n> ${attack}\n\n| a | b |\n| - | - |\n| ${attack.split('\n')[0] ?? ''} | 1 |\n`, [{ start: 2, end: 7 }])))).toEqual([]);
});

test.each(attacks)('hostile words in sources, claims, reasons and names stay text: %s [EXP-SAFE-2]', (attack) => {
  expect(faultsOf(renderPage(withTextEverywhere(attack)))).toEqual([]);
});

test('captured bytes that hold markup are shown as the text they are [EXP-SAFE-2]', () => {
  const run = inventedRun();
  const captures = run.captures.map(({ capture, bytes }) => ({ capture, bytes: new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll('"tag":"us', '<img onerror').slice(0, bytes.length)) }));
  expect(faultsOf(renderPage({ ...run, captures }))).toEqual([]);
});

test('no mixture of hostile pieces breaks out of the page [EXP-SAFE-2]', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom(...attacks, ' ', '\n', '\n\n', '# ', '- ', '1. ', '| ', '**', '*', '`', '[', ']', '(', ')', 'word 12% '), { maxLength: 24 }), (pieces) => {
    const report = pieces.join('');
    expect(faultsOf(renderPage(runOf(report, [{ start: 0, end: Math.min(4, report.length) }])))).toEqual([]);
  }), { numRuns: 60 });
});

test('a web address in the report is a link that tells nobody where it was followed from [EXP-SAFE-2]', () => {
  const page = renderPage(runOf('# T\n\nSee [the filing](https://example.test/10-k).\n', []));
  expect(page).toContain('<a href="https://example.test/10-k" rel="noreferrer">the filing</a>');
});
