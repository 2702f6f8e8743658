// "My sheet tracks the yearly high. What goes in it for CRM for 2024?": what a table holds is told in one sentence, and whose line of it is asked for in the next.
import type { Rewording } from '../rewording.ts';

const keeper = String.raw`(?:(?:my|our|the|this|a) (?:[a-z-]+ )?(?:sheet|spreadsheet|table|list|column|file|ledger|log|tracker|workbook|chart|page)(?: here)? (?:tracks?|lists?|shows?|keeps?|holds?|takes?|carries|records?|wants?|needs?|is for|has(?: a column for)?)|(?:I|we) (?:have|keep|maintain|fill|need) (?:a|one|this) (?:column|sheet|table|list|line|row|field|tab) (?:for|of|with|on|that (?:tracks|lists|shows|holds)))`;
const fill = String.raw`(?:(?:please )?(?:fill (?:it |that |this |the cells? )?(?:in|out)|complete (?:it|that|the line|the row)?|give me (?:the )?(?:entry|entries|cells?|values?|line|row))|what (?:goes|belongs|should go|do i (?:put|enter|write|fill in|note)|should i (?:put|enter|write))(?: (?:down|in))?(?: (?:in|into|to) (?:it|there|that|the (?:cell|column|field|row|line)))?(?: there| here)?)`;

export const columnHeadings: readonly Rewording[] = [
  [new RegExp(String.raw`^${keeper} ([^.?!]{4,90})[.;] ${fill}(?: for| with|:)? (?=\S)`, 'i'), '$1 for '],
];
