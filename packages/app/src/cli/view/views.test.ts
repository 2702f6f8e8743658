import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallRun } from '../../testing/small-run.ts';
import type { Output } from '../output.ts';
import { printClaims } from './claims-list.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { coverageSentence, percentWords, tokenSentence } from './coverage-lines.ts';
import { judgedClaims } from './judged-claims.ts';
import { layOutMarkdown } from './lay-out-markdown.ts';
import { makePaint } from './paint.ts';
import { openProgress } from './progress.ts';
import { paintReport } from './report-view.ts';
import { fingerprintWords, sizeWords, timeWords } from './size-words.ts';
import { cutText, padEnd, textWidth, wrapText } from './text-width.ts';

function listen(terminal: boolean): { readonly output: Output; readonly text: () => string } {
  let text = '';
  const write = (more: string): void => { text += more; };
  return { output: { write, line: (more = '') => { write(`${more}\n`); }, paint: makePaint(terminal), isTerminal: terminal, columns: terminal ? 80 : null }, text: () => text };
}

describe('columns', () => {
  test('wide characters take two columns, marks and colours none [CLI-VIEW-1]', () => {
    expect([textWidth('売上高'), textWidth('é'), textWidth('e\u0301'), textWidth('🍎'), textWidth('\u001b[31mred\u001b[39m'), textWidth('한국')]).toEqual([6, 1, 1, 2, 3, 4]);
    expect([padEnd('売上', 6), padEnd('abcdef', 3)]).toEqual(['売上  ', 'abcdef']);
    expect(cutText('売上高は増加した', 7)).toBe('売上高…');
  });

  test('a wrapped text keeps all its words, and no line is wider than asked but for a single long word', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 5, max: 40 }), (text, columns) => {
      const lines = wrapText(text, columns);
      expect(lines.join(' ').split(' ').filter((word) => word !== '')).toEqual(text.split(/\s+/).filter((word) => word !== ''));
      for (const line of lines) if (line.includes(' ')) expect(textWidth(line)).toBeLessThanOrEqual(columns);
    }));
  });

  test('a table is brought into line and numbers stand right', () => {
    expect(layOutMarkdown('| Year | Revenue |\n| --- | ---: |\n| 2024 | 391.0 |\n| 売上 | 5 |\n\ntext', 40).split('\n')).toEqual(['Year  Revenue', '─────────────', '2024    391.0', '売上        5', '', 'text']);
  });

  test('a table too wide for the terminal wraps its widest column', () => {
    expect(layOutMarkdown('| Rule | Why |\n| --- | --- |\n| first | one two three four five |', 22).split('\n')).toEqual(['Rule   Why', '──────────────────────', 'first  one two three', '       four five']);
  });

  test('a list item wraps under itself', () => {
    expect(layOutMarkdown('- one two three four', 12)).toBe('- one two\n  three four');
  });
});

describe('outside text', () => {
  test('no control character but line end and tab comes through [CLI-SAFE-1]', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanText(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      expect(cleanLine(text)).not.toContain('\n');
    }));
  });

  test('a report is painted at the spans of its claims and nowhere else', () => {
    const { contents } = smallRun();
    const { output } = listen(true);
    expect(paintReport(contents.report, judgedClaims(contents), output)).toBe('\u001b[1m# Revenue held\u001b[22m\n\nRevenue was \u001b[34m$391.0 billion\u001b[39m in fiscal 2024.\n');
    expect(paintReport(contents.report, judgedClaims(contents), listen(false).output)).toBe(contents.report);
  });
});

describe('figures of the audit', () => {
  test('a coverage short of everything never reads as everything [CLI-VIEW-2]', () => {
    expect([percentWords(0.9999), percentWords(1), percentWords(0.6667), percentWords(0.29), percentWords(null)]).toEqual(['99.9%', '100.0%', '66.6%', '29.0%', 'n/a']);
  });

  test('coverage is said with the number of claims, judgments and structural tokens by reason [CLI-VIEW-2]', () => {
    const coverage = { ...smallRun().contents.coverage, claims: 10, strong: 6, judgment: 2, ratio: 0.75, tokens: 14, unaccounted: 1, structural: { period: 2, name: 1 } };
    expect(coverageSentence(coverage)).toBe('75.0%: 6 of 8 claims proved by source or arithmetic; 2 judgments beside');
    expect(tokenSentence(coverage)).toBe('14 numerals and words of direction: 10 in claims, 3 structural (2 period, 1 name), 1 unaccounted for');
  });

  test('a claim is listed with its number, verdict and reason', () => {
    const { output, text } = listen(false);
    printClaims(judgedClaims(smallRun().contents), output);
    expect(text()).toMatch(/^1 {2}● verified +“\$391.0 billion”.*\n +The source says 391,035,000,000\.\n$/);
  });

  test('sizes, times and fingerprints read as people say them', () => {
    expect([sizeWords(12), sizeWords(12_345), sizeWords(1_234_567), timeWords(1_234), timeWords(125_000), fingerprintWords('abcdef01')]).toEqual(['12 bytes', '12 kB', '1.2 MB', '1.2 s', '2 min 5 s', 'abcd ef01']);
  });
});

describe('progress', () => {
  const events = (progress: ReturnType<typeof openProgress>): void => {
    progress.onEvent({ event: 'stage-start', stage: 'gather' });
    for (const series of ['A', 'B', 'C']) progress.onEvent({ event: 'source-missing', what: `series ${series}`, tool: 'fred', why: 'no key' });
    progress.onEvent({ event: 'stage-finish', stage: 'gather', detail: { captures: 3, missing: 0 } });
    progress.onEvent({ event: 'claims-judged', claims: 10, coverage: 0.5 });
    progress.close();
  };

  test('without a terminal it is plain lines, and what misses for one reason is one line [CLI-PROGRESS-1]', () => {
    const { output, text } = listen(false);
    events(openProgress(output, { elapsedMs: () => 1500, quiet: false }));
    expect(text().split('\n')).toEqual(['  ? missing   series A, series B and 1 more: no key  1.5 s', '  ● gather    3 captures  1.5 s', '  ● judge     10 claims, 50.0% proved  1.5 s', '']);
  });

  test('with --json in a pipe only what went wrong is said [CLI-PROGRESS-1]', () => {
    const { output, text } = listen(false);
    events(openProgress(output, { elapsedMs: () => 1500, quiet: true }));
    expect(text()).toBe('  ? missing   series A, series B and 1 more: no key  1.5 s\n');
  });

  test('in a terminal one line moves and is taken away at the end [CLI-PROGRESS-1]', () => {
    const { output, text } = listen(true);
    const progress = openProgress(output, { elapsedMs: () => 1500, quiet: false });
    progress.onEvent({ event: 'source-start', what: 'daily closes', tool: 'yahoo' });
    expect(text()).toMatch(/\r\u001b\[2K.*daily closes · 1\.5 s$/);
    progress.close();
    expect(text().endsWith('\r\u001b[2K')).toBe(true);
  });
});
