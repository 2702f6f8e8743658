// Claims in words as a whole: how a sentence is cut into them, and what checks them. Loaded only where documents are among the sources.
import { readWordClauses } from '../claims/read-words.ts';
import type { WordsJudge } from '../judge-report.ts';
import { checkRecords } from '../statements/check-statement.ts';
import { wordsChecks } from './words-checks.ts';

export const wordsJudge: WordsJudge = { readClauses: readWordClauses, checks: wordsChecks, records: checkRecords };
