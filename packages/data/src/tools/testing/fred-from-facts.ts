// Answers FRED's observations from the full histories in ../shared/facts/macro, in the documented envelope. A vintage is approximated: the history is
// cut at its day, later revisions included, and the proof says so.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answerer } from '../../testing/replay-server.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'facts', 'macro');

export const fredFromFacts: Answerer = ({ url }) => {
  const { host, pathname, searchParams } = new URL(url);
  const id = searchParams.get('series_id') ?? '';
  if (host !== 'api.stlouisfed.org' || pathname !== '/fred/series/observations' || !/^[A-Z0-9]{1,30}$/.test(id)) return null;
  const file = join(root, `${id}.csv`);
  if (!existsSync(file)) return json(400, { error_code: 400, error_message: 'Bad Request.  The series does not exist.' });
  const [from, until] = [searchParams.get('observation_start') ?? '1776-07-04', searchParams.get('realtime_end') ?? '9999-12-31'];
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1).map((line) => line.split(','));
  const observations = rows.filter(([date = '']) => date >= from && date <= until).map(([date, value = '']) => ({ realtime_start: '2025-02-28', realtime_end: '2025-02-28', date, value: value === '' ? '.' : value }));
  return json(200, { realtime_start: '2025-02-28', realtime_end: '2025-02-28', observation_start: from, observation_end: '9999-12-31', units: 'lin', output_type: 1, file_type: 'json', order_by: 'observation_date', sort_order: 'asc', count: observations.length, offset: 0, limit: 100000, observations });
};

function json(status: number, value: unknown): ReturnType<Answerer> {
  return { status, headers: { 'content-type': 'application/json' }, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}
