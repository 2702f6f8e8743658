// Answers Yahoo's statements, options, search and quotes from recordings of the same symbol that were asked with other parameters:
// another window, another number of rows. What was asked for beyond the recording is not in the answer.
import type { Recordings, RecordingEntry } from '../../testing/recordings.ts';
import type { Answer, Answerer } from '../../testing/replay-server.ts';

export function yahooAnswers(recordings: Recordings): Answerer {
  const named = (endpoint: string, name: string): Answer | null => {
    const entry = recordings.entries.find((candidate) => candidate.endpoint === endpoint && candidate.name === name);
    return entry === undefined ? null : answerOf(recordings, entry);
  };
  return ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const symbol = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    if (pathname.startsWith('/ws/fundamentals-timeseries/')) return named('fundamentalsTimeSeries', `fundamentalsTimeSeries-${symbol}-${statementOf(searchParams.get('type') ?? '')}`);
    if (pathname.startsWith('/v7/finance/options/')) return searchParams.has('date') ? null : named('options', `options-${symbol}`);
    if (pathname === '/v7/finance/quote') return named('quote', `quote-${searchParams.get('symbols') ?? ''}`);
    return pathname === '/v1/finance/search' ? named('search', `search-${searchParams.get('q') ?? ''}`) : null;
  };
}

/** By the list of lines that the library asks for. */
function statementOf(types: string): string {
  const span = types.startsWith('annual') ? 'annual' : types.startsWith('quarterly') ? 'quarterly' : 'trailing';
  if (types.includes('TotalRevenue')) return `financials-${span}`;
  return types.includes('TotalAssets') ? `balance-sheet-${span}` : `cash-flow-${span}`;
}

function answerOf(recordings: Recordings, entry: RecordingEntry): Answer {
  const { status, bytes } = recordings.read(entry);
  return { status, headers: { 'content-type': 'application/json' }, bytes };
}
