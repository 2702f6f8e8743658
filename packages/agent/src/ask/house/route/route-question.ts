// Decides what a question is: financial with its complexity, a matter of general knowledge, or one that cannot be answered, with what is missing.
import type { Around } from '../../../graph/engine.ts';
import type { Asked } from '../../asked/asked.ts';
import { readAsked } from '../../asked/read-asked.ts';
import type { AskPorts, AskQuestion, Route } from '../../stages.ts';
import { complexityOf } from './complexity.ts';
import { declineReasons, type Scene } from './decline.ts';
import { isGeneral } from './general.ts';

/** Reads the question by rules and asks the desk for names alone; no data are fetched. */
export async function routeQuestion(question: AskQuestion, ports: AskPorts, around: Around): Promise<Route> {
  around.signal?.throwIfAborted();
  const today = question.asOf !== null && question.asOf < ports.today ? question.asOf : ports.today;
  const asked = await readAsked(question.text, { desk: ports.desk, today, filters: question.filters, earlier: question.earlier });
  return routeOf(asked, { ports, today });
}

async function routeOf(asked: Asked, scene: Scene): Promise<Route> {
  if (isGeneral(asked)) return { kind: 'general', why: 'It asks what a term means or how a method works: no figures are needed.', asked };
  for (const reason of declineReasons) {
    const declined = await reason(asked, scene);
    if (declined !== null) return { kind: 'declined', ...declined, asked };
  }
  return { kind: 'financial', ...complexityOf(asked), asked };
}
