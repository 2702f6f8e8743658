// Runs and counts of years, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['How many years in a row has UnitedHealth\'s revenue risen?', /^Nine \(9\) years in a row, fiscal 2016 to fiscal 2024: .*The figures at hand reach no further back/],
  ['For how many consecutive years has Boeing lost money?', /^Six \(6\) years in a row, fiscal 2019 to fiscal 2024: .*Before that it was not so: Boeing’s net income was \$10\.5 billion in fiscal 2018/],
  ['For how many straight years did IBM\'s revenue fall up to 2020?', /^Two \(2\) years in a row, fiscal 2019 to fiscal 2020/],
  ['For how many years running has Home Depot raised its annual dividend per share, looking at fiscal 2015 to fiscal 2024?', /^Nine \(9\) years in a row/],
  ['How many years in a row has Caterpillar made a profit?', /^Eight \(8\) years in a row, fiscal 2017 to fiscal 2024/],
  ['For how many straight years has McDonald\'s equity been negative?', /^Nine \(9\) years in a row, fiscal 2016 to fiscal 2024/],
  ['How many years in a row has Caterpillar\'s revenue grown?', /^No years in a row up to fiscal 2024: Caterpillar’s revenue fell 3\.4%/],
  ['What was Visa\'s longest run of consecutive years of rising revenue from 2015 to 2024?', /^Four \(4\) years in a row, fiscal 2021 to fiscal 2024: .*Others as long: fiscal 2016 to fiscal 2019/],
  ['In how many of the years from 2015 to 2024 did Amazon\'s operating income fall?', /^It was so in two \(2\) of the years, fiscal 2015 to fiscal 2024/],
  ['How often did Amazon\'s annual operating income fall between 2015 and 2024?', /^It was so in two \(2\) of the years/],
  ['Was there any year between 2015 and 2024 that Caterpillar ended in the red?', /net loss was \$67\.0 million in fiscal 2016/],
  ['In which quarters of 2023 and 2024 did Boeing make a net loss?', /^It was so in eight \(8\) of the eight \(8\) quarters: Boeing’s net loss was \$414 million in the quarter ended 31 March 2023/],
  ['how many quarters of 2024 were profitable for Boeing', /^It was so in none of the four \(4\) quarters: Boeing’s net loss was \$343 million/],
  ['In which quarters of fiscal 2023 did Salesforce make a net profit?', /^It was so in three \(3\) of the four \(4\) quarters/],
])('%s [ASK-ANSWER-19]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
