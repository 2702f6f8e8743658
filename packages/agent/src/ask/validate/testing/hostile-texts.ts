// Texts that no one asks and anyone may send: pieces of questions over and over, with ends on which a pattern fails late. Any length can be made.
const seeds: readonly string[] = [
  'how many times ', 'a ', 'the ', 'Aa ', 'how much cash did ', 'what share of its ', 'after ', 'from the best close to ', 'of each dollar of sales ', '2 year and ', 'ten year inflation markets ', 'how many dollars of ', ' 20', '1/1/', '1.1.', '0,', '$1 ',
  'what did they ', 'how much of its 2024 ', 'dividends and buybacks ', 'spend money on ', 'insider sales of stock ', 'Smith sold ', 'total liabilities and ', 'cash against ', 'how many years of earnings ', 'price market share ', 'taking cash from its ', 'adding dividends ', 'A&A. ', 'had bought with ', 'if it had been ',
  'first second third ', 'which quarter of the ', 'in each of the last five ', 'between January and ', 'on the last Friday of ', 'more than the market ', 'not ', '(', '[', '"', "'", '-', '—', '?!', '.,;', '\t\n', 'ß', 'é ', '\u{1F600}', '\\', '{{', 'a'.repeat(64),
];
const ends: readonly string[] = ['', ' x?', '!', ' 20', '-'];

/** Each seed repeated to at least `length` characters, with each end. */
export function hostileTexts(length: number): readonly string[] {
  return seeds.flatMap((seed) => ends.map((end) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length) + end));
}
