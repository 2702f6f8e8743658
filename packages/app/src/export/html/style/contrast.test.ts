import { expect, test } from 'vitest';
import { loadPageAssets } from '../page-assets.ts';

type Theme = 'light' | 'dark';
const { style } = loadPageAssets();

function colour(token: string, theme: Theme): string {
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(style);
  return pair?.[theme === 'light' ? 1 : 2] ?? '';
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => { const part = parseInt(hex.slice(at, at + 2), 16) / 255; return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(left: string, right: string): number {
  const [low, high] = [luminance(left), luminance(right)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const texts = ['ink', 'ink-2', 'ink-3', 'strong', 'partial', 'judgment', 'unverified', 'contradicted'];
const surfaces = ['paper', 'raised', 'sunken'];

test.each(['light', 'dark'] as const)('text and glyphs reach 4.5:1 on every surface, %s [EXP-AA-1]', (theme) => {
  const weak = texts.flatMap((text) => surfaces.map((surface) => ({ text, surface, ratio: contrast(colour(text, theme), colour(surface, theme)) }))).filter(({ ratio }) => !(ratio >= 4.5));
  expect(weak).toEqual([]);
});

test.each(['light', 'dark'] as const)('marked text reaches 4.5:1, borders of controls and the focus ring 3:1, %s [EXP-AA-1]', (theme) => {
  expect(contrast(colour('hit-ink', theme), colour('hit', theme))).toBeGreaterThanOrEqual(4.5);
  for (const line of ['edge', 'focus']) for (const surface of ['paper', 'raised']) expect(contrast(colour(line, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3);
});

test('the five strengths have five underlines and five hues [EXP-STR-1]', () => {
  const lines = ['partial', 'judgment', 'unverified', 'contradicted'].map((name) => new RegExp(`\\.claim\\.${name} \\{ text-decoration-style: (\\w+)`).exec(style)?.[1]);
  expect(new Set([...lines, 'solid'])).toEqual(new Set(['solid', 'dashed', 'dotted', 'wavy', 'double']));
  for (const theme of ['light', 'dark'] as const) expect(new Set(['strong', 'partial', 'judgment', 'unverified', 'contradicted'].map((name) => colour(name, theme))).size).toBe(5);
});
