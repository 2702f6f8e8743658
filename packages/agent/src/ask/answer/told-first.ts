// Of several companies that an answer puts in an order, the one it tells first: whom "its net income" means behind it.
import type { Company } from '@assay/data';
import { shortName } from '../../write/company-name.ts';
import type { Asked } from '../asked/asked.ts';

const inOrder = /^ (?:is ahead on|has (?:more|less|fewer|the \w+)|had (?:more|less|fewer)|leads the|is at the (?:top|bottom)|stands at the|is (?:the )?(?:cheaper|cheapest|dearer|more expensive|most expensive))\b/;

/** Null where the answer opens with no order. */
export function toldFirst({ companies }: Pick<Asked, 'companies'>, summary: string): Company | null {
  if (companies.length < 2) return null;
  const opening = summary.replace(/^(?:Yes|No): /, '');
  return companies.find(({ name }) => opening.startsWith(shortName(name)) && inOrder.test(opening.slice(shortName(name).length))) ?? null;
}
