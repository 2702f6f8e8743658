export { misbehaviours, startMisbehavingServer, type Misbehaviour } from './misbehaving-server.ts';
export { nodeSha256 } from './node-sha256.ts';
export { realClock, realSleep } from './real-time.ts';
export { openRecordings, type Recording, type RecordingEntry, type Recordings } from './recordings.ts';
export { MISS_STATUS, recordedAnswers, replayFetch, startReplayServer, textAnswer, yahooVisit, type Answer, type Answerer, type ReplayServer } from './replay-server.ts';
export { storeLaws, type StoreLaw } from './store-laws.ts';
export { answeringFetch, example, madeUpEdgar, madeUpFred, madeUpYahoo, type MadeUp } from './synthetic-world.ts';
export { openVirtualTime, type VirtualTime } from './virtual-time.ts';
