import type { Tool } from '../tool.ts';
import { fetchUrl } from './fetch-url.ts';
import { webNewsSearch } from './web-news-search.ts';
import { webSearch } from './web-search.ts';

export const webTools: readonly Tool[] = [webSearch, webNewsSearch, fetchUrl];
