// The hidden header of an inline XBRL page: its contexts and units, gathered while the page streams by.
import type { Unit } from '@assay/record';
import { periodOfContext, unitOfMeasures, type TagBook, type TagContext } from './tagged-fact.ts';

type OpenContext = { readonly id: string; start: string | null; end: string | null; on: string | null; readonly dimensions: Record<string, string> };

export class TagHeader implements TagBook {
  readonly contexts = new Map<string, TagContext>();
  readonly units = new Map<string, Unit>();
  /** Unit ids to names as company facts write them: `USD`, `USD/shares`, `pure`. */
  readonly unitNames = new Map<string, string>();
  identifier: string | null = null;
  #context: OpenContext | null = null;
  #unit: { readonly id: string; readonly measures: string[]; divided: boolean } | null = null;
  #field: string | null = null;
  #axis: string | null = null;
  #text = '';

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#text = '';
    if (name === 'xbrli:context') this.#context = { id: attributes['id'] ?? '', start: null, end: null, on: null, dimensions: {} };
    else if (name === 'xbrli:unit') this.#unit = { id: attributes['id'] ?? '', measures: [], divided: false };
    else if (name === 'xbrli:divide' && this.#unit !== null) this.#unit.divided = true;
    else if (name.startsWith('xbrldi:')) this.#axis = attributes['dimension'] ?? null;
    this.#field = name;
  }

  text(data: string): void {
    if (this.#field !== null) this.#text += data;
  }

  close(name: string): void {
    const text = this.#text.trim();
    if (name === 'xbrli:context') this.#closeContext();
    else if (name === 'xbrli:unit') this.#closeUnit();
    else if (name === 'xbrli:identifier') this.identifier ??= text;
    else if (name === 'xbrli:measure') this.#unit?.measures.push(text);
    else if (this.#context !== null) this.#closePart(this.#context, name, text);
    this.#field = null;
    this.#text = '';
  }

  #closePart(context: OpenContext, name: string, text: string): void {
    if (name === 'xbrli:startdate') context.start = text;
    else if (name === 'xbrli:enddate') context.end = text;
    else if (name === 'xbrli:instant') context.on = text;
    // A typed member stands in an element of the filer's own, an explicit one in the axis's.
    else if (this.#axis !== null && text !== '') context.dimensions[this.#axis] = text;
    if (name.startsWith('xbrldi:')) this.#axis = null;
  }

  #closeContext(): void {
    const open = this.#context;
    const period = open === null ? null : periodOfContext(open);
    if (open !== null && period !== null) this.contexts.set(open.id, { period, dimensions: open.dimensions });
    this.#context = null;
  }

  #closeUnit(): void {
    if (this.#unit !== null) {
      const { id, measures, divided } = this.#unit;
      this.units.set(id, unitOfMeasures(measures, divided));
      this.unitNames.set(id, measures.map((measure) => measure.split(':').at(-1) ?? measure).join('/'));
    }
    this.#unit = null;
  }
}
