// A multiple of today and one on the figure of a year: two multiples, and neither stands for the other.
import type { Demand } from '../demand.ts';

const ratio = String.raw`(?:p ?\/ ?[ebs]|price[- \/](?:to[- ])?(?:earnings|sales|book)|ev ?\/ ?(?:ebitda|ebit|sales))(?: ratio)?`;
const now = String.raw`(?:now|today|currently|(?:at|on) (?:the )?(?:last|latest|newest|current) (?:close|price)|(?:trailing|ttm|ltm)\b[^,;?.]{0,20})`;
const both = new RegExp(String.raw`\b${ratio} ?(?:on )?${now},? (?:and|plus|&|\+|vs\.?|versus) (?:also )?(?:on|over|using|at) (?:the |its )?(?:(?:end|close) of )?(?:fiscal(?: year)? |fy ?)?['’]?(?:20)?\d\d`, 'i');

export const bothBases: Demand = ({ text, opening }) => (opening.length > 0 && both.test(text) && new Set(opening.filter(({ unit, isBeside }) => unit.kind === 'multiple' && !isBeside).map(({ value }) => value)).size < 2 ? ['the multiple on both bases'] : []);
