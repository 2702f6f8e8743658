// What the source says of a figure by where it stands.
import type { Time } from './time.ts';

/** Where a figure stands and what stands around it. */
export type Place = {
  readonly label: string; readonly header: string;
  /** The heading over a group of rows. */
  readonly section: string;
  readonly rowTime: Time | null; readonly columnTime: Time | null;
  /** −1 for the start of a period or the state before an adjustment, 1 for its end or the state after, 0 for neither. */
  readonly edge: -1 | 0 | 1;
  readonly negative: boolean;
};
