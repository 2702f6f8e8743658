import { expect, test } from 'vitest';
import { findCodePlace } from './code-place.ts';
import { findPlaces } from './places.ts';
import { readEnvironment } from './environment.ts';

const context = { home: '/home/ada', cwd: '/work' };

test('ASSAY_HOME holds runs, keys and cache together [CLI-HOME-1]', () => {
  expect(findPlaces({ ASSAY_HOME: '/srv/assay' }, context)).toEqual({ runs: '/srv/assay/runs', library: '/srv/assay/library', config: '/srv/assay/config', cache: '/srv/assay/cache' });
  expect(findPlaces({ ASSAY_HOME: 'here' }, context).runs).toBe('/work/here/runs');
});

test('without ASSAY_HOME the XDG folders count, and a relative one is ignored [CLI-HOME-1]', () => {
  expect(findPlaces({}, context)).toEqual({ runs: '/home/ada/.local/share/assay/runs', library: '/home/ada/.local/share/assay/library', config: '/home/ada/.config/assay', cache: '/home/ada/.cache/assay' });
  expect(findPlaces({ XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: 'relative' }, context)).toMatchObject({ runs: '/data/assay/runs', config: '/home/ada/.config/assay' });
});

test('compiled code stands in the cache, or where ASSAY_CODE names a folder for all homes [CLI-HOME-1]', () => {
  expect(findCodePlace({ ASSAY_HOME: '/srv/assay' })).toBe('/srv/assay/cache/code');
  expect(findCodePlace({ ASSAY_HOME: '/srv/assay', ASSAY_CODE: '/opt/assay-code' })).toBe('/opt/assay-code');
  expect(findCodePlace({ ASSAY_HOME: '/srv/assay', ASSAY_CODE: 'relative' })).toBe('/srv/assay/cache/code');
});

test('keys and tokens of the environment are known as secrets, short words are not', () => {
  const { secrets } = readEnvironment({ FRED_API_KEY: 'abcdef0123456789', SOME_TOKEN: 'standard', EDITOR: 'abcdef0123456789' });
  expect(secrets.map((secret) => secret.name)).toEqual(['FRED_API_KEY']);
});

test('an empty NO_COLOR does not switch colours off', () => {
  expect([readEnvironment({ NO_COLOR: '' }).noColor, readEnvironment({ NO_COLOR: '1' }).noColor]).toEqual([false, true]);
});

test('what runs on this machine is reached past a proxy, beside what the user excepts [MODEL-CONF-3]', () => {
  expect(readEnvironment({ HTTPS_PROXY: 'http://proxy.example:8080', NO_PROXY: '.example.org' }).proxy).toMatchObject({ HTTPS_PROXY: 'http://proxy.example:8080', no_proxy: '.example.org,localhost,127.0.0.1,::1,[::1]' });
  expect(readEnvironment({ NO_PROXY: '.example.org' }).proxy).toBeNull();
});
