import type { ToolSource } from '../tool.ts';

/** Worked out here from figures of the SEC's filings and of the market. */
export const calcSource: ToolSource = { name: 'Worked out from SEC filings (and Yahoo closes for prices)', licence: 'Filings: public domain; closes: terms of Yahoo', key: 'ASSAY_CONTACT', ttlMs: 6 * 3_600_000 };
