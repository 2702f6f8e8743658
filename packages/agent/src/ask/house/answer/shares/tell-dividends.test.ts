import { describe, expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const told = async (text: string): Promise<string> => (await askSample(text, { engine: houseAskEngine })).answer.summary;

describe('dividends that no statement shows are told by their ex-dividend days', () => {
  test.each([
    ['What did Caterpillar pay per share in dividends in 2024?', /calendar year 2024: \$1\.30 \+ \$1\.30 \+ \$1\.41 \+ \$1\.41 = \$5\.42 a share\./],
    ['What is Caterpillar\'s most recent quarterly dividend per share, and by how much was it raised from the quarter before?', /21 July 2025 was \$1\.51 a share\..* rose 7\.1% from \$1\.41 on 21 April 2025 to \$1\.51 on 21 July 2025\. The raise: \$1\.51 − \$1\.41 = \$0\.10\./],
    ['When did Microsoft last raise its dividend?', /^Microsoft’s dividend with the ex-dividend day of 21 November 2024 was \$0\.83 a share\. .*15 August 2024 was \$0\.75/],
    ['Visa dividend history', /calendar year 2022: \$0\.375 \+ \$0\.375 \+ \$0\.375 \+ \$0\.45 = \$1\.575 a share\./],
    ['dividends of McDonald\'s', /^McDonald’s dividend with the ex-dividend day of 2 June 2025 was \$1\.77 a share\./],
    ['IBM payout ratio 2024', /dividends per share to diluted earnings per share in fiscal 2024: \$6\.67 ÷ \$6\.43 = 104%/],
  ])('%s [ASK-ANSWER-21]', async (question, words) => {
    expect(await told(question)).toMatch(words);
  });

  test('and every figure of such an answer is proved [ASK-ANSWER-21]', async () => {
    const { answer } = await askSample('What did Caterpillar pay per share in dividends in 2024?', { engine: houseAskEngine });
    expect(answer.metadata.verdicts).toMatchObject({ contradicted: 0, unverified: 0 });
    expect(answer.metadata.verdicts.verified).toBeGreaterThanOrEqual(4);
  });

  test('where a statement shows them, it is told [ASK-ANSWER-21]', async () => {
    expect(await told('What dividends per share did Johnson & Johnson pay in 2024?')).toMatch(/^Johnson & Johnson’s dividends per share were \$4\.91 in fiscal 2024/);
  });

  test('days that are to come are not known [ASK-ANSWER-21]', async () => {
    expect(await told('When is the next ex-dividend date of JNJ?')).toMatch(/^The bundled figures hold no dates of dividends/);
  });
});
