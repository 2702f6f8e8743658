export { analyzeSample, bundledCompanies, noJudge, sampleDesk, sha256, type SampleOptions } from './analyze-sample.ts';
export { maskedSentences, sharedPart } from './masked-sentences.ts';
