// What the program says to the shell. Documented in docs/errors/README.md.
export const exitCodes = { sound: 0, failure: 1, usage: 2, contradicted: 3, interrupted: 130 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
