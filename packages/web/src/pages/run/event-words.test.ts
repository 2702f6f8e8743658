import { describe, expect, test } from 'vitest';
import { logLine } from './event-words.ts';
import { about, duration, money } from './time-words.ts';

const at = '2026-03-24T12:00:00.000Z';

describe('the log in words', () => {
  test('an event is one line with its step, and what went wrong stands out [WEB-RUN-3]', () => {
    expect(logLine({ seq: 4, at, event: 'source-missing', data: { what: 'options', tool: 'chain', why: 'the exchange lists none' } })).toEqual({ seq: 4, at, step: 'gather', words: 'options could not be had: the exchange lists none', tone: 'problem' });
    expect(logLine({ seq: 9, at, event: 'claims-judged', data: { claims: 1, coverage: 0.9999 } })).toMatchObject({ step: 'judge', words: '1 claim judged, 99.9% proved', tone: 'milestone' });
  });

  test('pieces of text are no lines, and an event of an unknown name is told by its name [WEB-RUN-2]', () => {
    expect(logLine({ seq: 1, at, event: 'text-delta', data: { text: 'a' } })).toBeNull();
    expect(logLine({ seq: 1, at, event: 'tide-turned', data: {} })).toMatchObject({ words: 'tide turned', tone: 'plain', step: null });
    expect(logLine({ seq: 1, at, event: 'toString', data: {} })).toMatchObject({ words: 'toString' });
  });

  test('durations and money are said as one would say them [WEB-RUN-8]', () => {
    expect([duration(80), duration(2_640), duration(72_000)]).toEqual(['80 ms', '2.6 s', '1 min 12 s']);
    expect([about(0.2), about(44), about(61), about(250)]).toEqual(['1 s', '44 s', 'a minute', '4 minutes']);
    expect([money(0), money(0.0042), money(0.25), money(1.2)]).toEqual(['$0.00', '$0.0042', '$0.250', '$1.20']);
  });
});
