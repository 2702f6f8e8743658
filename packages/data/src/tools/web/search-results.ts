// Results of a search, from whichever service answered: titles, addresses and excerpts. They are data from outside, without any number of their own.
import { decodeText, readSearchPage } from '@assay/audit/facts';
import { z } from 'zod';
import type { Search } from '../../web/web.ts';
import { text } from '../answer-schema.ts';
import { refusePast } from '../past-day.ts';
import { plainTitle } from '../plain-title.ts';
import { jsonOf, listIn, textIn } from '../read-capture.ts';
import { failed, type ToolContext, type ToolSource, type ToolYield } from '../tool.ts';
import type { CapturedBytes } from '@assay/record';

export const searchSource: ToolSource = { name: 'Tavily with a key, else DuckDuckGo', licence: 'Terms of either; excerpts belong to the pages they are from', key: null, ttlMs: 1_800_000 };
/** Tavily refuses longer ones. */
export const queryInput = z.string().trim().min(2).max(380).describe('What to search for, in words.');
export const resultSchema = z.object({ title: z.string(), url: z.string(), excerpt: text, published: text });

type Result = z.output<typeof resultSchema>;

export async function searchWeb(asked: Omit<Search, 'signal'>, context: ToolContext): Promise<ToolYield> {
  const past = refusePast(context, 'What a search of the web finds', 'Search without a day and look at the dates of the pages.');
  if (past !== null) return past;
  const { web } = context.sources;
  const outcome = await web.search({ ...asked, signal: context.signal });
  if (!outcome.ok) return failed(outcome);
  const { captured, note } = outcome;
  const results = (captured.capture.mediaType.includes('html') ? fromPage(captured) : fromTavily(captured)).slice(0, asked.limit);
  return { ok: true, captures: [captured], notes: [...(note === null ? [] : [note]), ...newsNote(asked, web.searchesWith)], answer: { query: asked.query, searched_with: web.searchesWith, results } };
}

function newsNote({ topic }: Pick<Search, 'topic'>, searchedWith: string): string[] {
  return topic === 'news' && searchedWith === 'DuckDuckGo' ? ['DuckDuckGo gives pages of the past month here, without their dates; set TAVILY_API_KEY for a search of news.'] : [];
}

function fromTavily(captured: CapturedBytes): Result[] {
  return listIn(jsonOf(captured), '/results').flatMap((item) => {
    const url = textIn(item, 'url') ?? '';
    const title = plainTitle(textIn(item, 'title') ?? '');
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return [];
    return [{ title: title === '' ? new URL(url).host : title, url, excerpt: excerptOf(textIn(item, 'content')), published: textIn(item, 'published_date')?.slice(0, 40) ?? null }];
  });
}

function fromPage(captured: CapturedBytes): Result[] {
  const page = readSearchPage(decodeText(captured.bytes, captured.capture));
  return page.kind === 'results' ? page.hits.map(({ title, address, snippet }) => ({ title: plainTitle(title.text), url: address, excerpt: excerptOf(snippet?.text ?? null), published: null })) : [];
}

const LONGEST = 1000;

function excerptOf(found: string | null): string | null {
  const clean = (found ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return clean === '' ? null : clean.slice(0, LONGEST);
}
