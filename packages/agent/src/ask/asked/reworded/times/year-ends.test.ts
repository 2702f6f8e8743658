import { expect, test } from 'vitest';
import { reword } from '../reword.ts';

test.each([
  ['What was its equity when 2021 closed?', 'at the end of 2021'], ['its equity when 2021 closed out', 'its equity at the end of 2021'], ['its equity when fiscal 2021 ended and again when fiscal 2024 did', 'its equity at the end of fiscal 2021 and at the end of fiscal 2024'], ['its goodwill as fiscal 2022 drew to a close', 'at the end of fiscal 2022'], ['Once Marram had shut its books on fiscal 2020, what was its debt?', 'for Marram at the end of fiscal 2020'], ['margins 21/22/23', '2021, 2022, 2023'],
])('a year that ends is a time: %s [ASK-READ-9]', (said, plain) => {
  expect(reword(said)).toContain(plain);
});

test('a share that closes at a price is no year, and a day is none either [ASK-READ-9]', () => {
  expect(reword('When it closed at 20 on 10/11/12')).not.toContain('end of');
});
