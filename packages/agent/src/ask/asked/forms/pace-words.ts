// Growth on the year before, on the quarter before, and whether growth itself went up or down: the words of it.
const yearly = String.raw`(?:yoy|y\/y|y-o-y|year[- ](?:on|over|to)[- ]year|(?:on|over|from|than|against|versus|vs\.?|to|compared (?:to|with)) (?:the )?(?:same|corresponding|equivalent|comparable) (?:quarter|period)(?: (?:a year (?:ago|earlier|before)|(?:of )?(?:the )?(?:last|previous|prior) year))?|(?:on|over|from|than|against|versus|vs\.?|to|compared (?:to|with)) (?:the )?(?:year before|previous year|prior year|year[- ]ago(?: (?:quarter|period))?|year earlier|same quarter (?:a|one) year (?:ago|earlier|before))|(?:from|on|over|than|to) a year (?:earlier|ago|before)|annual growth|yearly growth|the year before)`;
const sequential = String.raw`(?:qoq|q\/q|q-o-q|sequential(?:ly)?|quarter[- ](?:on|over|to)[- ]quarter|(?:on|over|from|than|against|versus|vs\.?|to|with) the (?:quarter before|(?:previous|prior|preceding|last) quarter|three months before))`;

/** Growth on the year before, in so many words. */
export const asksYearly = new RegExp(String.raw`(?<![\w/])${yearly}(?![\w/])`, 'i');
const asksSequential = new RegExp(String.raw`(?<![\w/])${sequential}(?![\w/])`, 'i');

/** Growth on the quarter before and on the year before. */
export function asksBothWays(text: string): boolean {
  return asksSequential.test(text) && asksYearly.test(text);
}

const up = String.raw`accelerat\w*|speed(?:ed|ing|s)?(?: up)?|sped up|pick(?:ed|ing|s)? up(?: speed| steam| pace)?|faster|quicken\w*|quicker|gain(?:ed|ing|s)? (?:speed|momentum|steam|pace)`;
const down = String.raw`decelerat\w*|slow\w*|slower|los(?:e|es|t|ing) (?:speed|momentum|steam|pace)|com(?:e|es|ing) down|came down|cool\w*|fad(?:e|ed|es|ing)|weaken\w*|run(?:ning)? out of steam`;
/** Whether growth itself changed. */
export const asksPace = new RegExp(String.raw`\b(?:${up}|${down}|momentum|steam|keep(?:ing)? up|kept up)\b`, 'i');

/** Up or down of the pace; null where neither or both are said. */
export function isPaceUp(text: string): boolean | null {
  const [isUp, isDown] = [new RegExp(String.raw`\b(?:${up})\b`, 'i').test(text), new RegExp(String.raw`\b(?:${down})\b`, 'i').test(text)];
  return isUp === isDown ? null : isUp;
}
