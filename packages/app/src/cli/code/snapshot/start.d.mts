/** As `start.mjs` says. */
export function snapshotFile(folder: string): string;
export function oldMark(file: string): string;
export function startFromSnapshot(folder: string, args: readonly string[]): void;
export function startWithoutSnapshot(door: string, args: readonly string[]): void;
