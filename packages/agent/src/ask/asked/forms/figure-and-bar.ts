// "What was Visa's net margin in fiscal 2024, and was it above 50%?": whether one figure lies beyond a bar, asked as such. The figure comes with the answer.
import { namedIn } from '../companies/read-companies.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { any } from '../reworded/words.ts';

const bars: readonly (readonly [plain: string, said: string])[] = [
  ['at least', any('at least', 'no less than', 'not (?:below|under|less than)', '(?:reach|hit|make|meet)(?:ed)?(?: at least)?')],
  ['at most', any('at most', 'no more than', 'not (?:above|over|more than)')],
  ['above', any('(?:come (?:in|out) |stay |get |go |lie |still |well |already )*(?:above|over|more than|higher than|greater than|larger than|bigger than|beyond|north of|past)', 'exceed(?:ed|ing)?', 'top(?:ped)?', 'clear(?:ed)?', 'beat', 'pass', 'surpass(?:ed)?')],
  ['below', any('(?:come (?:in|out) |stay |get |go |lie |still |well |fall |drop )*(?:below|under|less than|lower than|smaller than|beneath|south of|short of)', 'miss')],
];
const it = any('it', 'that', 'this', 'they', '(?:the|that|this) (?:figure|number|margin|ratio|rate|yield|multiple|growth|result|total|amount|value|level|percentage|share|p ?/ ?e)');
const unit = String.raw`(?: ?(?:%|percent(?:age points?)?|per cent|times|x|points?|million|billion|trillion|bn|m|mn|dollars?|cents?|a share|per share))*`;
const limit = String.raw`(?:the |its |that )?[$€£]?\d[\d.,]*${unit}(?: (?:mark|line|level|bar|threshold|hurdle|target))?`;
const forms = bars.map(([plain, said]) => [plain, new RegExp(String.raw`(?:,? (?:and|so|but)(?: so)? |[,;.?] ?(?:and |so )?| [-–] ?(?:and )?)(?:(?:is|was|were|are|does|did|do|has|have) ${it}|whether ${it} (?:is|was|were|are)) (?:now |then |really |actually |in fact )?${said} (?<limit>${limit})(?: or not)? ?\?*$`, 'i')] as const);

/** The one ask before it. */
const asked = /^(?<lead>(?:[^]*[.!?:] )?(?:[^.?!]*?, )?)(?:what(?:['’]s| is| was| were| are)|how (?:high|large|big|low|wide|fat) (?:is|was|were|are)) (?<figure>[^?;.]+?(?:\.\d[^?;.]*?)?)[?.,]?$/i;
const asks = /\b(?:what|how|which|who|when|where|why)\b/gi;
const several = /\b(?:each|both|every|or|versus|vs\.?|compared?|than|which|respectively)\b/i;

function isOfOne(before: string): boolean {
  const ids = new Set(readMeasures(before).map(({ measure }) => ('id' in measure ? measure.id : measure.words)));
  const companies = new Set(namedIn(before, []).flatMap(({ company }) => (company === null ? [] : [company.ticker])));
  return ids.size === 1 && companies.size < 2 && (before.match(asks) ?? []).length === 1 && !several.test(before);
}

/** The text as it is where the bar is of nothing, or more than one figure is asked for. */
export function figureAndBar(text: string): string {
  for (const [plain, form] of forms) {
    const found = form.exec(text);
    if (found === null) continue;
    const before = text.slice(0, found.index).trim();
    if (!isOfOne(before)) return text;
    const bar = found.groups?.['limit'] ?? '';
    const { lead = '', figure } = asked.exec(before)?.groups ?? {};
    if (figure === undefined) return `${before.replace(/[?.,]$/, '')}? Was it ${plain} ${bar}?`;
    return `${lead}${lead === '' || /[.!?:] $/.test(lead) ? 'Was' : 'was'} ${figure} ${plain} ${bar}?`;
  }
  return text;
}
