// route → plan → execute ⇄ verify ⇄ analyse → synthesise ⇄ validate; a question without data goes from route to its direct answer.
import { AssayError } from '@assay/record';
import { beginning, type AskState } from './ask-state.ts';
import { interrupted, type AskWork } from './ask-work.ts';
import { planNode, routeNode } from './nodes/plan-node.ts';
import { analyseNode, executeNode } from './nodes/step-nodes.ts';
import { afterWork, nextWork, type NodeName } from './nodes/turns.ts';
import { verifyNode } from './nodes/verify-node.ts';
import { directNode, synthesiseNode, validateNode } from './nodes/write-nodes.ts';

type Node = (state: AskState) => Promise<Partial<AskState>>;

type Routing = ReturnType<typeof routeNode>;

function nodesOf(work: AskWork, routing: Routing): Readonly<Record<NodeName, Node>> {
  return {
    route: () => routing, plan: (state) => planNode(state, work), execute: (state) => executeNode(state, work), analyse: (state) => analyseNode(state, work),
    verify: (state) => verifyNode(state, work), direct: (state) => directNode(state, work), synthesise: (state) => synthesiseNode(state, work), validate: (state) => validateNode(state, work),
  };
}

/** Every node call is counted: by the count the graph is stopped. */
function counted(node: Node): Node {
  return async (state) => ({ ...(await node(state)), nodes: state.nodes + 1 });
}

async function compile(work: AskWork, routing: Routing): Promise<(signal: AbortSignal | undefined) => Promise<AskState>> {
  const { Annotation, StateGraph, START, END } = await import('@langchain/langgraph');
  const State = Annotation.Root({
    route: Annotation<AskState['route']>(), plan: Annotation<AskState['plan']>(), pending: Annotation<AskState['pending']>(), settled: Annotation<AskState['settled']>(),
    tries: Annotation<AskState['tries']>(), because: Annotation<AskState['because']>(), replans: Annotation<number>(), nodes: Annotation<number>(), left: Annotation<AskState['left']>(),
    draft: Annotation<AskState['draft']>(), best: Annotation<AskState['best']>(), loops: Annotation<number>(), again: Annotation<AskState['again']>(), before: Annotation<AskState['before']>(),
  });
  const nodes = nodesOf(work, routing);
  const next = (state: AskState): NodeName => nextWork(state, work.limits);
  const after = (state: AskState): NodeName => afterWork(state, work.limits);
  const graph = new StateGraph(State)
    // A node may not bear the name of a channel.
    .addNode('route_', counted(nodes.route)).addNode('plan_', counted(nodes.plan)).addNode('execute_', counted(nodes.execute)).addNode('analyse_', counted(nodes.analyse))
    .addNode('verify_', counted(nodes.verify)).addNode('direct_', counted(nodes.direct)).addNode('synthesise_', counted(nodes.synthesise)).addNode('validate_', counted(nodes.validate))
    .addEdge(START, 'route_')
    .addConditionalEdges('route_', ({ route }) => (route?.kind === 'financial' ? 'plan_' : 'direct_'), ['plan_', 'direct_'])
    .addConditionalEdges('plan_', (state) => `${next(state)}_`, ['plan_', 'execute_', 'analyse_', 'synthesise_'])
    .addConditionalEdges('execute_', (state) => `${after(state)}_`, ['verify_', 'synthesise_'])
    .addConditionalEdges('analyse_', (state) => `${after(state)}_`, ['verify_', 'synthesise_'])
    .addConditionalEdges('verify_', (state) => `${next(state)}_`, ['plan_', 'execute_', 'analyse_', 'synthesise_'])
    .addEdge('synthesise_', 'validate_').addEdge('direct_', 'validate_')
    .addConditionalEdges('validate_', ({ again, best, route }) => (best === null ? (route?.kind === 'financial' ? 'plan_' : 'direct_') : again === null ? END : 'synthesise_'), [END, 'synthesise_', 'plan_', 'direct_'])
    .compile();
  // The graph counts for itself; the library's own limit stands far behind it and is never reached.
  return (signal) => graph.invoke(beginning, { recursionLimit: work.limits.maxNodes * 2 + 20, ...(signal === undefined ? {} : { signal }) });
}

/** How long the reading of a question may keep the library of graphs waiting, which takes longer to load than most questions to be read. */
const HEAD_START_MS = 40;

/** A question that is read from what is at hand is read, and told, before anything else is loaded; one that waits for a source is read meanwhile. */
async function headStart(routing: Routing): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => { timer = setTimeout(resolve, HEAD_START_MS); });
  await Promise.race([routing.then(() => undefined, () => undefined), enough]);
  clearTimeout(timer);
}

/** Rejects as soon as the signal aborts, whatever a node is busy with. */
async function untilStopped<Value>(running: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return running;
  if (signal.aborted) throw interrupted();
  let onAbort: () => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    onAbort = (): void => { reject(interrupted()); };
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([running, stopped]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Runs the graph to its end. Throws what a stage throws that no answer can be made without; AssayError('interrupted') when the signal aborts. */
export async function runAskGraph(work: AskWork): Promise<AskState> {
  const { signal } = work;
  try {
    const routing = routeNode(work);
    const running = headStart(routing).then(() => compile(work, routing)).then((run) => run(signal));
    // Whoever is no longer waited for may still fail; nobody is left to tell.
    for (const left of [routing, running]) left.catch(() => undefined);
    return await untilStopped(running, signal);
  } catch (cause) {
    if (signal?.aborted === true && !(cause instanceof AssayError)) throw interrupted(cause);
    throw cause;
  }
}
