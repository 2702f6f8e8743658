// Posts of Reddit: their score, comments and share of votes for. No mood is read out of their words.
import { shapeReader } from '../shape/read-shape.ts';

export const readRedditPosts = shapeReader({
  source: 'Reddit posts', must: 'data/children', momentary: true,
  groups: [{
    at: 'data/children/*/data', time: { path: 'created_utc', as: 'seconds' }, dimensions: { subreddit: 'subreddit', post: 'id' },
    fields: { score: { label: 'Score of a post', unit: { count: 'votes' } }, num_comments: { label: 'Comments on a post', unit: { count: 'comments' } }, upvote_ratio: { label: 'Share of votes for a post', unit: 'fraction' } },
  }],
});
