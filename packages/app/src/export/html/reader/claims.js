// @ts-check
// Steps along the claims in the order of the text.

/** @returns {HTMLElement[]} */
function evidencePanels() {
  return /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.ev')]);
}

/** @param {number | null} claim */
function markCurrentClaim(claim) {
  for (const link of document.querySelectorAll('.claim[aria-current]')) link.removeAttribute('aria-current');
  if (claim === null) return;
  for (const link of document.querySelectorAll(`.claim[href="#c${claim}"]`)) link.setAttribute('aria-current', 'true');
}

/**
 * Brings a claim into view and onto the keyboard.
 * @param {number} claim
 */
function focusClaim(claim) {
  const place = document.getElementById(`r${claim}`);
  if (place === null) return;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'nearest' });
}

/** @returns {number} the claim that is open or has the focus; 0 where none */
function claimHere() {
  if (pageState.claim !== null) return pageState.claim;
  const focused = /^r(\d{1,6})$/.exec(document.activeElement?.id ?? '');
  return focused === null ? 0 : Number(focused[1]);
}

/**
 * The next claim in a direction that passes the test; null at the end.
 * @param {1 | -1} direction
 * @param {(strength: string) => boolean} passes
 * @returns {number | null}
 */
function nextClaim(direction, passes) {
  const panels = evidencePanels();
  const from = claimHere();
  const first = direction === -1 && from === 0 ? panels.length : from + direction;
  for (let number = first; number >= 1 && number <= panels.length; number += direction) {
    if (passes(panels[number - 1]?.dataset['strength'] ?? '')) return number;
  }
  return null;
}

/**
 * On a wide page the drawer follows; under a sheet that is closed only the focus moves.
 * @param {1 | -1} direction
 * @param {(strength: string) => boolean} passes
 */
function stepToClaim(direction, passes) {
  const claim = nextClaim(direction, passes);
  if (claim === null) { tell(direction === 1 ? 'No further claim.' : 'No earlier claim.'); return; }
  if (!isSheet() || isDrawerOpen()) goTo({ claim, show: pageState.show }, 'replace');
  focusClaim(claim);
}

/**
 * @param {number} claim
 * @param {boolean} byKeyboard
 */
function openClaim(claim, byKeyboard) {
  goTo({ claim, show: pageState.show }, 'push');
  document.getElementById(`r${claim}`)?.scrollIntoView({ block: 'nearest' });
  if (byKeyboard) panelOf(pageState).focus({ preventScroll: true });
}
