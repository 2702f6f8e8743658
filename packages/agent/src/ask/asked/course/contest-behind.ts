// "Do the same for the other, and say which did better": behind a question of one share's closes both shares in that time, and who is ahead.
import type { Company } from '@assay/data';
import type { Asked } from '../asked.ts';
import { without } from './words/patterns.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import { signed } from '../stakes/as-stakes.ts';
import { askedOf, namedCloses, type Around, type NamedCloses } from './as-course.ts';
import type { Course } from './course.ts';

const again = /\b(?:(?:do|run|repeat|give me|show me|work out|tell me|say|see|compare)\b|(?:the |exactly the )?same(?: (?:thing|figure|number|sum|calculation|exercise|period|stretch|time|again))?|for|with|on|over|what about|how about|and|now|then|please|also|too|likewise|again|it|that|this)\b/g;
const better = /\b(?:which|who|whether|what|tell me which|say which)?(?: (?:one|share|stock|company|name|of (?:them|the two|the pair|both|the two (?:stocks|shares|companies|names))))?(?: (?:of the two|of them))?(?: (?:was|is|has|had|did|came|come|does|fared|performed|held up|gained|gain|rose|rise|done|do|the))* ?\b(?<sense>better|best|ahead|on top|more|most|out front|winner|stronger|worse|worst|less|least|behind|weaker|loser)\b/g;
const isContest = /\b(?:better|best|ahead|on top|more|most|out front|winner|stronger|worse|worst|less|least|behind|weaker|loser|higher|lower)\b/;
const isLeast = /\b(?:worse|worst|less|least|behind|weaker|loser|lower)\b/;

/** One share's closes, and nothing beside them. */
function courseBefore(before: Asked | undefined): { readonly course: Course; readonly company: Company } | null {
  const [company, ...others] = before?.companies ?? [];
  const course = before?.course;
  return company === undefined || others.length > 0 || course?.of !== 'close' || course.also !== undefined ? null : { course, company };
}

/** The one other company, where every word is read and no time of its own is named. */
function otherIn(closes: NamedCloses, own: Company): Company | null {
  const [other, ...more] = closes.companies.filter(({ ticker }) => ticker !== own.ticker);
  const rest = without(signed(closes), better, again).replace(/[¤§]/g, ' ');
  const isWhole = (rest.match(/[\p{L}\d%$]+/gu) ?? []).every((word) => harmlessWords.has(word)) && closes.windows.every(({ isTalk }) => isTalk === true);
  return other === undefined || more.length > 0 || !isWhole ? null : other;
}

/** Null where nothing of one share's closes was asked before, or where any word asks for more. */
export async function readContestBehind(question: string, around: Around): Promise<Asked | null> {
  const text = question.toLowerCase();
  const before = isContest.test(text) ? courseBefore(around.earlier?.at(-1)) : null;
  const closes = before === null ? null : await namedCloses(question, around);
  const other = before === null || closes === null ? null : otherIn(closes, before.company);
  if (before === null || other === null) return null;
  const course: Course = { ...before.course, order: isLeast.test(text) ? 'least' : 'most' };
  return { ...askedOf({ course, leftOver: [] }, { question, companies: [before.company, other], around }), inherited: ['periods', 'measures'] };
}
