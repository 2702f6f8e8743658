// "… Give both growth rates.", "Both rates, please": what is compared is told with its figures in any case, and the words name no figure of their own.
const each = String.raw`(?:both|the two|each|all|all three|the three)(?: of (?:the|them|these))?`;
const kind = String.raw`(?:(?:growth|tax|interest|net|gross|operating) )?(?:rates?|figures?|numbers?|values?|percentages?|amounts?|margins?|ratios?|multiples?|levels?|readings?|sums?|totals?)`;
const asked = String.raw`(?:please )?(?:give|state|show|quote|name|list|report|provide|include|add|tell|i(?:'d| would) like|i want|i need|with)(?: me| us)?`;
const tail = new RegExp(String.raw`(?<=[?]) +(?:(?:and )?${asked} (?:the )?${each}(?: ${kind})?|${each} ${kind})(?:,? please)?[.! ]*$`, 'i');

export function withoutEach(text: string): string {
  return text.replace(tail, '');
}
