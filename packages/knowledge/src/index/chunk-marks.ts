// What a passage is, apart from what it says: one of the primary statements, or words that stand in every report.

/** Bits of one number. */
export const MARK = { balance: 1, income: 2, cash: 4, usual: 8 };
export const STATEMENTS = MARK.balance | MARK.income | MARK.cash;

/** A title is short; a sentence that mentions a statement is none. */
const LONGEST_TITLE = 110;
const names: readonly (readonly [number, RegExp])[] = [
  [MARK.balance, /balance sheets?|statements? of financial (?:position|condition)/i],
  [MARK.income, /statements? of (?:consolidated )?(?:income|operations|earnings|comprehensive income)|income statements?|profit and loss|\bp&l\b/i],
  [MARK.cash, /statements? of (?:consolidated )?cash flows?|cash flows? statements?/i],
];
/** Passages about the report, its law or the rules of accounting, rather than about the company. */
const usual = /forward-looking statements|table of contents|\bsignatures\b|pursuant to the requirements of the securities|exhibit index|report of independent registered|recently issued accounting|recent accounting pronouncements|critical audit matter/i;

/** The primary statements that a text names. */
export function statementsIn(text: string): number {
  return names.reduce((marks, [mark, name]) => (name.test(text) ? marks | mark : marks), 0);
}

export function marksOf(lines: readonly string[]): number {
  const titles = lines.filter((line) => line.length <= LONGEST_TITLE).reduce((marks, line) => marks | statementsIn(line), 0);
  return lines.some((line) => usual.test(line)) ? titles | MARK.usual : titles;
}
