// Every address that a name stands for, as the machine's own resolver tells.
import { lookup } from 'node:dns/promises';
import type { ResolveHost } from '@assay/data';

/** Rejects for a name that is not known. */
export const resolveHost: ResolveHost = async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
