export { chunkFiling } from './chunk/chunk-filing.ts';
export type { Chunk } from './chunk/chunk.ts';
export { cutSections, type CutFiling } from './filings/cut-sections.ts';
export { openPassageIndex, type Candidate, type Filter, type IndexedDocument, type PassageIndex } from './index/passage-index.ts';
export { readCover, type Cover } from './filings/read-cover.ts';
export { openFilingLibrary, type FilingLibrary } from './open-filing-library.ts';
export { readQuestion } from './search/read-question.ts';
export { searchIndex, type Hit } from './search/search-index.ts';
