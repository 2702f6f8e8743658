// gather → four analysts side by side → core analyst → judge. LangGraph is loaded when a run starts, not when the program does.
import { AssayError, specialistNames, type SpecialistName } from '@assay/record';
import type { Note } from '../specialists/observation.ts';
import type { Failed } from '../write/parts.ts';
import type { Fetched } from './engine.ts';
import type { RunState } from './run-state.ts';

export type Nodes = {
  readonly gather: (state: RunState) => Promise<Partial<RunState>>;
  readonly analyse: Readonly<Record<SpecialistName, (state: RunState) => Promise<Partial<RunState>>>>;
  readonly write: (state: RunState) => Promise<Partial<RunState>>;
  readonly judge: (state: RunState) => Promise<Partial<RunState>>;
};

/** Seven nodes and nothing loops: more steps than this is a broken graph. */
const stepLimit = 12;

/** Runs the nodes to the end. Throws what a node throws; AssayError('interrupted') when the signal aborts. */
export async function runGraph(nodes: Nodes, signal: AbortSignal | undefined): Promise<RunState> {
  const { Annotation, StateGraph, START, END } = await import('@langchain/langgraph');
  const appended = <Item>() => Annotation<readonly Item[]>({ reducer: (left, right) => [...left, ...right], default: () => [] });
  const State = Annotation.Root({
    gathering: Annotation<RunState['gathering']>(), notes: appended<Note>(), failed: appended<Failed>(), fetched: appended<Fetched>(),
    written: Annotation<RunState['written']>(), audited: Annotation<RunState['audited']>(), auditor: Annotation<RunState['auditor']>(),
  });
  const graph = new StateGraph(State)
    .addNode('gather', nodes.gather)
    .addNode('fundamental', nodes.analyse.fundamental).addNode('technical', nodes.analyse.technical)
    .addNode('value', nodes.analyse.value).addNode('macro', nodes.analyse.macro)
    .addNode('write', nodes.write).addNode('judge', nodes.judge)
    .addEdge(START, 'gather')
    .addEdge('gather', 'fundamental').addEdge('gather', 'technical').addEdge('gather', 'value').addEdge('gather', 'macro')
    .addEdge([...specialistNames], 'write').addEdge('write', 'judge').addEdge('judge', END)
    .compile();
  try {
    return await graph.invoke({ gathering: null, notes: [], failed: [], fetched: [], written: null, audited: null, auditor: null }, { recursionLimit: stepLimit, ...(signal === undefined ? {} : { signal }) });
  } catch (cause) {
    if (signal?.aborted === true) throw new AssayError('interrupted', 'the run was stopped', { remedy: 'Start it again; nothing of it was sealed.', cause });
    throw cause;
  }
}
