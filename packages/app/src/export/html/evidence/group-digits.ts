// Long numbers in groups of three, so that an eye can read what the judge compared.

/** `391035000000` as `391,035,000,000`. Takes whole digits only. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Groups the long whole numbers of a text and cuts decimals after the twelfth with an ellipsis; dates, hashes and accession numbers stay as they are. */
export function groupDigits(text: string): string {
  return text.replace(/(?<![\w.,/-])-?\d{5,40}(?![\w/-])/g, groupThousands).replace(/(\.\d{12})\d{1,60}/g, '$1…');
}
