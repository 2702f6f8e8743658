// An answer in the conversation: what was asked, what came, how well it is proved, and what could be asked next.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Answer } from '@assay/record';
import { get } from '../../api/client.ts';
import { Resource } from '../../parts/Resource.tsx';
import { AnswerBlocks } from './AnswerBlocks.tsx';
import { Tally } from '../../parts/Tally.tsx';

const answerQuery = (run: string) => queryOptions({ queryKey: ['run', run, 'answer'], queryFn: ({ signal }) => get<Answer>(`/runs/${run}/answer`, signal), staleTime: Infinity });

function Sources({ answer: { citations } }: { readonly answer: Answer }): ReactNode {
  if (citations.length === 0) return null;
  return (
    <details className="sources-of-answer">
      <summary>{citations.length} {citations.length === 1 ? 'source' : 'sources'}</summary>
      <ol>{citations.map(({ number, about, name, url, formula }) => <li key={number} value={number}>{about === undefined ? '' : `${about}, in `}{url === null ? name : <a href={url} target="_blank" rel="noreferrer">{name}</a>}{formula === null ? null : <><br /><code>{formula}</code></>}</li>)}</ol>
    </details>
  );
}

type Props = { readonly run: string; /** The newest turn takes the focus and offers what to ask next. */ readonly newest: boolean; readonly onAsk: (question: string) => void };

/** Nobody who is writing the next question is torn from it. */
function isTyping(): boolean {
  return document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value !== '';
}

function Told({ answer, run, newest, onAsk }: Props & { readonly answer: Answer }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => { if (newest && !isTyping()) heading.current?.focus(); }, [newest]);
  const { metadata, missing, reading } = answer;
  return (
    <article className="turn" aria-labelledby={`asked-${run}`}>
      <h2 id={`asked-${run}`} tabIndex={-1} ref={heading}>{answer.question}</h2>
      {reading?.shown === true && reading.text !== null ? <p className="quiet">Read as: {reading.text}</p> : null}
      {reading === null || reading === undefined || reading.not_understood.length === 0 ? null : <p className="quiet">Not understood: {reading.not_understood.join(', ')}</p>}
      {metadata.partial ? <p className="quiet">This answer is partial: the limit of steps was reached before everything was gathered.</p> : null}
      {metadata.general_knowledge ? <p className="quiet">General knowledge, not checked against any source.</p> : null}
      <AnswerBlocks answer={answer} run={run} />
      {missing.length === 0 ? null : <div className="missing"><h3>What is missing</h3><ul>{missing.map((words) => <li key={words}>{words}</li>)}</ul></div>}
      <div className="turn-foot"><Tally verdicts={metadata.verdicts} words /><Link href={`/runs/${run}`}>The answer with its evidence</Link><Link href={`/runs/${run}/work`}>How it came about</Link></div>
      <Sources answer={answer} />
      {newest && answer.follow_ups.length > 0 ? <div className="next-questions"><h3>Ask next</h3><ul>{answer.follow_ups.slice(0, 3).map((question) => <li key={question}><button type="button" className="button" onClick={() => { onAsk(question); }}>{question}</button></li>)}</ul></div> : null}
    </article>
  );
}

export function AnswerTurn(props: Props): ReactNode {
  const answer = useQuery(answerQuery(props.run));
  return <Resource of={answer} what="the answer">{(told) => <Told {...props} answer={told} />}</Resource>;
}
