// What axe finds on a page. The rules run within the page itself, which frames no other; and only what breaks one is told with all its elements. To tell
// of every element that keeps the rules as well, by way of a second page, took three times as long as to look.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export type Violation = { readonly id: string; /** Selectors of the elements that break the rule. */ readonly targets: readonly string[] };

/** `kept` counts the rules that applied and hold. `within` is a selector. */
export async function findViolations(page: Page, { within }: { readonly within?: string } = {}): Promise<{ readonly violations: readonly Violation[]; readonly kept: number }> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations, passes } = await axe.analyze();
  return { violations: violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })), kept: passes.length };
}
