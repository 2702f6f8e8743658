/** A row label without the figures it quotes: "4.875% notes due 2027", "dividends ($1.34 per share)", "$0.01 par value" name no unit of their row. */
export function plainLabel(label: string): string {
  if (!/\d/.test(label)) return label;
  return label.replace(/\([^()]{0,120}\)/g, (aside) => (/[1-9]/.test(aside) ? ' ' : aside)).replace(/[$€£¥]?\s?\d[\d.,]*\s?%?/g, (figure) => (/^['’]?0{3}/.test(figure) ? figure : ' '));
}
