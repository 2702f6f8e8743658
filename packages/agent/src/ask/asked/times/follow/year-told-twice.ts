// "Five years later, in 2024", behind a question of 2019: the year and how far it lies from the one before are one time, told twice.
import type { Asked } from '../../asked.ts';
import { countOf } from '../../number-words.ts';

const count = String.raw`(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})`;
const away = String.raw`${count} (?:fiscal |full )?years? (?<way>later|after(?:wards)?|on|further on|ahead|before|earlier|prior|back|previously)(?: (?:that|then|it))?`;
/** "A year earlier, the same three months of 2025". */
const alike = String.raw`(?:(?:in |for |over |during )?(?:the |that )?(?:same|corresponding|equivalent|matching|like) (?:fiscal )?(?:quarter|period|time|stretch|half|three months|3 months|twelve months|year)s? )?`;
const year = String.raw`(?:(?:that is|that's|i\.e\.|namely|so|meaning) )?(?<when>${alike}(?:(?:in|for|of|by|over|during|at the end of) )?(?:(?:the )?(?:fiscal|calendar|financial) )?(?:year |fy ?)?(?<year>20\d\d))`;
const patterns = [new RegExp(String.raw`\b${away}(?:,| [-–—(])? ?\(?${year}\)?`, 'i'), new RegExp(String.raw`\b${year}(?:,| [-–—(])? ?\(?${away}\)?`, 'i')];

type Groups = Readonly<Record<string, string | undefined>>;

function meets({ count: many, way = '', year: named }: Groups, before: number): boolean {
  const by = countOf(many?.toLowerCase()) ?? 1;
  return Number(named) === before + (/^(?:before|earlier|prior|back|previously)/i.test(way) ? -by : by);
}

/** Unchanged where the two are not the same year, and behind a question of another time than one fiscal year. */
export function withYearOnce(text: string, earlier: Asked | undefined): string {
  const [period, ...others] = earlier?.periods ?? [];
  const before = period?.kind === 'fiscal' && others.length === 0 ? period.year : null;
  const found = before === null ? undefined : patterns.map((pattern) => pattern.exec(text)).find((match) => match?.groups !== undefined && meets(match.groups, before));
  return found?.groups === undefined ? text : `${text.slice(0, found.index)}${found.groups['when'] ?? ''}${text.slice(found.index + found[0].length)}`;
}
