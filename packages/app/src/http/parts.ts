// What every route is given.
import type { Clock, DataDesk, ToolRunner } from '@assay/data';
import type { AccessRole } from '@assay/record/api';
import type { Environment } from '../config/environment.ts';
import type { Access } from './access/access-file.ts';
import type { Budgets } from './access/budgets.ts';
import type { Sessions } from './access/sessions.ts';
import type { Throttle } from './access/throttle.ts';
import type { Measure } from './measure.ts';
import type { Listing } from './state-of-run.ts';
import type { Board } from './jobs/board.ts';
import type { Prover } from './proofs/prove-here.ts';

export type Parts = {
  readonly environment: Environment;
  readonly desk: DataDesk & ToolRunner;
  readonly board: Board;
  readonly clock: Clock;
  /** Null: open, and bound to this machine. */
  readonly access: Access | null;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly budgets: Budgets;
  readonly measure: Measure;
  /** What takes seconds over a sealed run; a server has it done beside itself. */
  readonly prover: Prover;
  /** The runs of this machine, newest first. */
  readonly listing: Listing;
  /** Names by which this server may be called: a page elsewhere cannot reach it under a name of its own. */
  readonly hosts: readonly string[];
};

/** What the guard found out of a request. */
export type Asker = { readonly role: AccessRole; readonly by: 'open' | 'session' | 'token' };
export type Env = { Variables: { asker: Asker }; Bindings: { remoteAddress?: string } };
