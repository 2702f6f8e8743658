// What seldom changes, behind one line that says what holds.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { depthNames, engineNames, optionWords, type Options } from './asking.ts';
import type { Kind } from './read-entry.ts';
import type { DeskView } from './use-options.ts';

type Props = { readonly kind: Kind; readonly options: Options; readonly desk: DeskView; readonly onChange: (options: Options) => void };

const engineLabels = { auto: 'A language model if one is set up', house: 'Rules alone', model: 'A language model' } as const;

function Depth({ options, onChange }: Omit<Props, 'kind' | 'desk'>): ReactNode {
  return <div className="field"><label htmlFor="depth">Depth</label><select id="depth" value={options.depth} onChange={({ target }) => { onChange({ ...options, depth: depthNames.find((name) => name === target.value) ?? 'standard' }); }}>{depthNames.map((name) => <option key={name}>{name}</option>)}</select></div>;
}

function Figures({ options, desk, onChange }: Omit<Props, 'kind'>): ReactNode {
  const only = desk?.sample === true;
  return (
    <div className="field">
      <label htmlFor="figures">Figures</label>
      <select id="figures" disabled={only} value={options.sample ? 'sample' : 'live'} onChange={({ target }) => { onChange({ ...options, sample: target.value === 'sample' }); }}><option value="live">Live</option><option value="sample">Bundled sample</option></select>
      {only ? <span className="hint">This server knows the bundled figures alone.</span> : null}
      {!only && desk?.contact === false && !options.sample ? <span className="hint">The SEC asks whom it may write to: <Link href="/settings">set a contact</Link>.</span> : null}
    </div>
  );
}

function Engine({ options, desk, onChange }: Omit<Props, 'kind'>): ReactNode {
  const none = desk?.models.isSet === false;
  return (
    <div className="field">
      <label htmlFor="engine">Who writes</label>
      <select id="engine" value={options.engine} onChange={({ target }) => { onChange({ ...options, engine: engineNames.find((name) => name === target.value) ?? 'auto' }); }}>{engineNames.map((name) => <option key={name} value={name} disabled={name === 'model' && none}>{engineLabels[name]}</option>)}</select>
      {none ? <span className="hint">{desk.models.problem ?? 'No language model is set up; rules do the work.'}</span> : null}
    </div>
  );
}

export function OptionFields({ kind, options, desk, onChange }: Props): ReactNode {
  const common = { options, desk, onChange };
  return (
    <details className="options-line">
      <summary>{optionWords(options, kind, desk?.models.isSet ?? null)}</summary>
      <div className="option-fields">
        {kind === 'analysis' ? <Depth {...common} /> : null}
        <div className="field"><label htmlFor="as-of">Nothing published after</label><input id="as-of" type="date" value={options.asOf} onChange={({ target }) => { onChange({ ...options, asOf: target.value }); }} /></div>
        <Figures {...common} />
        <Engine {...common} />
      </div>
    </details>
  );
}
