// @ts-check
// "Re-check here" in a page that stands alone: its own archive, unpacked and judged again, and what came of it in words.
/** @typedef {{ path: string, why: string }} Problem */
/** @typedef {{ text: string, span: { start: number, end: number } }} Claim */
/** @typedef {{ ran: true, audit: { claims: readonly Claim[], verdicts: readonly { verdict: string }[] }, captures: number, differences: readonly string[], otherRules: string | null } | { ran: false, why: string }} Again */
/** @typedef {{ sealedAt: string | null, fingerprint: string | null, problems: readonly Problem[], audit: Again, agrees: boolean, sound: boolean }} Recheck */

/** @returns {Promise<Uint8Array>} */
async function sealedBytes() {
  const packed = Uint8Array.from(atob(document.getElementById("archive")?.textContent ?? ""), (letter) => letter.charCodeAt(0));
  const opened = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(opened).arrayBuffer());
}

/** @param {Recheck} found @param {readonly string[]} otherwise @returns {string} */
function stateOf(found, otherwise) {
  if (found.sound && otherwise.length === 0) return "sound";
  return faultsOf(found).length === 0 && !found.audit.ran ? "open" : "differs";
}

/** @param {number} count @param {string} one @param {string} more */
function many(count, one, more) {
  return `${count} ${count === 1 ? one : more}`;
}

/** The strength under which the page shows each verdict. */
const strengths = new Map([["verified", "strong"], ["computed", "strong"], ["supported", "partial"], ["kb-sourced", "partial"], ["web-sourced", "partial"], ["judgment", "judgment"], ["unverified", "unverified"], ["not-checked", "unverified"], ["contradicted", "contradicted"]]);

/** An honest archive in a page that shows something else would prove nothing: each claim is held against the page. @param {Again} again @returns {string[]} */
function shownOtherwise(again) {
  if (!again.ran) return [];
  const { claims, verdicts } = again.audit;
  const judged = claims.map((claim, index) => ({ claim, strength: strengths.get(verdicts[index]?.verdict ?? "") }));
  judged.sort((left, right) => left.claim.span.start - right.claim.span.start || right.claim.span.end - left.claim.span.end);
  const shown = [...document.querySelectorAll("section.ev")].map((panel) => ({ strength: panel.getAttribute("data-strength"), text: panel.querySelector("h3")?.textContent ?? "" }));
  if (shown.length !== judged.length) return [`The page shows ${many(shown.length, "claim", "claims")}, the archive holds ${judged.length}.`];
  return judged.flatMap(({ claim, strength }, index) => (shown[index]?.strength === strength && shown[index]?.text.includes(claim.text) ? [] : [`The page shows claim ${index + 1} otherwise than it was judged: ${claim.text}`]));
}

/** Sources that the page says it does not carry are no surprise. @param {Recheck} found @returns {Problem[]} */
function faultsOf({ problems }) {
  const leftOut = new Set((document.getElementById("recheck-result")?.dataset.leftOut ?? "").split(" "));
  return problems.filter(({ path }) => !leftOut.has(path));
}

/** @param {Recheck} found @param {readonly string[]} otherwise @returns {string} */
function verdictOf(found, otherwise) {
  const { sound, audit } = found;
  const faults = faultsOf(found);
  if (sound && otherwise.length > 0) return `Differs. ${many(otherwise.length, "thing", "things")} in the page ${otherwise.length === 1 ? "is" : "are"} not what its archive gives.`;
  if (sound && audit.ran) return `Agrees. Every byte is as it was sealed, and ${many(audit.audit.claims.length, "claim", "claims")} came out of ${many(audit.captures, "source", "sources")} as the page shows them.`;
  if (faults.length > 0) return `Does not hold. ${many(faults.length, "file is", "files are")} not as sealed.`;
  if (!audit.ran) return `Every byte that the page carries is as it was sealed, but the figures were not judged again: ${audit.why}`;
  return `Differs. Every byte is as it was sealed, but ${many(audit.differences.length, "thing came", "things came")} out otherwise.`;
}

/** @param {Recheck} found @returns {string[]} */
function remarksOn(found) {
  const { audit, fingerprint } = found;
  const remarks = faultsOf(found).map(({ path, why }) => `${path} ${why}`);
  if (audit.ran) remarks.push(...audit.differences);
  if (audit.ran && audit.otherRules !== null) remarks.push(`The run was judged by ${audit.otherRules}, this page by rules of its own.`);
  remarks.push(fingerprint === null ? "Nobody signed it." : `Signed by the key ${fingerprint}. The page cannot say whose key that is.`);
  return remarks;
}

/** @param {string} verdict @param {readonly string[]} remarks @param {string} state */
function show(verdict, remarks, state) {
  const result = document.getElementById("recheck-result");
  if (result === null) return;
  result.dataset.state = state;
  const line = document.createElement("p");
  line.textContent = verdict;
  const list = document.createElement("ul");
  for (const remark of remarks.slice(0, 50)) list.append(Object.assign(document.createElement("li"), { textContent: remark }));
  result.replaceChildren(line, list);
}

async function recheckHere() {
  show("Checking every byte and judging every claim again …", [], "busy");
  await new Promise((resolve) => { setTimeout(resolve, 30); });
  try {
    const { assayJudge } = /** @type {{ assayJudge: { recheckArchive: (archive: Uint8Array) => Promise<Recheck> } }} */ (/** @type {unknown} */ (globalThis));
    const found = await assayJudge.recheckArchive(await sealedBytes());
    const otherwise = shownOtherwise(found.audit);
    show(verdictOf(found, otherwise), [...otherwise, ...remarksOn(found)], stateOf(found, otherwise));
  } catch (error) {
    show(`The check could not run: ${error instanceof Error ? error.message : String(error)}`, [], "failed");
  }
}

document.getElementById("recheck-here")?.addEventListener("click", () => { void recheckHere(); });
