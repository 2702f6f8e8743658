// "Free cash flow, dividends and buybacks; did the first cover the other two?": whether the one exceeds the sum of the others, which are told with it.
import type { IsoDate } from '@assay/record';
import type { AskedMeasure } from '../../asked.ts';
import { namedIn } from '../../companies/read-companies.ts';
import { findMeasures } from '../../measures/read-measures.ts';
import { plainQuestion } from '../../question-text.ts';
import { readPeriods } from '../../periods/periods.ts';
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const covers = String.raw`(?:(?:easily |fully |more than |really |actually )?(?:cover(?:s|ed)?|exceed(?:s|ed)?|pa(?:y|id) for|stretch(?:ed)? to|suffice(?:d)? for|fund(?:ed)?|finance(?:d)?)|(?:big |large |high )?enough (?:for|to (?:cover|pay(?: for)?|fund))|sufficient (?:for|to (?:cover|pay(?: for)?|fund))|(?:more|larger|bigger|greater|higher) than|above)`;
const others = String.raw`(?:(?:the|for|of) )*(?:two|both|other two|others|them|these|those|latter two|rest)(?: of (?:them|these|those))?(?:,? (?:together|combined|taken together|put together|added up|in sum|as well))*`;
const tail = new RegExp(String.raw`^([^]+?)\s*[,;:.?-]+\s*(?:and |so |- )*(?:did|does|do|was|were|is|are) ((?:the |its |their )?[\w &]{2,40}?) ${covers} ${others}\s*[?.]?$`, 'i');
const time = /\b(?:(?:in|for|during|of) )?(?:its |the )?((?:fiscal(?: year)? |fy ?|calendar(?: year)? )?'?(?:20)\d\d|(?:fiscal(?: year)? |fy ?)'?\d\d)\b/i;

/** "Did its cash flow cover dividends and buybacks together": more than the two. */
const direct: readonly Rewording[] = [
  [re(String.raw`\b(did|does|do|was|is|were) ([^?,;]{4,80}?) ${covers} ((?:its |the |their |both )?[a-z][\w ]{2,28}? (?:and|plus|&|\+) (?:its |the |their )?[a-z][\w ]{2,28}?),? (?:together|combined|taken together|put together|added up|in sum)(?=[ ?.,]|$)`),
    (...[, , whose = '', both = '']: readonly string[]): string => `did ${whose} exceed ${both.replace(/^both /i, '')}`],
];

const idOf = (measure: AskedMeasure): string => ('id' in measure ? measure.id : '');

/** The three in their order, the one that is held against the others apart; null of fewer or more. */
function threeIn(head: string, first: string): { readonly lead: string; readonly others: readonly string[] } | null {
  const found = findMeasures(head).filter(({ measure }) => measure.kind === 'metric');
  const ids = found.map(({ measure }) => idOf(measure));
  const [named] = findMeasures(first);
  const at = named === undefined ? 0 : ids.indexOf(idOf(named.measure));
  const said = found.map(({ start, end }) => head.slice(start, end));
  const lead = said[at];
  return found.length !== 3 || new Set(ids).size !== 3 || lead === undefined ? null : { lead, others: said.filter((_, index) => index !== at) };
}

/** Unchanged where it does not name three figures of one company. */
export function coveredTogether(text: string, today: IsoDate): string {
  const [, told = '', first = ''] = tail.exec(text) ?? [];
  if (told === '') return sayAgain(text, direct);
  // What stands in brackets tells how one of them is made.
  const head = plainQuestion(told.replace(/ ?\([^()]{0,80}\)/g, ''));
  const three = threeIn(head, first);
  const [company, ...more] = namedIn(head, readPeriods(head, today));
  if (three === null || company === undefined || more.length > 0) return text;
  const when = time.exec(head)?.[1];
  return `Did ${head.slice(company.start, company.end).replace(/'s$/, '')}'s ${three.lead} exceed its ${three.others.join(' and ')}${when === undefined ? '' : ` in ${when}`}?`;
}
