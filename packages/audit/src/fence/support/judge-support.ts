// Rules on a placed claim and admitted passages. Every claim of the audit within the words must be borne out, and nothing submitted may speak against it.
import { decimal } from '@assay/record';
import { equalWithinDigits, readTokens } from '../../numerals/index.ts';
import { hasForeignDigits } from '../words/hidden.ts';
import { floorOf } from './floor.ts';
import { judgeFigure } from './judge-figure.ts';
import { judgeWords } from './judge-words.ts';
import type { Borne, Judged, SupportCase } from './judged.ts';
import { passageFacts } from '../figures/passage-facts.ts';
import type { Raise, Support } from './support.ts';

export function judgeSupport(given: SupportCase): Support {
  if (hasForeignDigits(given.words)) return { supports: false, code: 'unread-digits' };
  const judged = given.readings.length === 0 ? [judgeWords(given)] : judgeAll(given);
  const failed = judged.find((one) => 'fails' in one);
  const borne = judged.filter((one): one is Borne => !('fails' in one));
  if (failed !== undefined) return { supports: false, code: borne.length > 0 && (failed.fails === 'metric-not-named' || failed.fails === 'words-differ') ? 'partly-supported' : failed.fails };
  if (given.value !== null && !statesValue(given.value, borne.flatMap((one) => one.values))) return { supports: false, code: 'stated-value-differs' };
  return supported(given, borne);
}

function judgeAll(given: SupportCase): Judged[] {
  const facts = given.passages.flatMap((passage) => given.captureFacts(passage) ?? passageFacts(passage, given.sha256));
  return given.readings.map((reading) => judgeFigure(given, { reading, words: given.words, sentence: given.sentence }, facts));
}

function supported(given: SupportCase, borne: readonly Borne[]): Support {
  const handles = [...new Set(borne.flatMap((one) => one.passages.map((passage) => passage.handle)))];
  const raises = borne.map((one, index): Raise => ({ claim: given.readings[index]?.claim.id ?? null, verdict: floorOf(one.verdict, one.passages) }));
  return { supports: true, code: borne[0]?.code ?? 'says-the-same', handles, raises, filled: borne.find((one) => one.filled !== null)?.filled ?? null };
}

/** The value that came along is read as any numeral is, and must be what the source says. */
function statesValue(text: string, values: readonly string[]): boolean {
  const numbers = readTokens(text).filter((token) => token.kind === 'number');
  const [first] = numbers;
  return first !== undefined && numbers.length === 1 && values.some((value) => equalWithinDigits(first.numeral, decimal(value)) !== null);
}
