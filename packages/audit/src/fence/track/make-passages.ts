// From a tool's answer to passages: held to the scope, looked up in their captures, with echoes and messages marked.
import type { Capture, Sha256 } from '@assay/record';
import type { Limits } from '../limits.ts';
import { liveText, passageHandle, type DeadSpan, type Origin, type Passage } from '../passage.ts';
import { allowsPassage, type Scope } from '../scope/scope.ts';
import type { Found } from './answer.ts';
import { OwnWords } from './echo.ts';
import { noticeSpans } from './notice.ts';

export type Making = {
  readonly fence: string;
  readonly call: number;
  readonly tool: string;
  readonly origin: Origin;
  readonly scope: Scope;
  readonly limits: Limits;
  readonly own: OwnWords;
  /** The decoded text of a capture; null for one that is not known. */
  readonly captureOf: (id: string) => Pick<Capture, 'sourceKind' | 'entity'> | null;
  readonly captureText: (id: string) => string | null;
  /** What was put into the request of a capture. */
  readonly requestTexts: (id: string) => readonly string[];
  readonly sha256: Sha256;
};

/** `null` for a piece that may not be used. */
export function makePassage(found: Found, index: number, making: Making): Passage | null {
  const origin = originOf(found, making);
  // Half a character has no canonical form. One that the limit cuts in two does not stand in its capture either.
  const text = withoutHalf(found.text.slice(0, making.limits.passageLength)).toWellFormed();
  if (!allowsPassage(making.scope, origin) || !standsInCapture(text, origin, making)) return null;
  const dead = origin.capture === null ? deadSpans(text, making.own) : deadInCapture(found, origin.capture.id, making);
  const handle = passageHandle({ fence: making.fence, call: making.call, index, text }, making.sha256);
  return { handle, text, origin, dead, call: making.call, tool: making.tool };
}

function withoutHalf(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}

function originOf(found: Found, making: Making): Origin {
  const { origin } = making;
  const capture = found.capture ?? null;
  return { ...origin, ...found.origin, ...kindOf(found, making), file: (found.file ?? origin.file)?.toWellFormed() ?? null, capture, madeBy: found.madeBy ?? null };
}

/** Of a capture that the fence has, kind and company are its own, whatever a tool says of them. */
function kindOf({ capture, entity, sourceKind }: Found, { origin, captureOf }: Making): Pick<Origin, 'entity' | 'sourceKind'> {
  const known = capture === undefined || capture === null ? null : captureOf(capture.id);
  return { entity: known?.entity ?? entity ?? origin.entity, sourceKind: known?.sourceKind ?? sourceKind ?? origin.sourceKind };
}

function standsInCapture(text: string, { capture }: Origin, { captureText }: Making): boolean {
  return capture === null || captureText(capture.id)?.startsWith(text, capture.start) === true;
}

/** What this agent searched by may well stand in a capture. What was put into the capture's own request may not count there, nor a recorded tool's messages. */
function deadInCapture({ text, putIn, madeBy }: Found, id: string, making: Making): DeadSpan[] {
  const own = new OwnWords();
  for (const words of [...(putIn ?? []), ...making.requestTexts(id)]) own.add(words);
  const dead = deadSpans(text, own);
  return madeBy === undefined || madeBy === null ? dead.filter((span) => span.why === 'query-echo') : dead;
}

function deadSpans(text: string, own: OwnWords): DeadSpan[] {
  const echoes = own.echoesIn(text).map((span): DeadSpan => ({ ...span, why: 'query-echo' }));
  const notices = noticeSpans(text).map((span): DeadSpan => ({ ...span, why: 'error-result' }));
  return [...notices, ...echoes].toSorted((left, right) => left.start - right.start);
}

export function hasLiveText(passage: Passage): boolean {
  return /[\p{L}\p{N}]/u.test(liveText(passage));
}
