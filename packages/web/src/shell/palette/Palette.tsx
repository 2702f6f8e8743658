// Go anywhere: a field over a list of pages, runs, companies and commands. Arrow keys choose, Enter goes.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { get } from '../../api/client.ts';
import { queries } from '../../api/queries.ts';
import { openHelp } from '../keys.ts';
import { logOut, useSession } from '../session.ts';
import { tell } from '../told.tsx';
import { turnTheme } from '../theme.ts';
import { takeEarly } from './open.ts';
import { allChoices, fittingChoices, type Choice, type Command, type CompanyMatch } from './choices.ts';
import './palette.css';

function useChoices(typed: string): Choice[] {
  const [path] = useLocation();
  const session = useSession();
  const asked = typed.trim();
  const runs = useQuery(queries.runs('limit=50')).data?.runs ?? [];
  const companies = useQuery({ queryKey: ['companies', asked], queryFn: ({ signal }) => get<{ readonly matches: readonly CompanyMatch[] }>(`/companies?q=${encodeURIComponent(asked)}`, signal), enabled: asked.length >= 2, placeholderData: (before) => before });
  const found = asked.length < 2 ? [] : (companies.data?.matches ?? []).slice(0, 3);
  return fittingChoices(allChoices({ path, runs, companies: found, loggedIn: session !== undefined && !session.open }), asked);
}

function useCommands(): (command: Command) => void {
  const client = useQueryClient();
  return (command) => {
    if (command === 'theme') turnTheme();
    if (command === 'help') openHelp();
    if (command === 'print') print();
    if (command === 'log-out') void logOut(client);
    if (command === 'copy-link') void navigator.clipboard.writeText(location.href).then(() => { tell('The address is copied.'); }, () => { tell('The browser did not let it be copied.'); });
  };
}

type ListProps = { readonly id: string; readonly choices: readonly Choice[]; readonly at: number; readonly onChoose: (choice: Choice) => void };

function Choices({ id, choices, at, onChoose }: ListProps): ReactNode {
  return (
    <ul id={id} role="listbox" aria-label="Choices">
      {choices.map((choice, index) => (
        <li key={choice.key} id={`${id}-${String(index)}`} role="option" aria-selected={index === at} onClick={() => { onChoose(choice); }}>
          <span>{choice.name}</span><span className="of">{choice.detail === '' ? choice.group : choice.detail}</span>
        </li>
      ))}
    </ul>
  );
}

function step(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  return null;
}

export function Palette(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [, go] = useLocation();
  const run = useCommands();
  const id = useId();
  const choices = useChoices(typed);
  const chosen = choices[Math.min(at, choices.length - 1)];
  // Both at once: no key can fall between the page and the field.
  useLayoutEffect(() => { dialog.current?.showModal(); setTyped(takeEarly()); }, []);
  useEffect(() => { if (chosen !== undefined) document.getElementById(`${id}-${String(choices.indexOf(chosen))}`)?.scrollIntoView({ block: 'nearest' }); });
  const choose = ({ what }: Choice): void => {
    dialog.current?.close();
    if ('go' in what) go(what.go); else run(what.command);
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = step(event.key, at, choices.length);
    if (next !== null) { event.preventDefault(); setAt(next); }
    if (event.key === 'Enter' && chosen !== undefined) { event.preventDefault(); choose(chosen); }
  };
  return (
    <dialog id="palette" className="palette" aria-label="Go anywhere" ref={dialog} onClose={() => { setTyped(''); setAt(0); }} onClick={(event) => { if (event.target === dialog.current) dialog.current.close(); }}>
      <div className="inner">
        <input
          type="text" role="combobox" aria-label="Go to a page, run or company, or do something" aria-expanded="true" aria-controls={id} aria-autocomplete="list" autoComplete="off" autoFocus placeholder="Page, run, company, command …"
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${String(choices.indexOf(chosen))}`} value={typed} onChange={({ target }) => { setTyped(target.value); setAt(0); }} onKeyDown={onKey}
        />
        <Choices id={id} choices={choices} at={chosen === undefined ? -1 : choices.indexOf(chosen)} onChoose={choose} />
        {choices.length === 0 ? <p className="none" role="status">Nothing of that name. Esc closes.</p> : null}
      </div>
    </dialog>
  );
}
