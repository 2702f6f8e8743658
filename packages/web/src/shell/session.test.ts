import { expect, test } from 'vitest';
import { loginAddress, mayAct, safeNext } from './session.ts';

test('login leads back to where one was, and never to another site [WEB-LOGIN-1]', () => {
  expect(safeNext('/archive?kind=question')).toBe('/archive?kind=question');
  for (const astray of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', '/login', null]) expect(safeNext(astray)).toBe('/');
  expect(loginAddress('/runs/run_0123456789#c3')).toBe('/login?next=%2Fruns%2Frun_0123456789%23c3');
  expect(loginAddress('/')).toBe('/login');
});

test('each role may what those before it may [WEB-LOGIN-1]', () => {
  expect([mayAct('admin', 'reader'), mayAct('analyst', 'analyst'), mayAct('reader', 'analyst'), mayAct(null, 'reader')]).toEqual([true, true, false, false]);
});
