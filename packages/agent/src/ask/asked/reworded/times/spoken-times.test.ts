import { expect, test } from 'vitest';
import { spokenTimes } from './spoken-times.ts';

test.each([
  ['capex 21 / 22 / 23', 'capex 2021, 2022 and 2023'],
  ['In how many of the past five years did sales fall?', 'in how many years of the last five years did sales fall?'],
  ['In how many of the past five years was it listed?', 'In how many of the past five years was it listed?'],
  ['sales 2015 and 2023, and the growth per year in between', 'sales 2015 and 2023, and the CAGR in between'],
  ['Marram EPS 22-24', 'Marram EPS from 2022 to 2024'],
  ['margin 24-22', 'margin 24-22'],
  ['odds of 10 / 20 / 15', 'odds of 10 / 20 / 15'],
  ['Three quarters into fiscal 2024 its sales were up on the first three quarters of fiscal 2023', 'in the first nine months of fiscal 2024 its sales were up on the first nine months of fiscal 2023'],
  ['for the 9 months since the start of fiscal 2024', 'for the first nine months of fiscal 2024'],
  ['each of the first three quarters of fiscal 2024', 'each of the first three quarters of fiscal 2024'],
  ['between the bell on 3 March and the closing bell on 7 April 2025', 'between the close on 3 March and the close on 7 April 2025'],
  ['from the opening bell on 3 March', 'from the opening bell on 3 March'],
  ['at the closing bell on the last trading day of 2023', 'at the close on the last trading day of 2023'],
  ["bought on 3 March 2023, looked at again on New Year's Eve that year", 'bought on 3 March 2023, looked at again on the close of 31 December 2023'],
  ["New Year's Eve 2022 against New Year's Eve 2023", "New Year's Eve 2022 against New Year's Eve 2023"],
  ['% change 3 Mar-7 Mar 2025, then 7 Mar - 2 May 2025', '% change from 3 Mar 2025 to 7 Mar 2025, then from 7 Mar 2025 to 2 May 2025'],
  ['20 Dec-3 Jan 2025', '20 Dec-3 Jan 2025'],
  ['in the first half of 2023 and in the second, in percent', 'in the first half of 2023 and in the second half of 2023, in percent'],
  ['in the second quarter of 2023 and in the third quarter of 2024', 'in the second quarter of 2023 and in the third quarter of 2024'],
  ['where did it end up at the bell?', 'where did it end up at the close?'],
  ['year-end close 22 -> year-end close 23', 'year-end close 2022 to year-end close 2023'],
  ['How was 2023? I mean April to June, against April to June 2022.', 'How was 2023? I mean April to June 2023, against April to June 2022.'],
  ['latest close, pct chg vs 30 June 2025', 'last close, and % change since 30 June 2025'],
])('a time as it is spoken: %s [ASK-READ-9]', (said, plain) => {
  expect(spokenTimes(said)).toBe(plain);
});
