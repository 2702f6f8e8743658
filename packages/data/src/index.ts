export { companyKinds, entityOf, type Company, type CompanyKind } from './company.ts';
export { deskModes, type DataDesk, type DeskEvent, type DeskMode, type Gathered, type GatherOptions, type Missing, type Resolution } from './desk/desk.ts';
export { sampleParts, type ListedCompany, type SamplePart, type SampleSource } from './desk/sample-port.ts';
export type { Clock, Fetch, Random, Sleep } from './effects.ts';
export { checkStoreKey, type Store } from './capture/store.ts';
export { openMemoryStore } from './capture/memory-store.ts';
export { openSample, type Sample, type SampleTools } from './sample/open-sample.ts';
export { packagedSample, readFromFolder } from './sample/sample-folder.ts';
