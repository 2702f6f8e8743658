// axe over every page there is, in light, dark and narrow.
import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Desk } from './open-desk.ts';

const settings = [{ name: 'light', width: 1280, dark: false }, { name: 'dark', width: 1280, dark: true }, { name: 'narrow', width: 320, dark: false }] as const;
const source = join(import.meta.dirname, '..', '..', 'packages', 'web', 'src', 'app', 'pages.ts');

/** The addresses of pages.ts with true names in them; a note, an answer, open drawers and what there is not besides. */
export function addressesOf({ runs }: Pick<Desk, 'runs'>): readonly string[] {
  const paths = [...readFileSync(source, 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  const filled = paths.map((path) => path.replace(':run', runs.note).replace(':a', runs.note).replace(':b', runs.other).replace(':job', 'job_0000000000000000'));
  return [...filled, `/runs/${runs.answer}`, `/runs/${runs.note}#c2`, `/runs/${runs.note}#c2&raw=3`, `/runs/${runs.note}/evidence#c2`, '/nowhere'];
}

export type Violation = { readonly page: string; readonly setting: string; readonly what: string };

export async function axePages(desk: Desk): Promise<{ readonly pages: number; readonly violations: readonly Violation[] }> {
  const addresses = addressesOf(desk);
  const violations: Violation[] = [];
  for (const { name, width, dark } of settings) {
    const context = await desk.browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    for (const address of addresses) {
      const page = await context.newPage();
      await page.goto(desk.url + address);
      await page.getByRole('heading').first().waitFor();
      await page.waitForTimeout(600);
      const found = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of found.violations) violations.push({ page: address, setting: name, what: `${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')}` });
      await page.close();
    }
    await context.close();
  }
  return { pages: addresses.length, violations };
}
