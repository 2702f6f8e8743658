// A PDF of our own making: texts at places, page by page. Just enough of PDF 1.4 (ISO 32000) for a reader.

export type PlacedText = { readonly x: number; readonly y: number; readonly text: string };

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Places are points from the lower left; type of ten points. */
export function makePdf(pages: readonly (readonly PlacedText[])[]): Uint8Array {
  const kids = pages.map((_, at) => `${String(4 + at * 2)} 0 R`).join(' ');
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} >>`, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'];
  for (const page of pages) {
    const stream = `BT /F1 10 Tf\n${page.map(({ x, y, text }) => `1 0 0 1 ${String(x)} ${String(y)} Tm (${escaped(text)}) Tj`).join('\n')}\nET`;
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${String(objects.length + 2)} 0 R >>`, `<< /Length ${String(stream.length)} >>\nstream\n${stream}\nendstream`);
  }
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
