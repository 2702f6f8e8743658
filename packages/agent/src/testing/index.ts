export { analyzeSample, bundledCompanies, noJudge, sampleDesk, sha256, type SampleOptions } from './analyze-sample.ts';
export { maskedSentences, sharedPart } from './masked-sentences.ts';
export { madeUpPrompt, scriptedModel, type Script, type ScriptedCall, type ScriptedModel, type ScriptedReply, type ScriptedTurn } from './scripted-model.ts';
export type { WireCall, WireFault, WireSaid, WireTurn } from './wire/turn.ts';
export { openWireServer, type WireRequest, type WireScript, type WireServer } from './wire/wire-server.ts';
export { runTrials, type AttackResult, type TrialResults } from './adversaries/run-trials.ts';
export { askedFor, companyOf, plainDraft, revenueDraft, revenueSentence, scriptedAskEngine } from './scripted-ask.ts';
export { askSample, sampleJudge, sampleTools } from './ask-sample.ts';
