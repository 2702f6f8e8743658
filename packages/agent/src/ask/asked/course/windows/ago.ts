// "A year ago", "three months back": a moment counted from the newest reading, and neither the end of a calendar year nor a year of statements.
import { matchesOf, type Place } from '../../places.ts';
import { countOf } from '../../number-words.ts';
import type { Window } from '../course.ts';

const count = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const ago = new RegExp(String.raw`\b(?:(?:just |exactly |precisely )?(?<count>${count}) (?:full |whole )?(?<of>week|month|quarter|year)s? (?:ago|back)|(?<same>(?:this|the same) (?:time|day|date) last year))\b(?! (?:and|to|on|in) (?:19|20)\d\d)`, 'g');
const units: Readonly<Record<string, Extract<Window, { kind: 'ago' }>['of']>> = { week: 'week', month: 'month', quarter: 'quarter', year: 'year' };

/** Behind these it is the base of a move up to now, which other readers know where now is not named. */
const held = /\b(?:than|since|from|to|over|of|with|versus|vs\.?|against)(?: (?:it|they) (?:was|were|did|stood))? $/;
const now = /\b(?:now|today|currently|latest|newest|last|most recent)\b/;

/** In small letters. */
export function agoIn(text: string): readonly (Extract<Window, { kind: 'ago' }> & Place)[] {
  return matchesOf(text, ago).flatMap(({ start, end, groups }) => {
    const of = groups['same'] === undefined ? units[groups['of'] ?? ''] : 'year';
    const many = groups['same'] !== undefined || /^an?$/.test(groups['count'] ?? '') ? 1 : countOf(groups['count'] ?? '1');
    const isBase = held.test(text.slice(0, start)) && !now.test(`${text.slice(0, start)}${text.slice(end)}`);
    return of === undefined || many === null || isBase ? [] : [{ kind: 'ago' as const, count: many, of, start, end }];
  });
}
