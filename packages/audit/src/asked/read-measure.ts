// One term of a definition: "FY2019 cost of goods sold", "average inventory between FY2018 and FY2019", "the change in receivables from 2020 to 2021".
import type { Quantity } from './quantity.ts';
import { readTimedWords } from './read-times.ts';

/** Words that say which statement, and never which line. */
const idle = /\b(?:the|its|their|total amount of|amount of|value of|unadjusted|as reported|reported)\b/gi;

export function readMeasure(text: string): Quantity | null {
  const plain = text.trim();
  const number = /^([\d,]+(?:\.\d+)?)( ?%)?(?: days)?$/.exec(plain);
  if (number !== null) return { kind: 'number', value: number[2] === undefined ? (number[1] ?? '').replaceAll(',', '') : `${(number[1] ?? '').replaceAll(',', '')}e-2` };
  const average = /^(?:the )?(?:simple )?(?:average|mean)(?: of)?\b(.*)$/is.exec(plain)?.[1];
  if (average !== undefined) return meanOf(average);
  const change = /^(?:the )?(?:net )?(?:change|increase|decrease)s?(?: \([^()]{1,20}\))?(?: in| of)\b(.*)$/is.exec(plain)?.[1];
  return change === undefined ? measureOf(plain) : changeOf(change);
}

/** The mean of a balance at the ends of the stretch named; without one, of this year's end and the last's. */
function meanOf(text: string): Quantity | null {
  const { times: [from, to], rest } = readTimedWords(text);
  const both = from === undefined ? /^(.{3,60}?) and (.{3,60})$/.exec(rest) : null;
  if (both !== null) {
    const parts = [both[1], both[2]].map((part) => measureOf(part ?? ''));
    const [left, right] = parts;
    return left === null || right === null || left === undefined || right === undefined ? null : { kind: 'mean', of: [left, right] };
  }
  const measure = measureOf(rest);
  if (measure === null) return null;
  if (from !== undefined && to !== undefined) return { kind: 'mean', of: [{ kind: 'at', time: from, of: measure }, { kind: 'at', time: to, of: measure }] };
  const mean: Quantity = { kind: 'mean', of: [{ kind: 'at', time: { kind: 'earlier', years: 1 }, of: measure }, measure] };
  return from === undefined ? mean : { kind: 'at', time: from, of: mean };
}

function changeOf(text: string): Quantity | null {
  const { times: [from, to], rest } = readTimedWords(text);
  const measure = measureOf(rest);
  if (measure === null) return null;
  if (from !== undefined && to !== undefined) return { kind: 'change', value: { kind: 'at', time: to, of: measure }, base: { kind: 'at', time: from, of: measure }, years: 1 };
  const change: Quantity = { kind: 'change', value: measure, base: { kind: 'at', time: { kind: 'earlier', years: 1 }, of: measure }, years: 1 };
  return from === undefined ? change : { kind: 'at', time: from, of: change };
}

function measureOf(text: string): Quantity | null {
  const { times: [time], rest } = readTimedWords(text);
  const words = rest.replace(idle, ' ').replace(/\s+/g, ' ').replace(/ \(?(?:from|in|on) (?:cash flow|income|balance|statement)[ \w]*$/i, '').replace(/^[\s,:]+|[\s,:]+$/g, '');
  if (!/\p{L}{2}/u.test(words) || words.length > 90) return null;
  const measure: Quantity = { kind: 'measure', words };
  return time === undefined ? measure : { kind: 'at', time, of: measure };
}
