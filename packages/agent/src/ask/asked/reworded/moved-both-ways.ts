// Companies of which one figure rose while another fell, as growth above and below nothing: "which companies' net income fell in 2024 though revenue rose", "who grew sales but earned less".
import { sayAgain, type Rewording } from './rewording.ts';
import { re } from './words.ts';

const line = String.raw`((?:net |operating |gross )?(?:sales|revenues?|income|profits?|earnings|turnover)|free cash flow|operating cash flow|r ?& ?d|cap ?ex|capital expenditures?|diluted eps|eps|earnings per share|inventor(?:y|ies)|total debt|cash)`;
const up = 'rose|grew|increased|climbed|went up|gained|expanded|improved';
const down = 'fell|dropped|declined|shrank|decreased|went down|slipped|sank|contracted|worsened';
const way = `(${up}|${down})`;
const when = String.raw`((?: (?:in|over|during|for))? (?:fiscal (?:year )?|FY ?)?(?:20)\d\d)?`;
const joint = String.raw`,? (?:even though|though|although|while|whereas|but|and|yet|as)(?: at the same time)? (?:their |its |the |saw (?:their |its )?)?`;
const who = String.raw`\b(?:which|whose|what|how many)(?: of (?:the|these|them))?(?: (?:sample|bundled|sixteen))*(?: ?(?:companies|firms|stocks|names))?(?:'s?)?`;
const raised = '(grew|raised|increased|lifted|expanded|boosted|cut|reduced|shrank|lowered)';

const isUp = (word: string): boolean => new RegExp(`^(?:${up}|raised|lifted|boosted)$`, 'i').test(word);
const growth = (what: string, word: string): string => `${what} growth ${isUp(word) ? 'above' : 'below'} 0%`;
const timeOf = (...times: readonly (string | undefined)[]): string => { const said = times.find((time) => time !== undefined && time.trim() !== '')?.trim() ?? ''; return said === '' ? '' : ` ${/^(?:in|over|during|for) /i.test(said) ? said : `in ${said}`}`; };

const counted = (whole: string): string => (/^how many/i.test(whole) ? 'How many' : 'Which');
type Said = readonly (string | undefined)[];

/** "Which companies' A fell in T though B rose". */
function ofLines(whole: string, ...[one = '', first = '', at, other = '', then, second = '', last]: Said): string {
  return `${counted(whole)} companies had ${growth(one, first)} and ${growth(other, second)}${timeOf(at, then, last)}`;
}

/** "Who raised A in T but earned less", "… while B fell". */
function ofDeeds(whole: string, ...[first = '', one = '', at, earned, more = '', other = '', second = '', last]: Said): string {
  const beside = earned === undefined ? growth(other, second) : growth('net income', more.toLowerCase() === 'more' ? 'rose' : 'fell');
  return `${counted(whole)} companies had ${growth(one, first)} and ${beside}${timeOf(at, last)}`;
}

const both: readonly Rewording[] = [
  [re(String.raw`${who} ${line} ${way}${when}${joint}${line}${when} ${way}${when}(?= ?[?.]|$)`), ofLines],
  [re(String.raw`\b(?:who|which(?: of (?:the|these|them))?(?: (?:sample|bundled|sixteen))*(?: ?(?:companies|firms|stocks|names))?|how many companies) ${raised} (?:their |its )?${line}${when}${joint.replace('(?:their ', '(?:their |his ')}(?:(earned|made|netted) (more|less)|${line} ${way})${when}(?= ?[?.]|$)`), ofDeeds],
];

/** Of many companies; a company that is named is asked for itself. */
export const movedBothWays = (text: string): string => sayAgain(text, both);
