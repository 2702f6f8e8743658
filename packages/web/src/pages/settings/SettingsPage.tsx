// How pages look to this reader, and how the desk behind them is set up. Keys are said to be there or not, and never shown.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SettingsView } from '@assay/record/api';
import { get } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { ReadOnly } from '../../parts/states.tsx';
import { Resource } from '../../parts/Resource.tsx';
import { densities, density } from '../../shell/density.ts';
import { LettersChoice } from '../../shell/Help.tsx';
import { ThemeChoice } from '../../shell/Menu.tsx';
import { usePreference } from '../../shell/preference.ts';
import { logOut, useMay, useSession } from '../../shell/session.ts';
import { ChangeDesk } from './ChangeDesk.tsx';
import { Desk } from './Desk.tsx';
import './settings.css';

const densityNames = { comfortable: 'Comfortable', compact: 'Compact' } as const;

function DensityChoice(): ReactNode {
  const chosen = usePreference(density);
  return <fieldset className="choice"><legend>Rows of tables</legend>{densities.map((one) => <label key={one}><input type="radio" name="density" checked={chosen === one} onChange={() => { density.choose(one); }} />{densityNames[one]}</label>)}</fieldset>;
}

function Reading(): ReactNode {
  return (
    <section aria-labelledby="reading">
      <h2 id="reading">Reading</h2>
      <p className="note">Kept in this browser, for you alone.</p>
      <div className="choices"><ThemeChoice name="settings-theme" /><DensityChoice /><div className="choice"><LettersChoice /><span className="hint">Switch them off where they get in the way of a screen reader or of speech input. ⌘K, Ctrl K and Esc always work.</span></div></div>
    </section>
  );
}

const mayWords = { reader: 'You may read every run, verify it and take it along. Starting runs and audits takes the role analyst.', analyst: 'You may read, start runs, audit reports and take filings in. How the desk is set up is for an admin.', admin: 'You may do everything.' } as const;

function Access(): ReactNode {
  const client = useQueryClient();
  const session = useSession();
  if (session === undefined || session.role === null) return null;
  return (
    <section aria-labelledby="access">
      <h2 id="access">You</h2>
      {session.open ? <p>No password is set: everything is open, and only to this machine. <code>assay serve --set-password admin</code> sets one.</p>
        : <><p>You are logged in as <strong>{session.role}</strong>. {mayWords[session.role]}</p><p className="acts"><button type="button" onClick={() => { void logOut(client); }}>Log out</button></p></>}
    </section>
  );
}

function TheDesk(): ReactNode {
  const may = useMay('admin');
  const settings = useQuery({ queryKey: queries.settings.queryKey, queryFn: ({ signal }) => get<SettingsView>('/settings', signal) });
  return (
    <section aria-labelledby="desk">
      <h2 id="desk">The desk</h2>
      <Resource of={settings} what="how the desk is set up">
        {(found) => <>{may ? <ChangeDesk key={`${found.defaults.depth} ${found.defaults.engine} ${found.contactAddress ?? ''}`} settings={found} /> : <ReadOnly>Changing the desk takes the role admin, and so does seeing where its files lie and which keys it has. Ask whoever runs this server.</ReadOnly>}<Desk settings={found} /></>}
      </Resource>
    </section>
  );
}

export function SettingsPage(): ReactNode {
  return <main id="main" className="plain settings" tabIndex={-1}><PageHead title="Settings" /><Reading /><Access /><TheDesk /></main>;
}
