// What a question says of the filings it wants: years and forms, in its own words.
import type { QuestionWords } from '@assay/record';

const YEAR = /\b(?:fy|fiscal|q[1-4]|[1-4]q)?[\s’']{0,2}((?:19|20)\d\d)\b/gi;
const SHORT_YEAR = /\b(?:fy|fiscal\s+year|fiscal)[\s’']{0,2}(\d\d)\b(?!\d)/gi;

/** Years in the order in which they are named. */
export function readQuestion(query: string): QuestionWords {
  const years = [...[...query.matchAll(YEAR)].map(([, year]) => Number(year)), ...[...query.matchAll(SHORT_YEAR)].map(([, year]) => 2000 + Number(year))];
  const forms = [/\b10-?k\b|annual\s+report/i.test(query) ? '10-K' : '', /\b10-?q\b|quarterly\s+report|\bq[1-4]\b|\b(?:first|second|third)\s+(?:fiscal\s+)?quarter\b/i.test(query) ? '10-Q' : '', /\b8-?k\b/i.test(query) ? '8-K' : ''].filter((form) => form !== '');
  return { years: [...new Set(years)], forms };
}
