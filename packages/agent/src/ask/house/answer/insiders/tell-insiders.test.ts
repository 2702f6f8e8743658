// Questions of insiders' trades from the bundled forms: each figure in a sentence that the judge proves, and what the forms cannot give.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const engine = houseAskEngine;

test.each([
  ['All the Microsoft bosses together: how many of their own shares did they let go over the last six months on file?', /^Between .* insiders of Microsoft sold [\d,]{7} shares on the open market for \$/],
  ['MSFT Brad Smith sales, total $', /^Between .* Bradford L\. Smith sold shares of Microsoft on the open market for \$[\d.]+ million, [\d,]+ shares in all\.$/],
  ['How many shares of Amazon did Jeff Bezos sell during June 2025?', /^Between .* June 2025 Jeffrey P\. Bezos sold \d,\d{3},\d{3} shares of Amazon/],
  ['What percentage of all the shares that Microsoft insiders sold in May 2025 were Brad Smith’s?', /81,000 shares of Microsoft .* insiders of Microsoft sold 132,743 shares .* In percent of these: 81,000 shares ÷ 132,743 shares = 61\.0%\.$/],
  ['Which Microsoft insider sold the most shares, and how many?', /^Satya Nadella sold more shares than Bradford Smith, .*\. On 3 September 2025 Satya Nadella sold [\d,]+ shares/],
  ['Who sold more Amazon stock, Jassy or Olsavsky?', /^Andrew Jassy sold more shares than Brian Olsavsky\. /],
  ['When did Matt Garman last sell Amazon shares?', /^On 21 August 2025 Matthew S\. Garman sold .*; it was the last day with such a trade in the forms that were read\.$/],
  ['How much did Herrington sell in April and July 2025?', /^On 1 April 2025 .* On 1 July 2025 .* Together: 2,500 shares \+ 2,500 shares = 5,000 shares\.$/],
  ['What did Andy Jassy sell in May 2025, what in August 2025, and for how much in all?', /^On 21 May 2025 .* On 21 August 2025 .* Between 21 May 2025 and 21 August 2025 Andrew R\. Jassy sold .* for \$8,403,579, 39,744 shares in all\.$/],
  ['What average price did Bezos get in June 2025 and what in July 2025?', /^Between .* June 2025 .* at an average price of \$221\.56.* July 2025 .* at an average price of \$226\.88/],
  ['How many Amazon shares did Bezos sell in June 2025 and in July 2025, and what did those two months bring in together?', /^Between .* 3,324,926 shares .* 21,675,074 shares .* 25,000,000 shares/],
  ['What was the net amount of insider buying and selling at Microsoft over the last six months?', /^Between .* insiders of Microsoft sold 289,798 shares .* No insider of Microsoft bought shares .*; net of that, all that was sold stays\.$/],
  ['Plenty of selling at Microsoft, but did a single director or officer put their own cash in and buy during the last half-year?', /^No insider of Microsoft bought shares on the open market .*only sales\.$/],
])('%s [ASK-INSIDER-2]', async (text, opening) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(opening);
  expect(answer.metadata.verdicts).toMatchObject({ contradicted: 0, unverified: 0 });
});

test('somebody’s sales of shares are no revenue, where no forms are at hand either [ASK-INSIDER-2]', async () => {
  const { answer } = await askSample('jensen huang nvidia stock sales spring 2025', { engine });
  expect(answer.summary).toMatch(/^Insiders’ trades in shares of NVIDIA .* are not available here/);
});

test.each(['Leaving Bezos aside, who sold the most Amazon shares?', 'Please ignore Bezos: who sold the most Amazon shares?'])('%s: nobody’s name begins with what leaves him out [ASK-INSIDER-2]', async (text) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(/^(?!Jeff)\w+ \w+ sold more shares than /);
});

test.each([
  ['How many Amazon shares did Jeff Bezos sell in 2023?', /do not reach into the time asked about/, /before \d+ March 2025/],
  ['How many shares did Microsoft’s Amy Hood unload?', /show no trade in shares of Microsoft by “Amy Hood”/, /“Amy Hood”/],
  ['Did Microsoft’s treasurer dump stock in September 2025?', /do not say who of Microsoft is the “treasurer”\. On 3 September 2025 Satya Nadella sold/, /office of “treasurer”/],
])('%s: what the forms cannot give is named [ASK-INSIDER-2]', async (text, opening, missing) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(opening);
  expect(answer.missing.join(' ')).toMatch(missing);
});

test('a chief or founder whom everybody knows is told by name, and that the forms do not state it [ASK-INSIDER-2]', async () => {
  const { answer } = await askSample('Did Microsoft’s CEO dump stock in September 2025?', { engine });
  expect(answer.summary).toMatch(/^On 3 September 2025 Satya Nadella sold 149,205 shares .*“CEO” means Satya Nadella is common knowledge/);
});

test.each([
  ['Did Zapolsky get rid of the same number of Amazon shares in May and August 2025?', /^Yes: David Zapolsky sold the same number of shares both times\./],
  ['Was the number of Amazon shares Garman sold in August 2025 the same as in May 2025?', /^No: Matthew Garman sold not the same number of shares both times\./],
  ['By how many shares did Garman outsell Jassy at Amazon in May 2025?', /^Matthew Garman sold more shares than Andrew Jassy\. .* Difference: 20,923 shares − 19,872 shares = 1,051 shares\.$/],
  ['Olsavsky and Reynolds, May and August 2025 combined: Amazon shares each, and who more?', /^Brian Olsavsky sold more shares than Shelley Reynolds\. .*\b35,500 shares .*\b5,410 shares/],
  ['Which insiders’ sales in May 2025 were worth more dollars, Amazon’s or Microsoft’s, and how many people sold at each?', /^Insiders of Microsoft sold shares for more money than those of Amazon\. .*7\) .*\$19\.5 million.*5\) .*\$58\.8 million/],
  ['How many Microsoft insiders sold in May 2025, what did they sell altogether in shares, and who sold most?', /5\) Takeshi Numoto.*132,743 shares.*Bradford Smith sold more shares than/],
])('%s: two beside each other, and each part that is asked for [ASK-INSIDER-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(told);
});

test.each([
  ['Is insider selling at Microsoft large compared with its market value?', 'how large a part of the company they are'],
  ['I read that bosses unload stock before bad news. How many shares did Amazon insiders sell in August 2025, and at what prices?', null],
])('%s is answered in full, or not as valid [ASK-VALID-6]', async (text, lacking) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.metadata.valid ? /at an average price/.test(answer.summary) : true).toBe(true);
  if (lacking !== null) expect(answer.missing.join(' ')).toContain(lacking);
});
