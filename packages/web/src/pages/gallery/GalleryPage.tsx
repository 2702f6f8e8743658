// Every shared part in every state, in light and in dark, on one page: to look at, and for the tests to look at.
import type { ReactNode } from 'react';
import { PageHead } from '../../parts/PageHead.tsx';
import { checks, controls, marks, states, type Specimen } from './specimens.tsx';
import './gallery.css';

const groups: readonly (readonly [name: string, of: readonly Specimen[]])[] = [['Marks', marks], ['Controls', controls], ['States of a region', states], ['Findings of a check', checks]];
const themes = ['light', 'dark'] as const;

function Shown({ name, show }: Specimen): ReactNode {
  return (
    <section className="specimen" aria-label={name}>
      <h3>{name}</h3>
      <div className="panels">{themes.map((theme) => <div key={theme} className={`panel ${theme}`} data-panel={theme}>{show(theme)}</div>)}</div>
    </section>
  );
}

export function GalleryPage(): ReactNode {
  return (
    <main id="main" className="wide gallery" tabIndex={-1}>
      <PageHead title="Gallery"><p>The parts that pages share, each in its states, in both themes. Figures and names are invented.</p></PageHead>
      {groups.map(([name, of]) => <section key={name} aria-label={name}><h2>{name}</h2>{of.map((specimen) => <Shown key={specimen.name} {...specimen} />)}</section>)}
    </main>
  );
}
