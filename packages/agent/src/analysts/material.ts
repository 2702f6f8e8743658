// What the rules found already, with handles of the model's shelf: a draft to weigh, correct and go beyond.
import type { Text } from '../prose/text.ts';
import type { Note } from '../specialists/observation.ts';
import type { Shelf } from './shelf.ts';

const handlePattern = /\{\{([^{}|]{1,80})(\|[a-z]{1,12})?\}\}/g;

/** The template with its figures laid on the shelf and named by their handles there. */
export function onShelf(text: Text, shelf: Shelf): string {
  const handles = new Map(text.figures.map((figure) => [figure.id as string, shelf.lay(figure)]));
  return text.template.replace(handlePattern, (whole, name: string, style: string | undefined) => {
    const handle = handles.get(name);
    if (handle === undefined) { shelf.addTime(name); return whole; }
    return `{{${handle}${style ?? ''}}}`;
  });
}

/** One finding a line; the figures that the handles stand for are listed below. */
export function materialOf(notes: readonly Note[], shelf: Shelf): string {
  const lines = notes.map((note) => `- [${note.specialist}, ${note.topic}, ${note.stance}, ${note.weight.toFixed(2)}] ${onShelf(note.text, shelf)}${note.headline === undefined ? '' : ` (headline: ${note.headline})`}`);
  const handles = [...new Set(notes.flatMap((note) => note.text.figures.map((figure) => shelf.lay(figure))))];
  return [...lines, '', 'The figures:', ...handles.map((handle) => shelf.line(handle))].join('\n');
}
