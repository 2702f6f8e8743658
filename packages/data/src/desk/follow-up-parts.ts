// What is asked for once the list of filings is there: the insiders' forms that it names, and, by the sector that it tells, what the company is held beside.
import { addDays } from '@assay/record';
import type { CaptureOutcome } from '../capture/capture.ts';
import { entityOf, isFundLike, type Company } from '../company.ts';
import { insiderFormEndpoint } from '../edgar/endpoints.ts';
import { readSubmissions, withSubmissions, type Filing, type Submissions } from '../edgar/submissions.ts';
import { peerQuotesEndpoint } from '../yahoo/endpoints.ts';
import { chooseLivePeers, type PeerLists } from './choose-live-peers.ts';
import { fundPart, type LivePart, type Scene } from './live-parts.ts';
import { sectorFund } from './sector-funds.ts';

/** Half a year of insiders' forms, so many of them: at the SEC's pace a note does not wait longer for more. */
const INSIDER_DAYS = 183;
const INSIDER_FORMS = 9;
/** Forms that are filed together in such a number are awards to a whole board. */
const BATCH = 5;

/** `filings` is the outcome of the list of filings; null where none was asked for. */
export function followUpParts(scene: Scene, filings: CaptureOutcome | null, lists: PeerLists): LivePart[] {
  const { company, options } = scene;
  if (options.depth === 'quick' || isFundLike(company.kind)) return [];
  const listed = filings?.ok === true ? readSubmissions(filings.captured.bytes) : null;
  const known = listed === null ? company : withSubmissions(company, listed);
  if (isFundLike(known.kind)) return [];
  const fund = sectorFund(known.sector);
  return [...(listed === null ? [] : insiderParts(scene, listed)), ...(fund === null ? [] : [fundPart(scene, fund, 'closes of the sector')]), ...peerParts(scene, known, lists)];
}

function insiderParts(scene: Scene, { filings }: Submissions): LivePart[] {
  const { company: { cik }, options, sources: { edgar }, asOf, today } = scene;
  const until = asOf ?? today;
  const since = addDays(until, -INSIDER_DAYS);
  if (cik === null) return [];
  const asked = { entity: entityOf(scene.company), asOf, signal: options.signal, endpoint: insiderFormEndpoint };
  const listed = filings.filter(({ form, filed }) => (form === '4' || form === '4/A') && filed <= until && filed >= since);
  return tradesFirst(listed).slice(0, INSIDER_FORMS).map((filing): LivePart => ({ group: 'insiders', what: 'insiders’ forms', tool: insiderFormEndpoint.tool, ask: () => edgar.document({ cik, accession: filing.accession, name: documentOf(filing) }, asked) }));
}

/** Trades are filed one by one, awards to everybody on one day: days with few forms first, newest first among each. */
function tradesFirst(forms: readonly Filing[]): readonly Filing[] {
  const onDay = Map.groupBy(forms, ({ filed }) => filed);
  const isBatch = ({ filed }: Filing): boolean => (onDay.get(filed)?.length ?? 0) >= BATCH;
  return [...forms.filter((form) => !isBatch(form)), ...forms.filter(isBatch)];
}

function documentOf({ document }: Filing): string | null {
  return document.endsWith('.xml') ? document : null;
}

/** Quotes are of the present: for a past day there are none. */
function peerParts({ options, sources: { yahoo }, asOf }: Scene, company: Company, lists: PeerLists): LivePart[] {
  const peers = asOf === null ? chooseLivePeers(company, lists) : [];
  if (peers.length < 2) return [];
  return [{ group: 'peers', what: 'quotes of comparable companies', tool: peerQuotesEndpoint.tool, ask: () => yahoo.quotes(peers, { entity: null, asOf, signal: options.signal }) }];
}
