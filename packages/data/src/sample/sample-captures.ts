// The bundled files as captures: bytes with a request that names the file, and the day for which they are current.
import { captureId, contentId, type Capture, type CapturedBytes, type IsoDate, type Sha256, type SourceKind } from '@assay/record';
import { entityOf, type Company } from '../company.ts';
import type { SamplePart } from '../desk/sample-port.ts';
import { cutRows } from './cut-rows.ts';
import type { ReadSampleFile } from './sample-index.ts';

type PartAbout = { readonly tool: string; readonly reader: string; readonly sourceKind: SourceKind; readonly sourceName: string; readonly licence: string; readonly ofCompany: boolean };

/** A part of a company's own figures, or those of a company it is held beside. */
export type CapturedPart = SamplePart | 'peer';

const parts: Readonly<Record<CapturedPart, PartAbout>> = {
  statements: { tool: 'sample_statements', reader: 'sample-company', sourceKind: 'filing', sourceName: 'Bundled statements', licence: 'Figures of public filings', ofCompany: true },
  closes: { tool: 'sample_closes', reader: 'sample-closes', sourceKind: 'market', sourceName: 'Bundled closes', licence: 'Bare dates and closes', ofCompany: true },
  insiders: { tool: 'sample_insiders', reader: 'sample-insiders', sourceKind: 'filing', sourceName: 'Bundled Forms 4', licence: 'Figures of public filings', ofCompany: true },
  macro: { tool: 'sample_macro', reader: 'sample-macro', sourceKind: 'macro', sourceName: 'Bundled FRED series', licence: 'Series of public bodies, citation requested', ofCompany: false },
  peer: { tool: 'sample_peers', reader: 'sample-company', sourceKind: 'filing', sourceName: 'Bundled figures of peers', licence: 'Figures of public filings; bare dates and closes', ofCompany: true },
  constituents: { tool: 'sample_constituents', reader: 'sample-constituents', sourceKind: 'aggregator', sourceName: 'Bundled S&P 500 list', licence: 'ODC-PDDL-1.0', ofCompany: false },
};

export type CaptureRequest = { readonly company: Company; readonly part: CapturedPart; readonly file: string; readonly asOf: IsoDate };
export type CaptureTools = { readonly readFile: ReadSampleFile; readonly sha256: Sha256 };

/** Null when nothing of the file was public by the wanted day. */
export function captureSample(wanted: CaptureRequest, { readFile, sha256 }: CaptureTools): CapturedBytes | null {
  const about = parts[wanted.part];
  const bytes = cutRows(readFile(wanted.file), wanted.asOf);
  if (bytes === null) return null;
  const request = { method: 'GET', url: `sample:${wanted.file}?asOf=${wanted.asOf}`, body: null };
  const hash = sha256(bytes);
  const capture: Capture = {
    id: captureId.parse(contentId('capture', { request, sha256: hash }, sha256)), tool: about.tool, reader: about.reader, request, status: 200, mediaType: 'application/json',
    receivedAt: `${wanted.asOf}T00:00:00Z`, origin: 'sample', sourceKind: about.sourceKind, sourceName: about.sourceName, licence: about.licence, asOf: wanted.asOf,
    entity: about.ofCompany ? entityOf(wanted.company) : null, sha256: hash, size: bytes.length,
  };
  return { capture, bytes };
}
