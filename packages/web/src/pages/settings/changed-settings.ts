// What of the form differs from what is set: only that is sent.
import type { ChangedSettings, SettingsView } from '@assay/record/api';

/** An emptied contact is taken away; a contact that the environment fixes is never sent. */
export function changedFrom({ defaults, contactAddress, contactFixed }: Pick<SettingsView, 'defaults' | 'contactAddress' | 'contactFixed'>, form: FormData): ChangedSettings {
  const said = (name: string): string | null => { const value = form.get(name); return typeof value === 'string' ? value.trim() : null; };
  const [depth, engine, contact] = [said('depth'), said('engine'), said('contact')];
  const hasContact = !contactFixed && contact !== null && contact !== (contactAddress ?? '');
  return {
    ...(depth === null || depth === defaults.depth ? {} : { depth: depth as ChangedSettings['depth'] }),
    ...(engine === null || engine === defaults.engine ? {} : { engine: engine as ChangedSettings['engine'] }),
    ...(hasContact ? { contact: contact === '' ? null : contact } : {}),
  };
}
