// Questions of the economy at large, of its labour market, of what the Fed does or what the curve tells: asked as the readings that such questions are answered by.
import { readMeasures } from '../measures/read-measures.ts';
import { blank } from '../places.ts';
import { isEconomic } from '../subjects/economic.ts';

const lead = String.raw`^(?:(?:so|and|but|ok(?:ay)?|please|tell me|well|hey|can you tell me|give me an idea of|i wonder)[,:]? )*`;
const us = String.raw`(?:the )?(?:(?:us|u\.s\.|american|america's|united states|domestic|overall|real) )?`;
const how = String.raw`(?:how(?:'s| is| are| was| were| has| did| does)|what(?:'s| is| was| does) (?:the (?:state|health|shape|condition|strength|picture|outlook) (?:of|for)|happening (?:in|to|with)|going on (?:in|with)|up with|new in|the latest (?:on|in|from))|(?:an? )?(?:overview|state|snapshot|summary|picture|health) of|tell me about|where does|how (?:strong|weak|healthy|good|bad|hot|tight) (?:is|are|was))`;
const doing = String.raw`(?: (?:been|be|do|doing|done|looking|look|going|faring|holding up|performing|perform|shaping up|stand|standing|developing|in|right))*`;
const tail = String.raw`(?<tail> (?:in|at|over|during|since|as of|by|through|for) [^?]{3,60}?| (?:right )?now| these days| today| currently| at present| lately| at the moment)?`;
const end = String.raw`[?.! ]*$`;
const whole = (words: string): RegExp => new RegExp(`${lead}${words}${tail}${end}`, 'i');

type Class = { readonly asks: RegExp; readonly as: (tail: string) => string };
const turning = String.raw`(?:getting (?:any )?|growing |doing |turning |going )?(?:any )?(?:worse|better|weaker|stronger|cooling|weakening|slowing|strengthening|improving|deteriorating|overheating|heating up|softening|cracking|healthy|strong|weak|good|bad|ok|okay|fine|in trouble|in good shape|in bad shape|holding up|recovering|booming|crashing|collapsing|slowing down|cooling off|cooling down)`;
const plainly = (when: string): string => when.replace(/ (?:right now|now|these days|today|currently|at present|lately|at the moment)$/i, '');
const readings = (series: string) => (when: string): string => `What were ${series}${plainly(when)}?`;
const changed = (what: string) => (when: string): string => `How did ${what} change${plainly(when) === '' ? ' over the past year' : plainly(when)}?`;

const classes: readonly Class[] = [
  { asks: whole(`${how} ${us}econom(?:y|ic (?:situation|conditions|picture|outlook|health|growth and inflation))${doing}`), as: readings('real GDP growth, the unemployment rate and consumer price inflation') },
  { asks: whole(String.raw`(?:is|are|was|were|has) (?:${us}(?:econom(?:y|ies)|us|america)|the united states|we|usa)(?: (?:been|still|now|currently|really|already))* (?:in|into|heading (?:in)?to(?:wards?)?|headed (?:in)?to(?:wards?)?|headed for|close to|near(?:ing)?|entering|going into|slipping into|sliding into|on the brink of) (?:an? |the )?recession`), as: (when) => `What were real GDP growth, the unemployment rate and the ten-year minus two-year spread${plainly(when)}, for a judgment of recession?` },
  { asks: whole(`${how} ${us}(?:labou?r|jobs?|employment)(?: (?:market|situation|picture))?${doing}`), as: readings('the unemployment rate and nonfarm payrolls') },
  { asks: whole(String.raw`(?:is|are|has|have) ${us}(?:econom(?:y|ies))(?: (?:been|still|now|currently|really|actually))* ${turning}`), as: (when) => `What were real GDP growth, the unemployment rate and consumer price inflation${plainly(when)}, for a judgment?` },
  { asks: whole(String.raw`(?:is|are|has|have) ${us}(?:labou?r|jobs?|employment)(?: (?:market|situation|picture))(?: (?:been|still|now|currently|really|actually))* ${turning}`), as: (when) => `What was the unemployment rate${plainly(when)}, for a judgment?` },
  { asks: whole(String.raw`(?:how (?:do|are)|what do|how's|how is) ${us}(?:consumers?|shoppers|households|americans|people)(?: in (?:the us|america))? (?:feel(?:ing)?|confiden\w+|mood)(?: (?:about|on|of) (?:things|the (?:us )?economy|it))?`), as: readings('the consumer sentiment index') },
  { asks: whole(String.raw`(?:(?:what(?:'s| is| was)|how (?:big|large) (?:is|was)|how much (?:is|was)) )?(?:the size of )?${us}(?:gdp|gross domestic product)`), as: (when) => `What was real GDP${plainly(when)}?` },
  { asks: whole(String.raw`(?:how (?:big|large) (?:is|was)|what(?:'s| is| was) the size of) ${us}economy`), as: (when) => `What was real GDP${plainly(when)}?` },
  { asks: whole(String.raw`(?:what(?:'s| is| has| does| did| was)|how(?:'s| is| does)) (?:the )?(?:us |treasury )?yield curve (?:been )?(?:tell(?:ing)?|say(?:ing)?|signal(?:l?ing)?|show(?:ing)?|indicat(?:e|ing)|look(?:ing)?|impl(?:y|ying)|do(?:ing)?)(?: (?:us|me|like|about (?:the )?(?:us )?(?:economy|growth|recession)))*`), as: (when) => `Is the yield curve inverted${plainly(when)}?` },
  { asks: whole(String.raw`what(?:'s| is| has| was| did| does)? (?:the )?(?:fed|federal reserve|us central bank|fomc)(?:'s)? (?:been )?(?:do|doing|done|up to)(?: (?:with|about|to) (?:its |the |interest |policy |key )*rates?)?`), as: changed('the federal funds rate') },
];

const happened = new RegExp(String.raw`${lead}what(?:'s| is| has| have|) (?:been )?(?:happen(?:ed|ing)|going on|gone on) (?:to|with) (?<what>[^?]{3,40}?)${tail}${end}`, 'i');

/** Of an economic series and nothing else. */
function isSeries(words: string): boolean {
  const found = readMeasures(words);
  return found.length === 1 && found.every(({ measure }) => isEconomic(measure)) && !/\p{L}/u.test(blank(words, found).replace(/\b(?:the|us|american|america's|in|u\.s\.|rates?)\b/gi, ''));
}

/** The plain question; as it was for every other one. */
export function broadEconomy(text: string): string {
  for (const { asks, as } of classes) {
    const found = asks.exec(text);
    if (found !== null) return as(found.groups?.['tail'] ?? '');
  }
  const { what, tail: when } = happened.exec(text)?.groups ?? {};
  return what !== undefined && isSeries(what) ? changed(what)(when ?? '') : text;
}
