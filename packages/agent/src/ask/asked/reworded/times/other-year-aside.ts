// "Operating margin (and 2023 operating margin), net margin, …": one figure of a list in another year, told in brackets. At the end of the list it is of its own year, and what stands between stays of the year of the list.
const year = String.raw`(?:(?:fiscal |fy ?)'?(?:20)?\d\d|(?:19|20)\d\d)`;
const figure = String.raw`[A-Za-z&][A-Za-z&'’-]*(?: [A-Za-z&][A-Za-z&'’-]*){0,3}`;
const aside = new RegExp(String.raw`(?<=[,:;] |\band )(${figure}) \((?:and|plus|also|with|vs\.?|versus|against)? ?(?:also )?(?:(?:in|for|the) )?(${year})(?:['’]s)?(?: (?:too|as well|also|${figure}))?\)(?=,)`, 'gi');
const endOfList = /[.?!]?\s*$/;

export function otherYearAside(text: string): string {
  const asides = [...text.matchAll(aside)];
  if (asides.length === 0 || /[.?!] [A-Z]/.test(text.slice(asides[0]?.index ?? 0))) return text;
  const told = asides.map(([, name = '', time = '']) => `, and ${time} ${name}`).join('');
  const list = text.replace(aside, '$1');
  const stop = endOfList.exec(list)?.[0] ?? '';
  return `${list.slice(0, list.length - stop.length)}${told}${stop}`;
}
