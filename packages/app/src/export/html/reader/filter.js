// @ts-check
// The tally as filters: one strength stands out, and the keys walk along it.

/** @param {string} text spoken by a screen reader */
function tell(text) {
  elementById('told').textContent = text;
}

/** @param {string | null} show */
function markFilter(show) {
  if (show === null) delete document.body.dataset['show']; else document.body.dataset['show'] = show;
  for (const button of document.querySelectorAll('[data-show][aria-pressed]')) {
    button.setAttribute('aria-pressed', String(/** @type {HTMLElement} */ (button).dataset['show'] === show));
  }
}

/**
 * @param {string} strength
 * @returns {boolean}
 */
function passesFilter(strength) {
  return pageState.show === null || pageState.show === 'outside' || strength === pageState.show;
}

/** @param {string} show */
function toggleFilter(show) {
  const next = pageState.show === show ? null : show;
  goTo({ claim: null, show: next }, 'replace');
  const count = next === null ? null : document.querySelector(`button[data-show="${next}"] .n`)?.textContent;
  tell(next === null ? 'All claims.' : `${count ?? ''} marked.`);
}
