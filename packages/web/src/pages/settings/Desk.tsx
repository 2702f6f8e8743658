// What the server says of itself, with what changes each thing.
import type { ReactNode } from 'react';
import type { SettingsView } from '@assay/record/api';
import { sizeWords } from '../../parts/FileField.tsx';
import { keyWords, type KeyWords } from './key-words.ts';

const accessWords = { open: 'Open, to this machine alone', password: 'By password', tokens: 'By token alone; no password is set, so nobody can log in with a browser' } as const;

type FactProps = { readonly name: string; readonly children: ReactNode; readonly under?: ReactNode };

function Fact({ name, children, under }: FactProps): ReactNode {
  return <div><dt>{name}</dt><dd>{children}{under === undefined ? null : <span className="under">{under}</span>}</dd></div>;
}

function Present({ there }: { readonly there: boolean }): ReactNode {
  return <span className={there ? 'there' : 'lacking'}>{there ? 'set' : 'not set'}</span>;
}

function Key({ words: { name, variable, gives }, there }: { readonly words: KeyWords; readonly there: boolean }): ReactNode {
  return <tr><th scope="row">{name}</th><td><Present there={there} /></td><td>{gives}{there ? null : <> Set <code>{variable}</code> and start the server again.</>}</td></tr>;
}

function modelWords({ isSet, problem, usd, minutes, tokens }: SettingsView['models']): string {
  if (problem !== null) return `Set, and cannot be used: ${problem}`;
  if (!isSet) return 'None is set; everything is written by rules.';
  const limits = [usd === null ? null : `${usd} dollars`, minutes === null ? null : `${String(minutes)} minutes`, tokens === null ? null : `${String(tokens)} tokens`].filter((limit) => limit !== null);
  return limits.length === 0 ? 'Set, without a limit for one run.' : `Set; one run may take ${limits.join(', ')} at most.`;
}

function Limits({ limits, role }: Pick<SettingsView, 'limits' | 'role'>): ReactNode {
  const { budget, uploadBytes, uploadFileBytes, uploadFiles, questionCharacters } = limits;
  return (
    <>
      <Fact name="You may start" under={`As ${role}.`}>{budget.runsAnHour === 0 ? 'No runs' : `${String(budget.atOnce)} runs at once, ${String(budget.runsAnHour)} an hour`}; {budget.auditsAnHour} verifications and audits an hour</Fact>
      <Fact name="You may hand in">{uploadFiles} files at once, {sizeWords(uploadFileBytes)} each and {sizeWords(uploadBytes)} in all; questions of {questionCharacters} characters</Fact>
    </>
  );
}

/** For admins alone: a reader is sent neither. */
function Machine({ dataFolder, keys }: Pick<SettingsView, 'dataFolder' | 'keys'>): ReactNode {
  return dataFolder === null ? null : (
    <>
      <h3>Keys of data services</h3>
      <p className="note">Each is optional. Their values stay in the environment of the server and are shown nowhere.</p>
      <table className="table keys"><thead><tr><th scope="col">Service</th><th scope="col">Key</th><th scope="col">What it gives</th></tr></thead><tbody>{Object.entries(keys).map(([name, there]) => <Key key={name} words={keyWords(name)} there={there} />)}</tbody></table>
      <p className="note place">Runs are kept in <code>{dataFolder}</code></p>
    </>
  );
}

export function Desk({ settings }: { readonly settings: SettingsView }): ReactNode {
  const { version, rules, role, access, roles, sample, models, limits, contact, companies } = settings;
  return (
    <>
      <dl className="facts">
        <Fact name="Version" under={`Judges by ${rules}.`}>{version}</Fact>
        <Fact name="Access" under={roles.length === 0 ? undefined : `Roles with a way in: ${roles.join(', ')}`}>{accessWords[access]}</Fact>
        <Fact name="Figures" under={`Bundled for ${companies.map(({ ticker }) => ticker).join(', ')}.`}>{sample ? 'The bundled sample figures alone' : 'Live, and the bundled sample figures'}</Fact>
        <Fact name="Language model">{modelWords(models)}</Fact>
        <Fact name="Contact for the SEC" under={contact ? 'Said to EDGAR with every request, as its rules ask.' : 'EDGAR asks for an address with every request; without one it may refuse.'}><Present there={contact} /></Fact>
        <Limits limits={limits} role={role} />
      </dl>
      <Machine dataFolder={settings.dataFolder} keys={settings.keys} />
    </>
  );
}
