/** Entries of a filing's cover page (`dei:EntityRegistrantName`), gathered while the page streams by, shown or hidden. Of repeated entries the first stands. */
export class CoverPage {
  readonly entries = new Map<string, string>();
  #open: string | null = null;
  #depth = 0;
  #text = '';

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name !== 'ix:nonnumeric') return;
    const concept = attributes['name'] ?? '';
    if (this.#open !== null) this.#depth += 1;
    else if (concept.startsWith('dei:') && !this.entries.has(concept)) {
      this.#open = concept;
      this.#depth = 0;
      this.#text = '';
    }
  }

  text(data: string): void {
    if (this.#open !== null) this.#text += data;
  }

  close(name: string): void {
    if (name !== 'ix:nonnumeric' || this.#open === null) return;
    this.#depth -= 1;
    if (this.#depth >= 0) return;
    this.entries.set(this.#open, this.#text.replace(/\s+/g, ' ').trim());
    this.#open = null;
  }
}
