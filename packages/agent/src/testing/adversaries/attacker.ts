// How a scripted auditor sees the phase it is in, and what it can answer. It knows no more than a model would: what it was shown.
import { answerTool } from '../../model/tool-loop.ts';
import type { ModelRequest } from '../../model/port.ts';
import type { ScriptedCall, ScriptedReply } from '../scripted-model.ts';
import type { Scenario } from './scenario.ts';

export type ListedClaim = { readonly id: string; readonly text: string; readonly sentence: string };
export type Shown = { readonly handle: string; readonly file: string; readonly text: string };
export type View = {
  readonly scenario: Scenario;
  readonly stage: string;
  /** Answers given before in this stage. */
  readonly round: number;
  readonly claims: readonly ListedClaim[];
  /** Claims that are false. */
  readonly wrong: readonly ListedClaim[];
  readonly shown: readonly Shown[];
  /** What other stages were shown: another agent may pass it on. */
  readonly elsewhere: readonly Shown[];
};
export type Attacker = (view: View) => ScriptedReply;

function claimsOf(request: ModelRequest): ListedClaim[] {
  const [first] = request.messages;
  const text = first?.role === 'user' ? first.text : '';
  return [...text.matchAll(/^(clm_[\w-]+): “(.*)” in: (.*)$/gm)].map(([, id = '', words = '', sentence = '']) => ({ id, text: words, sentence }));
}

function shownIn(request: ModelRequest): Shown[] {
  const results = request.messages.flatMap((message) => (message.role === 'tool' ? message.results : []));
  return results.flatMap(({ text }) => [...text.matchAll(/^\[(psg_[0-9a-f]{20})\] \((.*?)\) (.*)$/gm)].map(([, handle = '', file = '', words = '']) => ({ handle, file, text: words })));
}

/** The script of an attacker for one run of the auditor over a scenario. */
export function scriptOf(attacker: Attacker, scenario: Scenario): (request: ModelRequest) => ScriptedReply {
  const seen = new Map<string, readonly Shown[]>();
  return (request) => {
    const shown = shownIn(request);
    seen.set(request.stage, shown);
    const claims = claimsOf(request);
    const wrong = claims.filter(({ sentence }) => scenario.lies.some(({ text }) => text === sentence));
    const elsewhere = [...seen].filter(([stage]) => stage !== request.stage).flatMap(([, passages]) => passages);
    return attacker({ scenario, stage: request.stage, round: request.messages.filter(({ role }) => role === 'assistant').length, claims, wrong, shown, elsewhere });
  };
}

export const done: ScriptedReply = { calls: [{ name: answerTool, input: { done: true } }] };

export function search(...patterns: readonly string[]): ScriptedReply {
  return { calls: [...new Set(patterns)].map((pattern) => ({ name: 'search', input: { pattern } })) };
}

export function submit(...submissions: readonly Readonly<Record<string, unknown>>[]): ScriptedReply {
  return { calls: submissions.map((input): ScriptedCall => ({ name: 'submit', input })) };
}

/** Looks, hands in, and says that it is done: the shape of most attacks. */
export function inTurn(look: (view: View) => ScriptedReply, hand: (view: View) => ScriptedReply): Attacker {
  return (view) => (view.round === 0 ? look(view) : view.round === 1 ? notEmpty(hand(view)) : done);
}

/** A turn without any call is no turn. */
function notEmpty(reply: ScriptedReply): ScriptedReply {
  return typeof reply === 'object' && 'calls' in reply && reply.calls.length === 0 ? done : reply;
}
