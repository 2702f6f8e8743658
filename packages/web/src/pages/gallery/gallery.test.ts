// Whatever is drawn on a page has its place in the gallery.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..');

/** Whole pages, and what stands around every page, the gallery among them: each has browser tests of its own. */
const whole = /^(?:main|app\/\w+|shell\/(?:Shell|Bar|Menu|PlaceLinks|Offline|Beside|told|palette\/Palette)|pages\/\w+\/\w*Page)\.tsx$/;

/** What follows the line of a job, writes into the bar, or lies over a page: it cannot stand beside others. */
const alone: ReadonlySet<string> = new Set(['pages/ask/AskForm.tsx', 'pages/ask/AskedNow.tsx', 'pages/report/Report.tsx', 'pages/report/NoReport.tsx', 'pages/report/BarContext.tsx', 'pages/report/HoverCard.tsx', 'pages/report/Drawer.tsx', 'pages/report/OpenRaw.tsx', 'pages/report/raw/RawViewer.tsx', 'pages/report/raw/RawRows.tsx', 'parts/PageHead.tsx', 'parts/VerdictTips.tsx']);

const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')).filter((path) => path.endsWith('.tsx') && !path.startsWith('pages/gallery/'));

function importsOf(path: string): readonly string[] {
  const file = join(root, path);
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+(?:\.tsx|\/index\.ts))'/g)].map(([, target = '']) => relative(root, resolve(dirname(file), target)).replaceAll('\\', '/'));
}

/** What the specimens draw, and what that draws in turn; a page that links to another draws nothing of it. */
function shown(): ReadonlySet<string> {
  const seen = new Set<string>();
  const add = (path: string): void => {
    if (seen.has(path) || whole.test(path) || alone.has(path)) return;
    seen.add(path);
    for (const target of importsOf(path)) add(target);
  };
  for (const path of ['pages/gallery/specimens.tsx', 'pages/gallery/page-specimens.tsx']) for (const target of importsOf(path)) add(target);
  return seen;
}

test('every component has a place in the gallery, or is a whole page [WEB-GALLERY-1]', () => {
  const known = shown();
  expect(components.filter((path) => !known.has(path) && !whole.test(path) && !alone.has(path))).toEqual([]);
  expect([...alone].filter((path) => !components.includes(path))).toEqual([]);
});

/** What rules of a sheet begin with, where that is a class. */
function classesOf(path: string): ReadonlySet<string> {
  const rules = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return new Set([...rules.matchAll(/([^{}]+)\{/g)].flatMap(([, selectors = '']) => selectors.split(',').flatMap((selector) => /^\s*(\.[a-z-]+)/.exec(selector)?.[1] ?? [])));
}

test('no page says how a class of another page looks: sheets stay when one goes from page to page [WEB-GALLERY-1]', () => {
  // Means the same to both.
  const shared = ['.quiet'];
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')).filter((path) => /^(?:pages|parts|recheck)\/.*\.css$/.test(path) && !path.endsWith('sheet.css'));
  const byClass = new Map<string, string[]>();
  for (const sheet of sheets) for (const name of classesOf(sheet)) byClass.set(name, [...byClass.get(name) ?? [], sheet]);
  expect([...byClass].filter(([name, of]) => of.length > 1 && !shared.includes(name))).toEqual([]);
});
