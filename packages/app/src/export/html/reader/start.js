// @ts-check
// Wires the page. Without this script the page is a document with its evidence as an appendix, and every link works.

/** @param {MouseEvent} event */
function onClick(event) {
  const target = event.target instanceof Element ? event.target.closest('a[href^="#"], button') : null;
  if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const claim = /^#c(\d{1,6})$/.exec(target.getAttribute('href') ?? '');
  if (claim !== null) { event.preventDefault(); openClaim(Number(claim[1]), event.detail === 0); return; }
  const place = /^#r(\d{1,6})$/.exec(target.getAttribute('href') ?? '');
  if (place !== null) { event.preventDefault(); focusClaim(Number(place[1])); return; }
  if (target instanceof HTMLAnchorElement) closeRail(); else onButton(/** @type {HTMLButtonElement} */ (target));
}

/** On a narrow page the contents lie over the text. */
function closeRail() {
  const rail = elementById('rail');
  if (rail.matches(':popover-open')) rail.hidePopover();
}

/** @param {HTMLButtonElement} button */
function onButton(button) {
  const { show, copy } = button.dataset;
  if (show !== undefined) { toggleFilter(show); closeRail(); }
  if (copy !== undefined) void copyAddress(button, copy);
}

/**
 * @param {HTMLButtonElement} button
 * @param {string} hash
 */
async function copyAddress(button, hash) {
  try {
    await navigator.clipboard.writeText(location.href.replace(/#.*$/, '') + hash);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Copying was refused';
  }
}

function followAddress() {
  const state = readAddress(location.hash);
  if (state !== null) showState(state);
  if (state?.claim != null) document.getElementById(`r${state.claim}`)?.scrollIntoView({ block: 'nearest' });
}

document.documentElement.classList.add('js');
for (const filter of document.querySelectorAll('[data-show]')) filter.removeAttribute('disabled');
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKey);
addEventListener('popstate', followAddress);
elementById('theme').addEventListener('click', switchTheme);
elementById('keys').addEventListener('click', openHelp);
elementById('help-close').addEventListener('click', () => helpDialog().close());
elementById('close').addEventListener('click', closeDrawer);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', nameTheme);
nameTheme();
followSections();
followAddress();
