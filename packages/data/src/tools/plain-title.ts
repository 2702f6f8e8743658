// A title from outside as one line of text: no markup, no control characters, no line breaks.
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&apos;': "'", '&nbsp;': ' ' };
const LONGEST = 300;

/** Markup is taken out before and after entities are read, so that an encoded tag is no tag either. */
export function plainTitle(title: string): string {
  const decoded = withoutTags(title.slice(0, 4000)).replace(/&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, (entity) => entities[entity] ?? entity);
  return withoutTags(decoded).replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim().slice(0, LONGEST);
}

function withoutTags(text: string): string {
  return text.replace(/<\/?[a-z!][^<>]{0,500}>/gi, ' ');
}
