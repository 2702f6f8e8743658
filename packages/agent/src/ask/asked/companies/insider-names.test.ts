import { expect, test } from 'vitest';
import { companies } from '../../house/answer/testing/gather-sample.ts';
import { companyOfInsider, formsOnFile } from './insider-names.ts';

test('forms of one company that were asked for first leave those of the others to be found [ASK-READ-1]', () => {
  const boeing = companies.filter(({ ticker }) => ticker === 'BA');
  expect(companyOfInsider('What did Bezos sell?', boeing)).toBeNull();
  expect(companyOfInsider('What did Bezos sell?', companies)?.ticker).toBe('AMZN');
  expect([...formsOnFile(companies).keys()]).toContain('MSFT');
});
