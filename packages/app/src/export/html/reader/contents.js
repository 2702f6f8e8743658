// @ts-check
// Marks the section in view in the contents.

function followSections() {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('#rail ol a')]);
  const headings = links.map((link) => document.getElementById(link.hash.slice(1))).filter((heading) => heading !== null);
  /** @param {string} id */
  const mark = (id) => {
    for (const link of links) if (link.hash === `#${id}`) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
  };
  const watcher = new IntersectionObserver((entries) => {
    const met = entries.find((entry) => entry.isIntersecting);
    if (met !== undefined) mark(met.target.id);
  }, { rootMargin: '-52px 0px -65% 0px' });
  for (const heading of headings) watcher.observe(heading);
}
