// Every data tool, in the order of the table.
import { AssayError } from '@assay/record';
import { indicatorTools } from './indicators/indicator-tools.ts';
import { marketTools } from './market/market-tools.ts';
import { calendarTools } from './calendar/calendar-tools.ts';
import { calculationTools } from './calculation/calculation-tools.ts';
import { estimateTools } from './estimates/estimate-tools.ts';
import { filingsTools } from './filings/filings-tools.ts';
import { helpTools } from './help/help-tools.ts';
import { macroTools } from './macro/macro-tools.ts';
import { socialTools } from './social/social-tools.ts';
import type { Tool } from './tool.ts';
import { webTools } from './web/web-tools.ts';

export const tools: readonly Tool[] = [...marketTools, ...indicatorTools, ...calendarTools, ...filingsTools, ...macroTools, ...estimateTools, ...socialTools, ...webTools, ...calculationTools, ...helpTools];

const byName = new Map(tools.map((tool) => [tool.name, tool]));

/** Throws AssayError('usage') that names the tools nearest in name. */
export function toolNamed(name: string): Tool {
  const tool = byName.get(name);
  if (tool !== undefined) return tool;
  const near = tools.map((known) => known.name).filter((known) => name.split('_').some((part) => part.length > 2 && known.includes(part))).slice(0, 5);
  throw new AssayError('usage', `There is no tool named “${name.slice(0, 80)}”.`, { remedy: near.length === 0 ? 'List the tools with `assay data tools`.' : `Perhaps ${near.join(', ')}?` });
}
