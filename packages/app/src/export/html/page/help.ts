// The keys, and the switch that turns single-letter keys off (WCAG 2.1.4).
import { html, type Html } from '../../markup.ts';

const keys: readonly (readonly [string, string])[] = [
  ['j', 'Next claim'], ['k', 'Previous claim'], ['n', 'Next claim that is not proven'], ['Enter', 'Open the evidence'], ['Esc', 'Close it'], ['1 … 9', 'Go to that link of the chain'], ['t', 'Light or dark'], ['?', 'This help'],
];

export const helpDialog: Html = html`<dialog id="help" aria-labelledby="help-title"><h2 id="help-title">Keys</h2><table><tbody>${keys.map(([key, does]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${does}</td></tr>`)}</tbody></table>
<p><label><input type="checkbox" id="letters" checked> Single-letter keys</label></p><p class="acts"><button type="button" id="help-close">Close</button></p></dialog>\n`;
