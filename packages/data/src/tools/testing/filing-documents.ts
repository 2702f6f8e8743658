// Ownership forms and a 13F table as they were recorded, under lists of filings that are built for them: the recordings are bodies without their address.
import type { Recordings } from '../../testing/recordings.ts';
import { textAnswer, type Answer, type Answerer } from '../../testing/replay-server.ts';

type Listed = { readonly form: string; readonly accession: string; readonly file: string; readonly filed: string; readonly recording: string };

const lists: Readonly<Record<string, { readonly name: string; readonly filings: readonly Listed[] }>> = {
  '0001640147': {
    name: 'Snowflake Inc.', filings: [
      { form: '4', accession: '0001640147-24-000001', file: 'form4.xml', filed: '2024-12-20', recording: 'form4.snow.xml' },
      { form: '5', accession: '0001640147-24-000002', file: 'form5.xml', filed: '2024-03-15', recording: 'form5.snow.xml' },
      // A form in which another company is the issuer: the tool leaves it out.
      { form: '4', accession: '0001640147-24-000003', file: 'other.xml', filed: '2024-02-01', recording: '374WaterForm4.xml' },
    ],
  },
  '0000913990': { name: 'Recorded Manager', filings: [{ form: '13F-HR', accession: '0000913990-25-000001', file: 'infotable.xml', filed: '2025-02-10', recording: '13F-HR.infotable.xml' }] },
};

export function filingDocuments(recordings: Recordings): Answerer {
  return ({ url }) => {
    const [, cik] = /\/submissions\/CIK(\d{10})\.json$/.exec(url) ?? [];
    const list = cik === undefined ? undefined : lists[cik];
    if (list !== undefined) return textAnswer(JSON.stringify(submissions(cik ?? '', list)));
    const [, bare, folder, file] = /\/Archives\/edgar\/data\/(\d+)\/(\d{18})\/([\w.]+)$/.exec(url) ?? [];
    const listed = lists[(bare ?? '').padStart(10, '0')]?.filings.find(({ accession }) => accession.replaceAll('-', '') === folder);
    if (listed === undefined) return null;
    if (file === 'index.json') return textAnswer(JSON.stringify({ directory: { name: folder, item: [{ name: 'primary_doc.xml' }, { name: listed.file }] } }));
    return file === listed.file ? recorded(recordings, listed.recording) : null;
  };
}

function recorded(recordings: Recordings, name: string): Answer | null {
  const entry = recordings.entries.find((candidate) => candidate.source === 'sec' && candidate.name === name);
  return entry === undefined ? null : { status: 200, headers: { 'content-type': 'text/xml' }, bytes: recordings.read(entry).bytes };
}

function submissions(cik: string, { name, filings }: (typeof lists)[string]): unknown {
  return {
    cik, name, sic: '7372', sicDescription: 'Services', exchanges: ['NYSE'],
    filings: { recent: { accessionNumber: filings.map(({ accession }) => accession), filingDate: filings.map(({ filed }) => filed), reportDate: filings.map(() => '2024-12-31'), form: filings.map(({ form }) => form), primaryDocument: filings.map(({ file }) => `xslF345X05/${file}`) }, files: [] },
  };
}
