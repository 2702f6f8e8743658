// Answers Tavily's search of news in its documented form with true headlines of 2025 from ../shared/facts/news: those that share most words with the
// question. The order and the scores are made up, and so is nothing else.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseJson } from '@assay/record';
import { z } from 'zod';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'facts', 'news');
const question = z.object({ query: z.string(), topic: z.string(), max_results: z.int() });
const headline = z.object({ title: z.string(), description: z.string().nullish(), published_utc: z.string(), url: z.string() });

export const newsFromFacts: Answerer = ({ url, body, headers }) => {
  if (url !== 'https://api.tavily.com/search' || !/^Bearer tvly-/.test(headers.get('authorization') ?? '')) return null;
  const asked = question.safeParse(parseJson(body));
  if (!asked.success || asked.data.topic !== 'news') return null;
  const { query, max_results: most } = asked.data;
  const words = query.toLowerCase().split(/\W+/).filter((word) => word.length > 2);
  const ranked = headlines().map((one) => ({ one, shared: words.filter((word) => one.title.toLowerCase().includes(word)).length })).filter(({ shared }) => shared > 0);
  const results = ranked.toSorted((left, right) => right.shared - left.shared).slice(0, most).map(({ one, shared }) => ({
    title: one.title, url: one.url, content: one.description ?? '', score: shared / words.length, raw_content: null, published_date: new Date(`${one.published_utc}Z`).toUTCString(),
  }));
  return textAnswer(JSON.stringify({ query, answer: null, follow_up_questions: null, images: [], results, response_time: 0.5, request_id: 'made-up-request' }));
};

function headlines(): z.output<typeof headline>[] {
  if (!existsSync(folder)) return [];
  const [first = ''] = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz')).sort();
  return gunzipSync(readFileSync(join(folder, first))).toString('utf8').trim().split('\n').flatMap((line) => headline.safeParse(parseJson(line)).data ?? []);
}
