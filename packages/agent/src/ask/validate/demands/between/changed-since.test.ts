import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { changedSince } from './changed-since.ts';

const figure = (measure: string, form: string) => ({ measure, form, isBeside: false, unit: { kind: form === 'growth' ? 'percent' : 'money' } });
// Only what this demand looks at.
const demanded = (text: string, opening: readonly unknown[], named: readonly string[] = []): readonly string[] => changedSince({ text, opening, asked: { measures: named.map((id) => ({ kind: 'metric', id })) } } as unknown as DemandScene);
const asked = 'How has Marram’s balance sheet developed since 2021: cash and equity?';

test('each figure moves from the time since when it is asked [ASK-ANSWER-9]', () => {
  expect(demanded(asked, [figure('cash', 'growth'), figure('cash', 'value'), figure('shareholders_equity', 'value')])).toEqual(['how each of them moved since then']);
  expect(demanded(asked, [figure('cash', 'growth'), figure('cash', 'value'), figure('shareholders_equity', 'change'), figure('shareholders_equity', 'value')])).toEqual([]);
  expect(demanded('What were its cash and equity in 2021?', [figure('cash', 'growth'), figure('shareholders_equity', 'value')])).toEqual([]);
});

test('the lines that a moved ratio is made of are told to explain it, and need not move where nobody named them [ASK-ANSWER-9]', () => {
  const question = 'How has the operating margin of Marram changed since 2021?';
  const told = [figure('operating_margin', 'change'), figure('operating_income', 'value'), figure('revenue', 'value')];
  expect(demanded(question, told, ['operating_margin'])).toEqual([]);
  expect(demanded(question, told, ['operating_margin', 'revenue'])).toEqual(['how each of them moved since then']);
});
