import { expect, test } from 'vitest';
import { say } from '../../../../prose/text.ts';
import { percent, shown, fiscalYear } from '../../../validate/demands/testing/marram.ts';
import { isAgainstVerb } from './word-against-verb.ts';

const move = (metric: string): ReturnType<typeof shown> => shown({ metric, value: '4', unit: percent, period: fiscalYear(2023), formula: null });

test.each([
  ['Did Marram’s revenue rise?', 'revenue', 'rose', true], ['Did Marram’s revenue rise?', 'revenue', 'fell', false], ['Did Marram’s revenue fall?', 'revenue', 'fell', true],
  ['Did Marram’s operating margin improve?', 'operating_margin', 'fell', false], ['Did Marram’s debt to equity improve?', 'debt_to_equity', 'fell', true],
].map(([text, metric, verb, isYes]) => ({ text: String(text), metric: String(metric), verb, isYes: isYes === true })))('“$text”, where the $metric $verb: yes is $isYes and no is not, or the other way round [ASK-YES-1]', ({ text, metric, verb, isYes }) => {
  const told = verb === 'rose' ? say`Marram’s figure rose ${move(metric)} from 1 to 2.` : say`Marram’s figure fell ${move(metric)} from 2 to 1.`;
  expect(isAgainstVerb(isYes, told, text)).toBe(false);
  expect(isAgainstVerb(!isYes, told, text)).toBe(true);
});

test('of losses, of several moves and of a level nothing is said [ASK-YES-1]', () => {
  const fell = say`Marram’s net income fell ${move('net_income')} from 2 to 1.`;
  for (const text of ['Did Marram’s loss grow?', 'Was Marram’s revenue above $3 billion?', 'How far did Marram’s revenue fall?']) expect(isAgainstVerb(true, fell, text)).toBe(false);
});
