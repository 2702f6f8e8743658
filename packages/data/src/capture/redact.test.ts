import { expect, test } from 'vitest';
import { canonicalRequest, redactBody, redactText, redactUrl } from './redact.ts';

test('secret parameters, user, password and fragment leave an address', () => {
  expect(redactUrl('https://me:pass@query2.finance.yahoo.com/v7/finance/quote?symbols=AAPL&crumb=a%2Fb#top')).toBe('https://query2.finance.yahoo.com/v7/finance/quote?symbols=AAPL&crumb=REDACTED');
});

test('a known secret vanishes wherever it stands, plain or encoded', () => {
  expect(redactUrl('https://api.example.com/v1/s%2Fcret/x?q=s%2Fcret', ['s/cret'])).toBe('https://api.example.com/v1/REDACTED/x?q=REDACTED');
  expect(redactText('the key s/cret is wrong', ['s/cret'])).toBe('the key REDACTED is wrong');
});

test('secret fields leave a form and a JSON body', () => {
  expect(redactBody('csrfToken=abc&sessionId=3_x&agree=agree')).toBe('csrfToken=REDACTED&sessionId=REDACTED&agree=agree');
  expect(redactBody('{"query":"gdp","api_key": "tvly-1"}')).toBe('{"query":"gdp","api_key":"REDACTED"}');
});

test('two forms of one request have one canonical form, whatever the crumb', () => {
  const get = (url: string): string => canonicalRequest({ method: 'GET', url, body: null });
  expect(get('https://h.example/a?modules=price,earnings&b=2&crumb=one')).toBe(get('https://h.example/a?b=2&crumb=two&modules=earnings%2Cprice'));
  expect(get('https://h.example/chart/%5EGSPC')).toBe(get('https://h.example/chart/^GSPC'));
});

test('requests that ask for different things stay different', () => {
  const get = (url: string): string => canonicalRequest({ method: 'GET', url, body: null });
  expect(get('https://h.example/a?symbols=AAPL')).not.toBe(get('https://h.example/a?symbols=MSFT'));
  expect(get('https://h.example/a')).not.toBe(get('https://g.example/a'));
});
