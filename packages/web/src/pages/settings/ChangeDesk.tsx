// What an admin may change here; the rest is said by the environment of the server.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ChangedSettings, SettingsView } from '@assay/record/api';
import { change } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { Failed } from '../../parts/states.tsx';
import { changedFrom } from './changed-settings.ts';

const depths = [['quick', 'Quick'], ['standard', 'Standard'], ['deep', 'Deep']] as const;
const engines = [['auto', 'A language model where one is set, else rules'], ['house', 'Rules'], ['model', 'A language model']] as const;

function Choice({ name, label, value, options }: { readonly name: string; readonly label: string; readonly value: string; readonly options: readonly (readonly [string, string])[] }): ReactNode {
  return <div className="field"><label htmlFor={`desk-${name}`}>{label}</label><select id={`desk-${name}`} name={name} defaultValue={value}>{options.map(([one, words]) => <option key={one} value={one}>{words}</option>)}</select></div>;
}

export function ChangeDesk({ settings }: { readonly settings: SettingsView }): ReactNode {
  const client = useQueryClient();
  const { defaults, contactAddress, contactFixed } = settings;
  const save = useMutation({
    mutationFn: (changed: ChangedSettings) => change<SettingsView>('PUT', '/settings', changed),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.settings.queryKey }),
  });
  return (
    <form className="change-desk" onSubmit={(event) => { event.preventDefault(); save.mutate(changedFrom(settings, new FormData(event.currentTarget))); }}>
      <h3>What Ask offers first, for everybody</h3>
      <Choice name="depth" label="Depth of an analysis" value={defaults.depth} options={depths} />
      <Choice name="engine" label="Written by" value={defaults.engine} options={engines} />
      <div className="field"><label htmlFor="desk-contact">Contact for the SEC</label><input id="desk-contact" name="contact" type="text" maxLength={120} defaultValue={contactAddress ?? ''} disabled={contactFixed} aria-describedby="desk-contact-hint" />
        <span className="hint" id="desk-contact-hint">{contactFixed ? 'Set by ASSAY_CONTACT in the environment of the server, which goes before what is set here.' : 'An address of yours, as name@example.org. EDGAR is told it with every request.'}</span></div>
      {save.error === null ? null : <Failed failure={save.error} />}
      <p className="acts"><button type="submit" disabled={save.isPending}>{save.isPending ? 'Saving …' : 'Save'}</button><span role="status">{save.isSuccess ? 'Saved.' : ''}</span></p>
    </form>
  );
}
