// The parts of an answer as text and tables. Marks of citations lead to the evidence.
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Answer, ContentBlock } from '@assay/record';
import { queries, type ClaimList } from '../../api/queries.ts';
import { AnswerCharts } from './AnswerCharts.tsx';

type Of<Type extends ContentBlock['type']> = Extract<ContentBlock, { readonly type: Type }>;

/** Each mark leads to the claim of the report that its source proves. */
const Places = createContext<ReadonlyMap<number, string>>(new Map());

function Cited({ numbers, run }: { readonly numbers: readonly number[]; readonly run: string }): ReactNode {
  const places = useContext(Places);
  return numbers.map((number) => <Link key={number} className="cited" href={places.get(number) ?? `/runs/${run}`} aria-label={`evidence ${String(number)}`}>[{number}]</Link>);
}

function Table({ block: { title, data }, run }: { readonly block: Of<'table'>; readonly run: string }): ReactNode {
  return (
    <div className="table-frame">
      <table className="table">
        <caption>{title}</caption>
        <thead><tr>{data.headers.map((header, index) => <th key={index} scope="col" className={index === 0 ? '' : 'num'}>{header}</th>)}</tr></thead>
        <tbody>{data.rows.map((row, index) => <tr key={index}>{row.map((cell, column) => (column === 0 ? <th key={column} scope="row">{cell.text}</th> : <td key={column} className="num">{cell.text} {cell.figure === null ? null : <Cited numbers={cell.figure.citations} run={run} />}</td>))}</tr>)}</tbody>
      </table>
    </div>
  );
}

/** The numbers of a chart, where it is not drawn. */
function ChartTable({ block: { title, data }, run }: { readonly block: Of<'chart'>; readonly run: string }): ReactNode {
  const times = [...new Set(data.datasets.flatMap((set) => set.data.map(({ x }) => x)))];
  return (
    <div className="table-frame">
      <table className="table">
        <caption>{title}</caption>
        <thead><tr><th scope="col">{data.x_axis_label}</th>{data.datasets.map(({ name }) => <th key={name} scope="col" className="num">{name}</th>)}</tr></thead>
        <tbody>{times.map((time) => <tr key={time}><th scope="row">{time}</th>{data.datasets.map((set) => { const point = set.data.find(({ x }) => x === time); return <td key={set.name} className="num">{point?.figure.shown} {point === undefined ? null : <Cited numbers={point.figure.citations} run={run} />}</td>; })}</tr>)}</tbody>
      </table>
    </div>
  );
}

function Block({ block, run }: { readonly block: ContentBlock; readonly run: string }): ReactNode {
  switch (block.type) {
    case 'metric': return <p className="metric"><b>{block.data.value}</b> <span>{block.data.label}</span><br /><span className="context">{block.data.context} <Cited numbers={block.data.figure.citations} run={run} /></span></p>;
    case 'table': return <Table block={block} run={run} />;
    case 'chart': return null;
    case 'insight': case 'text': return <p>{block.data.content} <Cited numbers={block.data.citations} run={run} /></p>;
    case 'quote': return <blockquote><p>{block.data.content}</p><footer>{block.data.where.join(', ')} <Cited numbers={block.data.citations} run={run} /></footer></blockquote>;
  }
}

/** Drawn below the words and tables that they show. */
function Charts({ answer, run }: { readonly answer: Answer; readonly run: string }): ReactNode {
  const charts = answer.content_blocks.filter((block) => block.type === 'chart');
  return charts.length === 0 ? null : <AnswerCharts run={run} otherwise={charts.map((block) => <ChartTable key={block.title} block={block} run={run} />)} />;
}

function placesOf({ citations }: Answer, claims: ClaimList | undefined, run: string): ReadonlyMap<number, string> {
  const numbers = new Map(claims?.claims.map(({ number, claim }) => [claim.id, number]));
  return new Map(citations.flatMap(({ number, claims: [first] }) => {
    const claim = first === undefined ? undefined : numbers.get(first);
    return claim === undefined ? [] : [[number, `/runs/${run}#c${String(claim)}`] as const];
  }));
}

export function AnswerBlocks({ answer, run }: { readonly answer: Answer; readonly run: string }): ReactNode {
  const claims = useQuery(queries.claims(run)).data;
  const places = useMemo(() => placesOf(answer, claims, run), [answer, claims, run]);
  return <Places value={places}><div className="blocks">{answer.content_blocks.length === 0 ? <p>{answer.summary}</p> : answer.content_blocks.map((block, index) => <Block key={index} block={block} run={run} />)}<Charts answer={answer} run={run} /></div></Places>;
}
