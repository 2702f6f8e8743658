// A multiple at the end of a year that is named rests on the close of that day, and on no later one.
import type { Demand, DemandScene } from '../demand.ts';

const atEnd = /\b(?:at|by|on|as of|for) (?:the )?(?:very )?(?:20\d\d(?:'s)? (?:year[- ]?end|close)|(?:calendar )?year[- ]?end(?: of)? 20\d\d|(?:end|close) of (?:calendar )?(?:the year )?20\d\d)\b/i;
const fiscal = /\bfiscal\b|\bfy ?'?\d/i;
const isMultiple = /^(?:pe_ratio|price_to|earnings_yield|dividend_yield|free_cash_flow_yield|ev_to)/;
const otherDays = /\b(?:now|today|current\w*|latest|last close|newest|most recent|since)\b/i;

/** Beside the newest close: a balance may be of the end of a year, and a move begin there. */
const ofOther = /\b(?:book|equity|cash|debt|balance|assets|shares outstanding|market cap\w*|since|from|gain\w*|r[io]se|risen|mov\w*|return\w*|chang\w*|f[ae]ll\w*|difference|yields?)\b/i;

const besideNewest = (text: string): boolean => otherDays.test(text) && !ofOther.test(text);

/** The question's own words, where one reading of it may be of a part of them. */
const wholeText = ({ text, asked }: DemandScene): string => (asked.parts === undefined && atEnd.test(asked.text) && !ofOther.test(asked.text) ? asked.text : text);

export const multipleAtEnd: Demand = (scene) => {
  const { opening } = scene;
  const text = wholeText(scene);
  const year = /20\d\d/.exec(atEnd.exec(text)?.[0] ?? '')?.[0];
  const days = opening.filter(({ measure, metric, isBeside }) => !isBeside && (isMultiple.test(measure) || isMultiple.test(metric))).flatMap(({ to, sentence }) => opening.find((one) => one.measure === 'price' && one.sentence === sentence)?.to ?? to ?? []);
  const isOther = year !== undefined && days.length > 0 && !days.some((day) => day.startsWith(`${year}-12-`));
  return isOther && !fiscal.test(text) && (!otherDays.test(text) || besideNewest(text)) ? [`the multiple at the end of ${year}`] : [];
};
