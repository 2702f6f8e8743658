import type { Tool } from '../tool.ts';
import { listToolConstants } from './list-tool-constants.ts';
import { resolveCompanyTool } from './resolve-company.ts';

export const helpTools: readonly Tool[] = [resolveCompanyTool, listToolConstants];
