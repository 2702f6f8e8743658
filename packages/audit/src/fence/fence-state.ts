// All that a fence remembers. Nothing is ever taken out: a reset only makes earlier results uncitable.
import type { Passage } from './passage.ts';
import type { Accepted, Refused } from './submission.ts';
import { OwnWords } from './track/echo.ts';
import type { ToolCall } from './track/tool-call.ts';

export class FenceState {
  readonly calls: ToolCall[] = [];
  readonly passages = new Map<string, Passage>();
  readonly accepted: Accepted[] = [];
  readonly refused: Refused[] = [];
  readonly own = new OwnWords();
  /** Calls begun; results of earlier ones than `validFrom` can no longer be cited. */
  begun = 0;
  validFrom = 0;
  submitted = 0;

  citable(): Passage[] {
    return [...this.passages.values()].filter((passage) => passage.call >= this.validFrom);
  }
}
