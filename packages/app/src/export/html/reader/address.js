// @ts-check
// Every state of the page has an address: #c12, #show=contradicted, #c12&show=contradicted.

/** @typedef {{ readonly claim: number | null, readonly show: string | null }} PageState */

/**
 * Null for an address that is a place in the text: going there changes nothing else.
 * @param {string} hash
 * @returns {PageState | null}
 */
function readAddress(hash) {
  if (hash === '' || hash === '#') return { claim: null, show: null };
  const claim = /^#c(\d{1,6})(?:&|$)/.exec(hash);
  const show = /[#&]show=([a-z]{1,20})$/.exec(hash);
  if (claim === null && show === null) return null;
  return { claim: claim === null ? null : Number(claim[1]), show: show?.[1] ?? null };
}

/**
 * @param {PageState} state
 * @returns {string}
 */
function writeAddress(state) {
  const parts = [state.claim === null ? '' : `c${state.claim}`, state.show === null ? '' : `show=${state.show}`].filter((part) => part !== '');
  return `#${parts.join('&')}`;
}
