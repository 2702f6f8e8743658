// @ts-check
// The drawer shows one panel: a claim's evidence, the numbers outside claims, or how to read the note.

/** @type {PageState} */
let pageState = { claim: null, show: null };

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function elementById(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * @param {PageState} state
 * @returns {HTMLElement}
 */
function panelOf(state) {
  const own = state.claim === null ? null : document.getElementById(`c${state.claim}`);
  return own ?? elementById(state.show === 'outside' ? 'outside' : 'reading');
}

/** @returns {boolean} */
function isSheet() {
  return matchMedia('(max-width: 860px)').matches;
}

/** @returns {boolean} */
function isDrawerOpen() {
  return elementById('evidence').dataset['open'] === 'true';
}

/**
 * Puts the page into a state. Nothing moves but the panel and the marks in the text.
 * @param {PageState} state
 */
function showState(state) {
  pageState = state;
  const panel = panelOf(state);
  for (const open of document.querySelectorAll('.panel.open')) open.classList.remove('open');
  panel.classList.add('open');
  const drawer = elementById('evidence');
  drawer.dataset['open'] = String(panel.id !== 'reading');
  drawer.scrollTop = 0;
  markCurrentClaim(state.claim);
  markFilter(state.show);
}

/**
 * Goes to a state and gives it its address. A step along the claims replaces the address; a choice adds one, so that Back returns.
 * @param {PageState} state
 * @param {'push' | 'replace'} how
 */
function goTo(state, how) {
  const address = writeAddress(state);
  if (how === 'push') history.pushState(null, '', address); else history.replaceState(null, '', address);
  showState(state);
}

/** Closes what is open and gives the focus back to the claim it came from. */
function closeDrawer() {
  const place = pageState.claim === null ? null : document.getElementById(`r${pageState.claim}`);
  const show = pageState.show === 'outside' ? null : pageState.show;
  goTo({ claim: null, show: pageState.claim === null ? null : show }, 'replace');
  place?.focus({ preventScroll: true });
}
