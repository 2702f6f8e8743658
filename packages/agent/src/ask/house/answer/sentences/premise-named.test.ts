// A move that is taken for granted and went the other way is said to have.
import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { grown, lacking, level } from '../../../validate/demands/testing/marram.ts';
import { premiseNamed } from './premise-named.ts';

const fell = 'By what percentage did Marram’s revenue drop from 2021 to 2023?';
const rose = 'By what percentage did Marram’s revenue climb from 2021 to 2023?';

test('of what rose it is said that it did not fall [ASK-ANSWER-1]', () => {
  expect(renderText(premiseNamed(grown, { text: fell }))).toMatch(/^It did not fall; it rose: Marram’s revenue rose 24/);
  expect(premiseNamed(grown, { text: rose })).toEqual(grown);
  expect(premiseNamed(level, { text: fell })).toEqual(level);
});

test('an answer that takes over a false premise is not valid [ASK-VALID-6]', () => {
  expect(lacking(fell, grown)).toContain('that it did not fall');
  expect(lacking(fell, premiseNamed(grown, { text: fell }))).not.toContain('that it did not fall');
  expect(lacking(rose, grown)).not.toContain('that it did not rise');
});
