// Two agents on LangGraph: an analyst who searches the source, and an auditor who may cite what the analyst found, and nothing that the
// analyst wrote. The nodes are plain functions here, so that this runs without a key; a model would call the same two fences.
import { createHash } from 'node:crypto';
import { auditReport, documentSource, type Entity } from '@assay/audit';
import { captureTexts, FenceGroup, raiseVerdicts, searchTexts, usualLimits, type Tracked } from '@assay/audit/fence';
import { Annotation, END, START, StateGraph } from '@langchain/langgraph';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const quarry: Entity = { id: null, ticker: null, name: 'Quarry Optics' };
const report = 'Quarry Optics earned $84.0 million of net income in fiscal 2024. Its gross margin was 61.2% in fiscal 2024.';
const table = documentSource(
  { name: 'income.csv', bytes: new TextEncoder().encode('$ thousands,FY2024,FY2023\nRevenue,512300,488100\nGross profit,291400,280900\nNet income,84012,79550\n') },
  { about: quarry, readAt: '2026-03-02T00:00:00Z', sha256 },
);

const group = new FenceGroup();
const options = { document: report, subject: quarry, captureSource: (id: string) => (id === table.capture.id ? table : null), sha256 };
const analyst = group.open({ ...options, name: 'analyst' });
const auditor = group.open({ ...options, name: 'auditor' });
group.link('auditor', ['analyst']);
const search = analyst.track(searchTexts(captureTexts([table]), usualLimits), { tool: 'search' });

const State = Annotation.Root({ found: Annotation<Tracked['passages']>({ reducer: (before, more) => [...before, ...more], default: () => [] }), said: Annotation<string[]>({ reducer: (before, more) => [...before, ...more], default: () => [] }) });

async function gather(): Promise<typeof State.Update> {
  const patterns = ['FY2024', 'Revenue', 'Gross profit', 'Net income'];
  return { found: (await Promise.all(patterns.map((pattern) => search({ pattern })))).flatMap(({ passages }) => passages) };
}

function check({ found }: typeof State.State): typeof State.Update {
  const handles = found.map(({ handle }) => handle);
  const submissions = [
    { claim: 'Quarry Optics earned $84.0 million of net income in fiscal 2024', handles },
    { claim: 'Its gross margin was 61.2% in fiscal 2024', handles, formula: 'gross_profit / revenue' },
  ];
  return { said: submissions.map((sent) => auditor.submit(sent).code) };
}

const graph = new StateGraph(State).addNode('gather', gather).addNode('check', check).addEdge(START, 'gather').addEdge('gather', 'check').addEdge('check', END).compile();
const { said } = await graph.invoke({});
const { verdicts } = auditReport(report, [], { subject: quarry, asOf: null, sha256 });
const raised = raiseVerdicts(verdicts, auditor).map(({ verdict }) => verdict);
console.log(said.join(', '));
console.log(`verdicts: ${raised.join(', ')}`);
console.log(group.traceChain('auditor', 0).map(({ stage }) => stage).join(' → '));
process.exitCode = raised.join() === 'verified,unverified' ? 0 : 1;
