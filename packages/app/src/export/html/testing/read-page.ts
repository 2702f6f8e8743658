// Reads a finished page back, tag by tag, for tests.
import { Parser } from 'htmlparser2';

export type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>>; text: string };

/** Every element with its text, in document order; the text of an element includes that of its children. */
export function readTags(page: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => { const tag = { name, attributes, text: '' }; tags.push(tag); open.push(tag); },
    ontext: (text) => { for (const tag of open) tag.text += text; },
    onclosetag: () => { open.pop(); },
  });
  parser.write(page);
  parser.end();
  return tags;
}

export function hasClass(tag: Tag, name: string): boolean {
  return (tag.attributes['class'] ?? '').split(' ').includes(name);
}

/** What a reader sees of the links of one claim, fragment after fragment, without the spoken verdict. */
export function claimText(page: string, number: number): string {
  const spoken = / \((?:verified|computed|supported|from notes|from the web|judgment|unverified|not checked|contradicted)\)$/;
  return readTags(page).filter((tag) => hasClass(tag, 'claim') && tag.attributes['href'] === `#c${String(number)}`).map((tag) => tag.text.replace(spoken, '')).join('');
}
