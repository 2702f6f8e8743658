// Light or dark: the system's, unless the reader chose.
const key = 'assay-theme';
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

function stored(): string | null {
  // A browser may forbid storage; then the choice lasts as long as the page.
  try { return localStorage.getItem(key); } catch { return null; }
}

export function readTheme(): Theme {
  return themes.find((name) => name === stored()) ?? 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']; else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try { if (theme === 'system') localStorage.removeItem(key); else localStorage.setItem(key, theme); } catch { /* as above */ }
}

export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
