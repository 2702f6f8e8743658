// The items that the SEC's forms ask for, with how their titles begin: General Instructions and text of Forms 10-K and 10-Q (17 CFR 249.310 and 249.308a).
import type { Part } from '@assay/record';

export type FormItem = { readonly item: string; readonly part: Part; readonly name: string; readonly title: RegExp };

const mdna = /^management\W{0,3}s?\s+(?:discussion|narrative)/i;
const market = /^(?:quantitative|disclosures? about market|qualitative)/i;
const controls = /^controls?\s+(?:and|&)\s+procedures/i;
const legal = /^legal\s+(?:proceedings|matters)/i;
const risks = /^risk\s+factors/i;
const mines = /^(?:mine\s+safety|submission\s+of\s+matters|\W?(?:reserved|removed))/i;
const unregistered = /^(?:unregistered\s+sales|changes\s+in\s+securities|issuer\s+purchases|(?:share|stock)\s+repurchase)/i;

export const annualItems: readonly FormItem[] = [
  { item: '1', part: 'I', name: 'Business', title: /^(?:description\s+of\s+)?(?:our\s+|the\s+)?business/i },
  { item: '1A', part: 'I', name: 'Risk Factors', title: risks },
  { item: '1B', part: 'I', name: 'Unresolved Staff Comments', title: /^unresolved/i },
  { item: '1C', part: 'I', name: 'Cybersecurity', title: /^cyber/i },
  { item: '2', part: 'I', name: 'Properties', title: /^(?:description\s+of\s+)?propert/i },
  { item: '3', part: 'I', name: 'Legal Proceedings', title: legal },
  { item: '4', part: 'I', name: 'Mine Safety Disclosures', title: mines },
  { item: '5', part: 'II', name: 'Market for Registrant’s Common Equity, Related Stockholder Matters and Issuer Purchases of Equity Securities', title: /^market\s+(?:for|price)/i },
  { item: '6', part: 'II', name: 'Selected Financial Data', title: /^(?:selected|consolidated\s+selected|intentionally|\W?(?:reserved|removed))/i },
  { item: '7', part: 'II', name: 'Management’s Discussion and Analysis of Financial Condition and Results of Operations', title: mdna },
  { item: '7A', part: 'II', name: 'Quantitative and Qualitative Disclosures about Market Risk', title: market },
  { item: '8', part: 'II', name: 'Financial Statements and Supplementary Data', title: /^(?:consolidated\s+)?financial\s+statements/i },
  { item: '9', part: 'II', name: 'Changes in and Disagreements with Accountants on Accounting and Financial Disclosure', title: /^(?:changes|disagreements)/i },
  { item: '9A', part: 'II', name: 'Controls and Procedures', title: controls },
  { item: '9B', part: 'II', name: 'Other Information', title: /^other\s+information/i },
  { item: '9C', part: 'II', name: 'Disclosure Regarding Foreign Jurisdictions that Prevent Inspections', title: /^disclosures?\s+regarding\s+foreign/i },
  { item: '10', part: 'III', name: 'Directors, Executive Officers and Corporate Governance', title: /^directors/i },
  { item: '11', part: 'III', name: 'Executive Compensation', title: /^executive\s+compensation/i },
  { item: '12', part: 'III', name: 'Security Ownership of Certain Beneficial Owners and Management and Related Stockholder Matters', title: /^security\s+ownership/i },
  { item: '13', part: 'III', name: 'Certain Relationships and Related Transactions, and Director Independence', title: /^certain\s+relationships/i },
  { item: '14', part: 'III', name: 'Principal Accountant Fees and Services', title: /^principal\s+account/i },
  { item: '15', part: 'IV', name: 'Exhibits and Financial Statement Schedules', title: /^(?:exhibit|financial\s+statement)/i },
  { item: '16', part: 'IV', name: 'Form 10-K Summary', title: /^(?:form\s+10|summary)/i },
];

export const quarterlyItems: readonly FormItem[] = [
  { item: '1', part: 'I', name: 'Financial Statements', title: /^(?:condensed\s+|consolidated\s+|interim\s+|unaudited\s+)*financial\s+statements/i },
  { item: '2', part: 'I', name: 'Management’s Discussion and Analysis of Financial Condition and Results of Operations', title: mdna },
  { item: '3', part: 'I', name: 'Quantitative and Qualitative Disclosures about Market Risk', title: market },
  { item: '4', part: 'I', name: 'Controls and Procedures', title: controls },
  { item: '1', part: 'II', name: 'Legal Proceedings', title: legal },
  { item: '1A', part: 'II', name: 'Risk Factors', title: risks },
  { item: '2', part: 'II', name: 'Unregistered Sales of Equity Securities, Use of Proceeds, and Issuer Purchases of Equity Securities', title: unregistered },
  { item: '3', part: 'II', name: 'Defaults upon Senior Securities', title: /^defaults?/i },
  { item: '4', part: 'II', name: 'Mine Safety Disclosures', title: mines },
  { item: '5', part: 'II', name: 'Other Information', title: /^other\s+information/i },
  { item: '6', part: 'II', name: 'Exhibits', title: /^exhibit/i },
];

/** The items of a form, its amendments and transition reports included; null for forms without items of this kind. */
export function itemsOfForm(form: string): readonly FormItem[] | null {
  const name = form.trim().toUpperCase();
  if (/^10-?K/.test(name)) return annualItems;
  return /^10-?Q/.test(name) ? quarterlyItems : null;
}

const partNumbers: Readonly<Record<Part, number>> = { I: 1, II: 2, III: 3, IV: 4 };

/** A number that grows along the form: parts, then numbers, then letters. */
export function placeInForm(part: Part, item: string): number {
  return partNumbers[part] * 10_000 + Number.parseInt(item, 10) * 100 + (/[A-Z]$/.exec(item)?.[0].charCodeAt(0) ?? 0);
}
