// What a tool of filings' text says where nobody brought a reader of filings.
import { toolError, type ToolYield } from '../tool.ts';

export const noLibrary: Extract<ToolYield, { readonly ok: false }> = toolError('not-offered', 'Filings are not read here: this desk was opened without a reader of filings.', 'Ask through the command line or the server of tools, which bring one.');
