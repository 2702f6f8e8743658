import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { cashLeft } from './cash-left.ts';

test.each([
  ['What\'s left after capex at Marram in 2023?', 'what was the free cash flow at Marram in 2023?'],
  ['What is left after capex and dividends?', 'What is left after capex and dividends?'],
  ['Once Marram has paid for all its plants out of its operating cash, what was left over in 2023?', 'what was the free cash flow of Marram in 2023?'],
  ['Once Marram has paid for its lunch, what was left over?', 'Once Marram has paid for its lunch, what was left over?'],
  ['the money left in fiscal 2023 once capex had come out of operating cash flow', 'fiscal 2023 free cash flow'],
  ['What was left of 2023\'s operating cash flow after capital spending was paid for?', 'What was left of 2023\'s operating cash flow after capital spending was paid for?'],
  ['what multiple is that of what was left of 2023\'s operating cash flow once capex was paid for', 'what multiple is that of 2023 free cash flow'],
  ['How much spare cash did Marram make in 2023 once capex was paid for?', 'How much 2023 free cash flow?'],
  ['the cash left at the end of 2023', 'the cash left at the end of 2023'],
])('%s: what capital spending leaves is free cash flow [ASK-READ-9]', (said, plain) => {
  expect(sayAgain(said, cashLeft)).toBe(plain);
});

test('what is left once the buildings are paid for is free cash flow, whoever is named first [ASK-READ-1]', () => {
  expect(sayAgain('How much cash was left over in fiscal 2025 after Apple had paid for its buildings and equipment?', cashLeft)).toBe('what was the free cash flow of Apple in fiscal 2025?');
  expect(sayAgain('After Visa had paid for its equipment out of the cash its business brought in, how much cash was left over in fiscal 2024?', cashLeft)).toBe('what was the free cash flow of Visa in fiscal 2024?');
  expect(sayAgain('How much was left in 2024 after IBM paid for its buildings and dividends?', cashLeft)).toBe('How much was left in 2024 after IBM paid for its buildings and dividends?');
});
