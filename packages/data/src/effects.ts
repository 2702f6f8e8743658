// Effects enter as arguments; app supplies the true ones.

/** The current moment. */
export type Clock = () => Date;
/** A number in [0, 1). */
export type Random = () => number;
/** Resolves after the time, or at once when the signal aborts. Never rejects. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
