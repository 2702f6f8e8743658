// The run as a graph, left to right. Steps are buttons: they are reached by Tab and chosen by Enter; nothing can be moved.
import { Handle, Position, ReactFlow, ReactFlowProvider, useReactFlow, useStore, type Edge, type Node, type NodeProps } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { layOut, shownCalls, type Layout } from './graph-layout.ts';
import { StatusMark, statusWords } from './StatusMark.tsx';
import { duration } from './time-words.ts';
import { columnNames, tookMs, type Call, type Column, type Step, type WorkState } from './work-state.ts';

type StepNode = Node<{ readonly step: Step }, 'step'>;
type HeadNode = Node<{ readonly column: Column }, 'head'>;
type Choice = { readonly selected: string | null; readonly onSelect: (step: string | null) => void; readonly now: number | null };
const Chosen = createContext<Choice>({ selected: null, onSelect: () => undefined, now: null });

function CallRow({ call }: { readonly call: Call }): ReactNode {
  return <span className={`call ${call.failed ? 'failed' : ''}`}><StatusMark status={call.failed ? 'failed' : call.endedAt === null ? 'running' : 'done'} told={false} /><span>{call.name}</span></span>;
}

function StepCard({ data: { step } }: NodeProps<StepNode>): ReactNode {
  const { selected, onSelect, now } = useContext(Chosen);
  const took = tookMs(step, now);
  const more = step.calls.length - shownCalls;
  return (
    <>
      <Handle type="target" id="left" position={Position.Left} isConnectable={false} /><Handle type="target" id="above" position={Position.Top} isConnectable={false} />
      <button type="button" className={`step-card nodrag nopan ${step.status}`} data-step={step.id} aria-pressed={selected === step.id} onClick={() => { onSelect(selected === step.id ? null : step.id); }}>
        <span className="name"><StatusMark status={step.status} told={false} /><span>{step.name}</span></span>
        <span className="came">{step.status === 'running' || step.came === null ? statusWords[step.status] : step.came}{took === null || took < 1 ? '' : ` · ${duration(took)}`}</span>
        {step.calls.length === 0 ? null : <span className="calls-of-step">{step.calls.slice(0, shownCalls).map((call) => <CallRow key={call.id} call={call} />)}{more > 0 ? <span className="call">and {more} more</span> : null}</span>}
      </button>
      <Handle type="source" id="right" position={Position.Right} isConnectable={false} /><Handle type="source" id="below" position={Position.Bottom} isConnectable={false} />
    </>
  );
}

function ColumnHead({ data: { column } }: NodeProps<HeadNode>): ReactNode {
  return <span className="column-head">{columnNames[column]}</span>;
}

const nodeTypes = { step: StepCard, head: ColumnHead };
const fixed = { draggable: false, selectable: false, connectable: false, focusable: false } as const;

function nodesOf({ heads, steps }: Layout): (StepNode | HeadNode)[] {
  return [
    ...heads.map(({ column, x, width }): HeadNode => ({ id: `column ${column}`, type: 'head', data: { column }, position: { x, y: 0 }, width, height: 20, ...fixed })),
    ...steps.map(({ step, x, y, width, height }): StepNode => ({ id: step.id, type: 'step', data: { step }, position: { x, y }, width, height, ...fixed })),
  ];
}

function edgesOf({ lines, steps }: Layout): Edge[] {
  const running = new Set(steps.filter(({ step }) => step.status === 'running').map(({ step }) => step.id));
  const known = new Set(steps.filter(({ step }) => step.status !== 'waiting' && step.status !== 'unreached').map(({ step }) => step.id));
  return lines.map(({ id, from, to, down }) => ({ id, source: from, target: to, sourceHandle: down ? 'below' : 'right', targetHandle: down ? 'above' : 'left', className: running.has(to) ? 'now' : known.has(to) ? 'past' : 'ahead', ...fixed }));
}

/** The whole of it where it can be read so; else the chosen step, or where the work is, at a size that can be read. */
const smallest = 0.86;

function useView(layout: Layout, selected: string | null): void {
  const { setViewport } = useReactFlow();
  const [width, height] = [useStore(({ width: wide }) => wide), useStore(({ height: high }) => high)];
  const { steps, width: whole, height: tall } = layout;
  const looked = steps.find(({ step }) => step.id === selected) ?? steps.findLast(({ step }) => step.status === 'running') ?? steps.find(({ step }) => step.status === 'waiting') ?? steps.at(-1);
  const middle = looked === undefined ? 0 : looked.x + looked.width / 2;
  useEffect(() => {
    if (width === 0) return;
    const fits = Math.min(1, (width - 24) / Math.max(1, whole));
    const zoom = Math.max(smallest, fits);
    const left = Math.min(12, Math.max(width - 12 - whole * zoom, width / 2 - middle * zoom));
    const x = fits >= smallest ? Math.max(12, (width - whole * zoom) / 2) : left;
    void setViewport({ x, y: Math.max(12, Math.min(28, (height - tall * zoom) / 2)), zoom });
  }, [setViewport, width, height, whole, tall, middle]);
}

function Canvas({ layout, selected }: { readonly layout: Layout; readonly selected: string | null }): ReactNode {
  useView(layout, selected);
  const nodes = useMemo(() => nodesOf(layout), [layout]);
  const edges = useMemo(() => edgesOf(layout), [layout]);
  return (
    <ReactFlow
      nodes={nodes} edges={edges} nodeTypes={nodeTypes} minZoom={0.4} maxZoom={1.4} nodesDraggable={false} nodesConnectable={false} nodesFocusable={false} edgesFocusable={false} elementsSelectable={false}
      zoomOnScroll={false} zoomOnDoubleClick={false} preventScrolling={false} panOnScroll={false} disableKeyboardA11y proOptions={{ hideAttribution: true }}
    />
  );
}

type Props = Choice & { readonly state: WorkState };

export function WorkGraph({ state, selected, onSelect, now }: Props): ReactNode {
  const layout = useMemo(() => layOut(state), [state]);
  const choice = useMemo(() => ({ selected, onSelect, now }), [selected, onSelect, now]);
  return (
    <div className="graph-canvas" role="group" aria-label="Graph of the run" style={{ height: `${String(Math.min(560, Math.max(220, layout.height + 40)))}px` }}>
      <Chosen value={choice}><ReactFlowProvider><Canvas layout={layout} selected={selected} /></ReactFlowProvider></Chosen>
    </div>
  );
}
