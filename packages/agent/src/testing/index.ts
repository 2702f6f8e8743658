export { analyzeSample, bundledCompanies, noJudge, sampleDesk, sha256, type SampleOptions } from './analyze-sample.ts';
