// @ts-check
// Keys. Single letters can be switched off (WCAG 2.1.4) and never act while something is typed or a modifier is held.

/** @type {Readonly<Record<string, () => void>>} */
const letterKeys = {
  j: () => stepToClaim(1, passesFilter),
  k: () => stepToClaim(-1, passesFilter),
  n: () => stepToClaim(1, (strength) => strength !== 'strong'),
  t: switchTheme,
  '?': openHelp,
};

/** @returns {HTMLDialogElement} */
function helpDialog() {
  return /** @type {HTMLDialogElement} */ (elementById('help'));
}

function openHelp() {
  if (!helpDialog().open) helpDialog().showModal();
}

/** @param {number} number of the link, 1 for the first */
function focusChainLink(number) {
  const link = panelOf(pageState).querySelectorAll('.chain > li')[number - 1];
  if (!(link instanceof HTMLElement)) return;
  link.tabIndex = -1;
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest' });
}

/** @returns {boolean} */
function lettersAreOn() {
  return /** @type {HTMLInputElement} */ (elementById('letters')).checked;
}

/**
 * @param {EventTarget | null} target
 * @returns {boolean}
 */
function isTyping(target) {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || helpDialog().open) return;
  if (event.key === 'Escape') { if (document.querySelector(':popover-open') === null) closeDrawer(); return; }
  if (isTyping(event.target) || !lettersAreOn()) return;
  if (/^[1-9]$/.test(event.key)) { focusChainLink(Number(event.key)); return; }
  const act = letterKeys[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
