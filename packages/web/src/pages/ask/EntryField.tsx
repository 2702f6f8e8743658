// The one field: it grows with what is typed, and offers companies while a name is typed. A text of several lines cannot be a combobox by
// ARIA's own rules, so it is a text field with a list: aria-autocomplete, the list it controls, and the active option.
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { tell } from '../../shell/told.tsx';
import type { CompanyMatch } from './read-entry.ts';

type Props = {
  readonly label: string; readonly placeholder: string; readonly text: string; readonly matches: readonly CompanyMatch[];
  readonly onText: (text: string) => void; readonly onPick: (company: CompanyMatch) => void; readonly onEnter: () => void;
};

function Options({ id, matches, active, onPick }: Pick<Props, 'matches' | 'onPick'> & { readonly id: string; readonly active: number }): ReactNode {
  return (
    <ul className="options" role="listbox" id={id} aria-label="Companies">
      {matches.map((match, index) => (
        <li key={match.ticker} id={`${id}-${String(index)}`} role="option" aria-selected={index === active} onMouseDown={(event) => { event.preventDefault(); }} onClick={() => { onPick(match); }}>
          <b>{match.ticker}</b><span>{match.name}{match.formerly === null ? null : <span className="quiet"> formerly {match.formerly}</span>}</span><span className="quiet">{match.sample ? 'sample figures' : match.sector ?? ''}</span>
        </li>
      ))}
    </ul>
  );
}

export function EntryField({ label, placeholder, text, matches, onText, onPick, onEnter }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // By ticker: more matches may come between the arrow and Enter, and the choice stays what it was.
  const [chosen, setChosen] = useState<string | null>(null);
  const active = matches.findIndex(({ ticker }) => ticker === chosen);
  const [open, setOpen] = useState(false);
  const shown = open && matches.length > 0;
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null) return;
    current.style.height = 'auto';
    current.style.height = `${String(current.scrollHeight + 2)}px`;
  }, [text]);
  useEffect(() => { if (shown) tell(`${String(matches.length)} ${matches.length === 1 ? 'company' : 'companies'}. Arrow down to choose.`); }, [matches, shown]);
  const pick = (company: CompanyMatch): void => { setOpen(false); onPick(company); field.current?.focus(); };
  /** Around the list and through no choice at all. */
  const move = (by: number): void => { setChosen(matches[active + by < -1 ? matches.length - 1 : active + by]?.ticker ?? null); };
  const inList: Readonly<Record<string, () => void>> = {
    ArrowDown: () => { move(1); }, ArrowUp: () => { move(-1); }, Escape: () => { setOpen(false); },
    Enter: () => { const company = matches[active]; if (company === undefined) { setOpen(false); onEnter(); } else pick(company); },
  };
  const keys: Readonly<Record<string, () => void>> = shown ? inList : { Enter: onEnter };
  const onKey = (event: KeyboardEvent): void => {
    const act = event.shiftKey || event.nativeEvent.isComposing || !Object.hasOwn(keys, event.key) ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="entry-field">
      <label className="vh" htmlFor={id}>{label}</label>
      <textarea
        id={id} ref={field} rows={1} value={text} placeholder={placeholder} maxLength={2000} autoComplete="off" aria-autocomplete="list" aria-haspopup="listbox"
        aria-controls={shown ? `${id}-list` : undefined} aria-activedescendant={shown && active >= 0 ? `${id}-list-${String(active)}` : undefined}
        onChange={({ target }) => { setOpen(true); setChosen(null); onText(target.value); }} onKeyDown={onKey} onBlur={() => { setOpen(false); }}
      />
      {shown ? <Options id={`${id}-list`} matches={matches} active={active} onPick={pick} /> : null}
    </div>
  );
}
