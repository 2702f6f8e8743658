/** The words of a key: `totalRevenue`, `total_revenue` and `Total Revenue` are all "total revenue"; `epsTTM` is "eps TTM". */
export function keyWords(key: string): string {
  return key.replace(/[_\-.]+/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2').replace(/\s+/g, ' ').trim()
    .split(' ').map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())).join(' ');
}

const general = new Set(['value', 'val', 'amount', 'raw', 'data', 'number', 'quantity', 'total', 'result', 'reported value', 'figure', 'y']);

/** True for keys that say only that a value follows; what it is stands in a sibling or above. */
export function isGeneralKey(key: string): boolean {
  return general.has(keyWords(key).toLowerCase());
}

/** True for keys whose digits name a thing and count nothing. */
export function isIdentifierKey(key: string): boolean {
  return /^(?:id|cik|sic|isin|cusip|sedol|lei|ein|zip|zip ?code|postal code|phone|fax|accession|accession number|accn|uuid|guid|hash|version|rank|index|page|offset|limit|count of results|max age|gmt ?offset|gmt off set milliseconds|price hint|source interval|exchange data delayed by|status|status code|code|year|quarter|month|day|fiscal year|calendar year|fy|timestamp|time|epoch|date)$|(?: id| code| timestamp| date| time| year)$/i.test(keyWords(key));
}

/** True for keys whose number says how others are to be read. */
export function isMeasureKey(key: string): boolean {
  return /^(?:scale|unit scale|scaling|scale factor|multiplier|unit multiplier|unit mult|decimals|precision)$/i.test(keyWords(key));
}

const containers = new Set(['response', 'json', 'data', 'result', 'results', 'item', 'items', 'body', 'payload', 'values', 'records', 'rows', 'list', 'content', 'chart', 'observations', 'historical']);

/** True for keys that only hold what they contain. */
export function isContainerKey(key: string): boolean {
  return containers.has(keyWords(key).toLowerCase());
}
