// Questions of insiders' trades from the bundled forms: each figure in a sentence that the judge proves, and what the forms cannot give.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const engine = houseAskEngine;

test.each([
  ['All the Microsoft bosses together: how many of their own shares did they let go over the last six months on file?', /^Between .* insiders of Microsoft sold [\d,]{7} shares on the open market for \$/],
  ['MSFT Brad Smith sales, total $', /^Between .* Bradford L\. Smith sold shares of Microsoft on the open market for \$[\d.]+ million, [\d,]+ shares in all\.$/],
  ['How many shares of Amazon did Jeff Bezos sell during June 2025?', /^Between .* June 2025 Jeffrey P\. Bezos sold \d,\d{3},\d{3} shares of Amazon/],
  ['Which Microsoft insider sold the most shares, and how many?', /^Satya Nadella sold more shares than Bradford Smith, .*\. On 3 September 2025 Satya Nadella sold [\d,]+ shares/],
  ['Who sold more Amazon stock, Jassy or Olsavsky?', /^Andrew Jassy sold more shares than Brian Olsavsky\. /],
  ['When did Matt Garman last sell Amazon shares?', /^On 21 August 2025 Matthew S\. Garman sold .*; it was the last day with such a trade in the forms that were read\.$/],
  ['How much did Herrington sell in April and July 2025?', /^On 1 April 2025 .* On 1 July 2025 .* Together: 2,500 shares \+ 2,500 shares = 5,000 shares\.$/],
  ['Plenty of selling at Microsoft, but did a single director or officer put their own cash in and buy during the last half-year?', /^No insider of Microsoft bought shares on the open market .*only sales\.$/],
])('%s [ASK-INSIDER-2]', async (text, opening) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(opening);
  expect(answer.metadata.verdicts).toMatchObject({ contradicted: 0, unverified: 0 });
});

test.each(['Leaving Bezos aside, who sold the most Amazon shares?', 'Please ignore Bezos: who sold the most Amazon shares?'])('%s: nobody’s name begins with what leaves him out [ASK-INSIDER-2]', async (text) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(/^(?!Jeff)\w+ \w+ sold more shares than /);
});

test.each([
  ['How many Amazon shares did Jeff Bezos sell in 2023?', /do not reach into the time asked about/, /before \d+ March 2025/],
  ['How many shares did Microsoft’s Amy Hood unload?', /show no trade in shares of Microsoft by “Amy Hood”/, /“Amy Hood”/],
  ['Did Microsoft’s CEO dump stock in September 2025?', /do not say who of Microsoft is the “CEO”\. On 3 September 2025 Satya Nadella sold/, /office of “CEO”/],
])('%s: what the forms cannot give is named [ASK-INSIDER-2]', async (text, opening, missing) => {
  const { answer } = await askSample(text, { engine });
  expect(answer.summary).toMatch(opening);
  expect(answer.missing.join(' ')).toMatch(missing);
});
