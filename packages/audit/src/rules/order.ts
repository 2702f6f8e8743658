// The rules in the order in which they are asked. What states no past or present figure is judgment and nothing else;
// then contradiction comes first: agreement elsewhere never outvotes it. Claims in words stand before both: what a source says of the future can be asked after.
import { computed } from './computed.ts';
import { ownForecast, reportedForecast } from './forecast.ts';
import { judgment } from './judgment.ts';
import { lesserSource } from './lesser-source.ts';
import { orderHolds } from './order-holds.ts';
import { records } from './records.ts';
import type { Rule } from './rule.ts';
import { supported } from './supported.ts';
import { unverified } from './unverified.ts';
import { verified } from './verified.ts';
import { wordsContradicted } from './words-contradicted.ts';
import { wordsSupported } from './words-supported.ts';
import { wordsUnverified } from './words-unverified.ts';
import { wrongDirection } from './wrong-direction.ts';
import { wrongValue } from './wrong-value.ts';

/** Changes whenever a rule's outcome can change for the same claim. */
export const RULES_VERSION = 'rules/1';

export const rules: readonly Rule[] = [
  wordsContradicted, wordsSupported, judgment, records, ownForecast, lesserSource, wrongDirection, wrongValue, verified, computed, orderHolds, supported, reportedForecast, wordsUnverified, unverified,
];
