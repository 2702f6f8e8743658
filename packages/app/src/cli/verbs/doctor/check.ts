// One line of the doctor's answer.
import type { Session } from '../../session.ts';

/** `open`: it works without, or with less. `next`: what to do about it, to copy where it is a command. */
export type Check = { readonly name: string; readonly state: 'good' | 'open' | 'bad'; readonly said: string; readonly next?: string };
export type Found = Omit<Check, 'name'>;
export type Look = (session: Session) => Promise<Found>;
