// @ts-check
// Light or dark: the system's choice until the reader makes another.

/** @returns {'light' | 'dark'} */
function currentTheme() {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The button names what it brings. */
function nameTheme() {
  elementById('theme').textContent = currentTheme() === 'dark' ? 'Light' : 'Dark';
}

function switchTheme() {
  document.documentElement.dataset['theme'] = currentTheme() === 'dark' ? 'light' : 'dark';
  nameTheme();
}
