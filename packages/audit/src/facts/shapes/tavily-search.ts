// Results of a search with Tavily: titles and excerpts of pages. Its own scores are no figures of anybody.
import { proseReader } from '../shape/prose-reader.ts';

export const readTavilySearch = proseReader({ source: 'Tavily search', must: 'results', texts: ['results/*/title', 'results/*/content'] });
