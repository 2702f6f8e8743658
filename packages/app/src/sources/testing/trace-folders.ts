// Folders as earlier systems leave them, with content of our own: a Firn run of an invented company, and an audit-fence snapshot.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type TraceFiles = Readonly<Record<string, string>>;

/** A text as Python writes it down. */
export function pythonText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** A chat framework's message, as `str` shows it. */
export function toolMessage(text: string, tool: string): string {
  return `content=${pythonText(text)} name='${tool}' tool_call_id='call_1'`;
}

const income = '## Income statement: MERD\n\n| Item | FY2025 | FY2024 |\n|---|---|---|\n| Total Revenue | $5.10B | $4.40B |\n| Gross Profit | $2.04B | $1.72B |\n| Net Income | $612.00M | $540.00M |\n';
const report = '# Meridian Freight holds its margin\n\nMeridian’s revenue was **$5.10 billion** in FY2025. Net income was $712 million in FY2025. The gross margin was 40.0% in FY2025. Management is upbeat.\n';

function call(tool: string, output: string | null): Record<string, unknown> {
  const known = { tool_name: tool, input: "{'ticker': 'MERD', 'period': 'annual'}", start_time: 1780000000.25, duration_seconds: 1.5 };
  return output === null ? { ...known, output: null, error: 'timed out', success: false } : { ...known, output: toolMessage(output, tool), success: true };
}

function citation(id: number, words: string, verdict: string): Record<string, unknown> {
  return { id, claim: words, claim_in_report: words, verdict, source: { agent: 'fundamental', tool: 'get_income_statement', index: 0, raw_value: '' } };
}

export const firnRun: TraceFiles = {
  'execution_info.json': JSON.stringify({ execution_id: '20260601_101500_ab12cd34', start_time: '2026-06-01T10:15:00.123456', env: { LLM_PROVIDER: 'local', LLM_MODEL: 'm' }, ticker: 'merd', success: true, error: null }),
  'tools/fundamental_tool_calls.json': JSON.stringify({ agent_name: 'fundamental', tool_call_count: 3, tool_calls: [call('get_income_statement', income), call('get_cash_flow', null), call('get_dividends', 'Error: no dividends for MERD')] }, null, 2),
  'reports/final_report.md': report,
  'trace/verification/reverse_dcf.json': '{"module": "reverse_dcf", "result": {"implied_growth": 0.07}}',
  'audit/citations.json': JSON.stringify({
    citations: [
      citation(1, 'revenue was $5.10 billion in FY2025', 'verified'), citation(2, 'Net income was $712 million in FY2025', 'verified'),
      citation(3, 'The gross margin was 40.0% in FY2025', 'computed'), citation(4, 'Debt was $9 billion', 'supported'), citation(5, 'Management is upbeat', 'specialist-judgment'),
    ], summary: { total: 5, verdicts: {} },
  }),
};

export const fenceSnapshot: TraceFiles = {
  'manifest.json': JSON.stringify({ version: 1, session_id: 's1', created: '2026-06-02T08:00:00Z', agents: { scout: { tool_calls: 2, trace_dir: 'scout' } }, dependencies: [] }),
  'scout/tool_calls.jsonl': [
    { seq: 1, tool: 'get_income', agent: 'scout', input: { ticker: 'MERD' }, output_file: 'calls/0001_get_income.txt', output_bytes: 90, status: 'ok' },
    { seq: 2, tool: 'get_income', agent: 'scout', input: {}, output_file: 'calls/0002_get_income.txt', status: 'error', error: 'timed out' },
  ].map((line) => JSON.stringify(line)).join('\n'),
  'scout/calls/0001_get_income.txt': '[tool_call #1] get_income\nagent: scout\nduration: 12 ms\ninput: {"ticker": "MERD"}\noutput:\n{"fiscalYear": 2025, "totalRevenue": 5098000000}\n',
  'claims.jsonl': JSON.stringify({ id: 'c1', claim: 'revenue', claim_in_document: 'Revenue was $5.1 billion in FY2025', finding: 'found', source_tool: 'get_income' }),
};

export async function writeTrace(folder: string, files: TraceFiles): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
