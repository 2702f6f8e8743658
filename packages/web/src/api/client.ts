// Asks the server. A failure is a Problem with what to do about it; being offline is one of them.
import type { Problem, SessionView } from '@assay/record/api';

const base = '/api/v1';

/** `status` 0: no answer came. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly remedy: string;
  constructor({ status, code, detail, remedy }: Pick<Problem, 'status' | 'code' | 'detail' | 'remedy'>) {
    super(detail);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.remedy = remedy;
  }
}

const unreachable = { status: 0, code: 'offline', detail: 'The server does not answer.', remedy: 'See that `assay serve` is running, then try again.' } as const;

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'detail' in value && 'remedy' in value && 'status' in value;
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const told: unknown = await response.json().catch(() => null);
  return new ApiProblem(isProblem(told) ? told : { status: response.status, code: 'internal', detail: `The server answered ${String(response.status)}.`, remedy: 'Try again; if it stays, see the log of `assay serve`.' });
}

/** The mark of the session that changes carry; learnt with GET /session. */
let mark: string | null = null;

async function send(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`${base}${path}`, { credentials: 'same-origin', ...init });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiProblem(unreachable);
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

// What our own server sends was checked against the same schemas there: a page trusts it and stays small.
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return await (await send(path, signal === undefined ? {} : { signal })).json() as Answer;
}

export async function getText(path: string, signal?: AbortSignal): Promise<string> {
  return (await send(path, signal === undefined ? {} : { signal })).text();
}

export async function getBytes(path: string, range?: { readonly from: number; readonly to: number }): Promise<{ readonly bytes: Uint8Array; readonly total: number | null }> {
  const response = await send(path, range === undefined ? {} : { headers: { range: `bytes=${String(range.from)}-${String(range.to)}` } });
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return { bytes: new Uint8Array(await response.arrayBuffer()), total: total === undefined ? null : Number(total) };
}

export async function session(): Promise<SessionView> {
  const view = await get<SessionView>('/session');
  mark = view.csrf;
  return view;
}

/** Sends a change: JSON, or a form with files. The answer's body, or null where there is none. */
export async function change<Answer>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
  if (mark === null) await session();
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = { ...(mark === null ? {} : { 'x-assay-csrf': mark }), ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) };
  const response = await send(path, { method, headers, ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }) });
  return (response.status === 204 ? null : await response.json()) as Answer;
}

export function forgetSession(): void {
  mark = null;
}

export const address = (path: string): string => `${base}${path}`;
