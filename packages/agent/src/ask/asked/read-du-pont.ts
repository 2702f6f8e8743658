// Return on equity taken apart, of a company that is named: the return and its three parts, at the times of the question.
import type { Asked, AskedMeasure } from './asked.ts';
import { asksDuPont, withReturnNamed } from './forms/du-pont-words.ts';

const measured = (id: string, words: string): AskedMeasure => ({ kind: 'metric', id, as: 'value', words });
const parts: readonly AskedMeasure[] = [measured('return_on_equity', 'return on equity'), measured('net_margin', 'net margin'), measured('asset_turnover', 'asset turnover'), measured('equity_multiplier', 'equity multiplier')];

/** Words that say no more than that it is taken apart. */
const ofParts = /^(?:split|splits|parts?|components?|drivers?|drives?|drove|three|3|ways?|margins?|turnover|leverage|multiplier|pieces?|factors?|apart|into|breaks?|broken|down|decompos\w+|dissect\w*|takes?|taken|analysis|analyse|analyze|model|formula|identity|roe|return|equity|behind|comes?|made|make|makes|up)$/i;

const others = (words: readonly string[] = []): readonly string[] => words.filter((word) => !ofParts.test(word));
const isOfMore = ({ calculation, course, valuation, multiple }: Asked): boolean => (calculation ?? course ?? valuation ?? multiple) !== undefined;

/** The multiplier of a newer quarter would not be a part of the return of the year. */
const lastYear: Asked['periods'] = [{ kind: 'last', count: 1, of: 'year' }];

/** Null where it is asked for of nobody: then it is a term. */
export async function readDuPont(question: string, readPlainly: (text: string) => Promise<Asked>): Promise<Asked | null> {
  if (!asksDuPont(question)) return null;
  const read = await readPlainly(withReturnNamed(question));
  if (read.companies.length === 0 || read.group !== null || isOfMore(read)) return null;
  const operation = read.companies.length > 1 ? 'compare' : read.operation === 'trend' ? 'trend' : 'look-up';
  return { ...read, text: question, operation, measures: parts, periods: read.periods.length > 0 ? read.periods : lastYear, leftOver: others(read.leftOver), unread: others(read.unread), strange: [] };
}
