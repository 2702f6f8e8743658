import { expect, test } from 'vitest';
import { earningsNamed } from './earnings-named.ts';

test.each([
  ['The newest price of a share, and how many times 2023 EPS that makes?', 'The newest price of a share, and the P/E at the last close on diluted EPS of 2023?'],
  ['Closed where on 5 May 2025, and how many times 2023 EPS is that?', 'Closed where on 5 May 2025, and how many times 2023 EPS is that?'],
  ['Marram P/E using the latest close and diluted EPS of fiscal 2023', 'Marram P/E at the latest close on diluted EPS of fiscal 2023'],
  ['Take Marram\'s close on May 5, 2025, divided by 2023 diluted EPS', 'Take Marram\'s P/E at the close of May 5, 2025 on diluted EPS of 2023'],
  ['at how many times its fiscal 2023 EPS does the stock trade at its last close?', 'what is the P/E at the last close on diluted EPS of fiscal 2023?'],
  ['what multiple of FY23 EPS does the latest close come to', 'the P/E at the last close on diluted EPS of FY23'],
  ['Going by what it made per diluted share in 2023, how many years of earnings do I pay for Marram?', 'what is the P/E of Marram at the last close on diluted EPS of 2023?'],
  ['Is it cheaper on fiscal-year EPS?', 'Is it cheaper on the EPS of the latest fiscal year?'],
  ['Marram book value per share? and price to it?', 'Marram book value per share and price-to-book ratio?'],
  ['What did it earn per diluted share in 2023?', 'what was its diluted EPS in 2023?'],
  ['close on the last trading day of 2022 over that year\'s EPS, and the same ratio for 2023', 'P/E at the close of the last trading day of 2022 on diluted EPS of 2022, and the P/E at the close of December 31, 2023 on diluted EPS of 2023'],
  ['payout of fiscal 2023 EPS, and how many times those same earnings does it trade at on its last close', 'payout of fiscal 2023 EPS, and what is the P/E at the last close on diluted EPS of fiscal 2023'],
  ['P/E at the close of 5 May 2025 over 2023 EPS', 'P/E at the close of 5 May 2025 on 2023 EPS'],
  ['last close over 2023 EPS, with the multiple for both', 'the P/E at the last close on diluted EPS of 2023, with the P/E for both'],
  ['P/E: 5/5/2023 close on 2022 EPS; 5/5/2024 close on 2023 EPS', 'P/E: 5/5/2023 close on 2022 EPS; P/E at the close of 5/5/2024 on diluted EPS of 2023'],
  ['How did EPS of 2023 grow over 2022?', 'How did EPS of 2023 grow over 2022?'],
])('%s: the multiple by its name, with its close and its year [ASK-MULTIPLE-1]', (said, named) => {
  expect(earningsNamed(said)).toBe(named);
});
