// "Revenue in fiscal 2025, and what was it two years earlier?": the same figure at another time, without a question of its own.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const count = '(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)';

export const yearsEarlier: readonly Rewording[] = [
  [re(String.raw`(?<=\b20\d\d\b[^?.;]{0,24},? and )(?:what|how (?:much|high|big|large)) (?:was|were|had|did) (?:it|they|that|the (?:same )?(?:figure|number|amount))(?: been| stood| stand(?: at)?)? (?=${count} (?:fiscal )?years? (?:earlier|before(?: that)?|previously|prior)\b)`), ''],
];
