// Facts from captured bytes: the one door to every reader.
import type { FactReader, FactTools, ReadFact, SourceDocument } from './read-fact.ts';
import { readerName, unknownReader } from './reader-name.ts';
import { readers } from './readers.ts';

export type { FactReader, FactTools, ReadFact, SourceDocument } from './read-fact.ts';
export { makeFactId } from './fact-id.ts';
export { readHoldings, type Holding } from './sec/holdings-13f.ts';
export { readOwnership, type Ownership, type OwnershipLine } from './sec/ownership.ts';
export { readPageText } from './html/page-text.ts';
export { readSearchPage, type SearchHit, type SearchPage } from './web/search-page.ts';
export { decodeText } from './decode-text.ts';
export { readCompanyFacts, type CompanyFacts } from './sec/company-facts.ts';
export type { CompanyFact, FactKey, FactVersion } from './sec/company-fact.ts';
export { restatementsOf, type Restatement, type RestatementNature } from './sec/restatements.ts';
export { choiceReasons, type ConceptChoice, type ConceptValue } from './sec/choose-concept.ts';
export type { Contest } from './sec/assign-metrics.ts';
export { readInlineFacts } from './html/inline/read-inline.ts';
export type { InlineDocument, InlineFact, InlineMember } from './html/inline/inline-fact.ts';
export { readFilingFacts, type Filing } from './html/inline/filing-facts.ts';
export { walkHtml, type HtmlBlock, type HtmlPage } from './html/walk-html.ts';
export type { HtmlCell } from './html/grid-builder.ts';
export { readGrid } from './table/read-grid.ts';
export { readParagraphs } from './text/read-paragraphs.ts';
export { readers } from './readers.ts';
export { forgetReadings, keepReadings } from './keep-readings.ts';

/** Every fact of a source, by the reader its capture names, else by media type. Throws AssayError('malformed-source') for bytes that cannot be read. */
export function readFacts(source: SourceDocument, tools: FactTools): readonly ReadFact[] {
  return readerFor(source)(source, tools);
}

function readerFor({ capture }: SourceDocument): FactReader {
  const name = readerName(capture);
  // A capture may name anything: `constructor` is a property of every object, and no reader.
  const reader = name === null || !Object.hasOwn(readers, name) ? undefined : readers[name];
  if (reader === undefined) throw unknownReader(capture);
  return reader;
}
