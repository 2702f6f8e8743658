import { expect, test } from 'vitest';
import { clubTalk } from './club-talk.ts';

test.each([
  // Where money goes.
  ['Who put more into the labs in 2021, Tansy or Marram?', 'Who spent more on research and development in 2021, Tansy or Marram?'],
  ['how many went to the labs?', 'how many went to research and development?'],
  ['Which ploughed the biggest part of its sales back into plants and machinery?', 'Which spent the biggest part of its sales on capital expenditure?'],
  ['Tansy and Marram both hoover up their own stock. Who\'s the bigger eater?', 'Tansy and Marram both buy back their own shares. which spent the most on buybacks?'],
  ['Tansy pays a dividend. How much did it hand out in fiscal 2021?', 'Tansy pays a dividend. how much did it pay in dividends in fiscal 2021?'],
  ['the cheques posted to holders and the money spent buying back its own stock', 'the dividends paid and buybacks'],
  // What is owed, left and kept, and how one figure stands to another.
  ['Tansy owed a tidy heap back when 2019 ended. What was that heap then?', 'Tansy having debt back when 2019 ended. What was its total debt then?'],
  ['How much unsold paint and brushes did Tansy hold?', 'How much inventory did Tansy hold?'],
  ['Once the equipment was paid for in 2021, what part of the remaining cash went out in dividends?', 'what share of free cash flow in 2021 went out in dividends?'],
  ['what is it worth, and how many years of sales at the 2021 level is that?', 'what is it worth, and how many times its 2021 sales is that?'],
  ['how many years of EBITDA would all its debt come to?', 'how many times its EBITDA was its total debt?'],
  ['How much of its 2021 net income turned up as free cash, in percent?', 'what percentage of its 2021 net income was free cash flow?'],
  ['What it earned before the taxman took his cut', 'What it earned before tax'],
  ['Of what Tansy earned before tax in 2021, what share did its income tax come to?', "what was Tansy's effective tax rate in 2021?"],
  ['what part came from interest, less what it paid?', 'what part came from net interest income?'],
  ['which wrung more operating profit out of each dollar of sales, and how much did either get?', 'which had the higher operating margin, and what was it for each?'],
  ['Who put on sales at the brisker pace?', 'whose sales grew faster?'],
  ['What did the goods that Tansy sold in 2021 cost it, and how much was left before the other costs?', "What did Tansy's cost of revenue in 2021, and what was the gross profit?"],
  ['what did Tansy keep in net profit out of a hundred dollars of sales, and what did Marram keep or lose?', 'what did Tansy and Marram keep in net profit out of a hundred dollars of sales?'],
  ['what it kept of its 2021 sales after the cost of goods, and again after all the operating costs', 'what were its gross margin and its operating margin in 2021'],
  ['How many times did Tansy empty its shelves in 2021?', "what was Tansy's inventory turnover in 2021?"],
  ['what percentage it kept as net profit in 2021', 'its net margin in 2021'],
  // From end to end.
  ['Its profit, starting in fiscal 2019 and ending in fiscal 2021, one year after the other', 'Its profit from fiscal 2019 to fiscal 2021, year by year'],
  ['what did Tansy put into plants and machines, and what it put into its labs?', 'what did Tansy spend on capital expenditure, and what it spent on research and development?'],
  ['Order them from the juiciest to the leanest margin.', 'Order them from the highest to the lowest margin.'],
  ['If you tipped the 2021 sales of Tansy, Marram and Dune into one bucket, how much would it come to?', 'what would the 2021 sales of Tansy, Marram and Dune be in total?'],
  // Papers and advice.
  ['Which SEC form is it in, and when was it sent in?', 'which filing is it in, and when was it filed?'],
  ['What does its 10-Q say the interest came to in May?', 'what was its interest expense in May?'],
  ['What\'s your call on Tansy: acquire or let go of it?', 'what is your verdict on Tansy: buy or sell?'],
  ['What percent would we be getting in dividends?', 'what would the dividend yield be?'],
  ['Do you buy that, and why?', 'Is that right, and why?'],
  ['Please check whether the close of Tansy in May was above that of June.', 'Was the close of Tansy in May above that of June.'],
  ['Give the operating profit and sales, and tell me whether profit outran sales.', 'Give the operating profit and sales, and tell me whether operating income outran sales.'],
  ['Tansy\'s second quarter of 2021: sales growth on the year, operating margin then and now.', 'Tansy\'s second quarter of 2021: sales growth on the year, operating margin in the second quarter of 2020 and in the second quarter of 2021.'],
  ['Set Q2 2021 against that of 2019: the margin then and now.', 'Set Q2 2021 against that of 2019: the margin in the Q2 of 2019 and in the Q2 of 2021.'],
  ['Which was Tansy\'s worst year by net income between 2017 and 2021, and how big was the loss?', 'Which was Tansy\'s worst year by net income between 2017 and 2021?'],
  ['What is Tansy worth per dollar of sales and per dollar of earnings?', "what are Tansy's price-to-sales ratio and price-earnings ratio?"],
  ['How did Tansy\'s quarter compare with the one a year before?', "how did Tansy's latest quarter compare with the one a year before?"],
  ['Please quote Tansy\'s last close and quote every margin.', 'Please give Tansy\'s last close and give every margin.'],
  ['10y real and 10y BE', '10-year real yield and 10-year breakeven inflation'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(clubTalk(said)).toBe(plain);
});

test.each([
  'How much was spent on plants?', 'Which of its plants and offices are rented?', 'What does its 10-Q say about interest?', 'Give the gross profit, the net income, and tell me whether profit outran sales.',
  'Rank them from strongest to weakest on debt to equity.', 'How much did it put into its labs and trials?', 'Is unsold paint piling up in its inventory?', 'What was the 10-year real Treasury yield?', 'Please quote Tansy\'s stock at present.', 'Quote Tansy.', 'What is the call price on Tansy?', 'Check whether Tansy grew in 2021.', 'How many years of sales growth were there?',
])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(clubTalk(said)).toBe(said);
});
