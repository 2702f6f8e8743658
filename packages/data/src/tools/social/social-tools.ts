import type { Tool } from '../tool.ts';
import { getRedditSentiment } from './get-reddit-sentiment.ts';
import { getStocktwitsSentiment } from './get-stocktwits-sentiment.ts';

export const socialTools: readonly Tool[] = [getStocktwitsSentiment, getRedditSentiment];
