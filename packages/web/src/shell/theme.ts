// Light or dark: the system's, unless the reader chose.
import { makePreference } from './preference.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const theme = makePreference<Theme>({
  key: 'assay-theme', names: themes,
  apply: (name) => { if (name === 'system') delete document.documentElement.dataset['theme']; else document.documentElement.dataset['theme'] = name; },
});

export function isDark(): boolean {
  const name = theme.read();
  return name === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : name === 'dark';
}

export function turnTheme(): void {
  theme.choose(isDark() ? 'light' : 'dark');
}
