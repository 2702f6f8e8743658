// A balance on the last day of a year or a quarter is that of its end: "cash left on the final day of the year" is no day of prices, and none of the newest.
import { any, re } from '../words.ts';
import type { Rewording } from '../rewording.ts';

const balance = any('cash(?: and (?:cash )?equivalents)?', 'debts?', 'borrowings?', 'equity', 'assets', 'liabilities', 'inventor(?:y|ies)', 'receivables', 'payables', 'goodwill', 'deposits', 'loans', 'retained earnings');
const last = any('last', 'final', 'closing', 'very last');
const time = any('year', 'fiscal year', 'financial year', 'quarter', 'fiscal quarter', 'business year', 'reporting year');
const ofBalance = String.raw`(?<=\b${balance}\b[^.?;]{0,70})`;

export const lastDayOfYear: readonly Rewording[] = [
  // Of closes: "on the last trading day of each quarter in 2025".
  [re(String.raw`\b(?:(?:on|at|as of|for|of) )?(?:the )?(?:${last}) (?:trading )?(?:day|session|close|bell) of (?:each|every) (?:calendar )?(quarter|month)\b`), 'at the end of each $1'],
  [re(String.raw`${ofBalance} (?:on|at|as of|as at|by) the ${last} (?:calendar |trading )?day of (?:the |that |its |their |this |the same )?${time}(?= (?:in )?(?:fy ?)?(?:20)\d\d(?!\d))`), ' at the end of fiscal'],
  [re(String.raw`${ofBalance} (?:on|at|as of|as at|by) the ${last} (?:calendar )?day of ((?:the |that |its |their |this |the same )?${time})(?![a-z]| ?\d|['’])`), ' at the end of $1'],
];
