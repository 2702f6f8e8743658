// What seldom changes, behind one line that says what holds.
import type { ReactNode } from 'react';
import { depthNames, engineNames, optionWords, type Options } from './asking.ts';
import type { Kind } from './read-entry.ts';

type Props = { readonly kind: Kind; readonly options: Options; readonly onChange: (options: Options) => void };

const engineLabels = { auto: 'A language model if one is set up', house: 'Rules alone', model: 'A language model' } as const;

export function OptionFields({ kind, options, onChange }: Props): ReactNode {
  return (
    <details className="options-line">
      <summary>{optionWords(options, kind)}</summary>
      <div className="option-fields">
        {kind === 'analysis' ? <div className="field"><label htmlFor="depth">Depth</label><select id="depth" value={options.depth} onChange={({ target }) => { onChange({ ...options, depth: depthNames.find((name) => name === target.value) ?? 'standard' }); }}>{depthNames.map((name) => <option key={name}>{name}</option>)}</select></div> : null}
        <div className="field"><label htmlFor="as-of">Nothing published after</label><input id="as-of" type="date" value={options.asOf} onChange={({ target }) => { onChange({ ...options, asOf: target.value }); }} /></div>
        <div className="field"><label htmlFor="figures">Figures</label><select id="figures" value={options.sample ? 'sample' : 'live'} onChange={({ target }) => { onChange({ ...options, sample: target.value === 'sample' }); }}><option value="live">Live</option><option value="sample">Bundled sample</option></select></div>
        <div className="field"><label htmlFor="engine">Who writes</label><select id="engine" value={options.engine} onChange={({ target }) => { onChange({ ...options, engine: engineNames.find((name) => name === target.value) ?? 'auto' }); }}>{engineNames.map((name) => <option key={name} value={name}>{engineLabels[name]}</option>)}</select></div>
      </div>
    </details>
  );
}
