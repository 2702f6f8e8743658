// Every shared part in every state, in light and in dark, and the parts of each page in the theme of this one: to look at, and for the tests to look at.
import type { ReactNode } from 'react';
import { PageHead } from '../../parts/PageHead.tsx';
import { askParts, deskParts, reportParts, runParts, type PageSpecimen } from './page-specimens.tsx';
import { checks, controls, marks, states, type Specimen } from './specimens.tsx';
import './gallery.css';

const groups: readonly (readonly [name: string, of: readonly Specimen[]])[] = [['Marks', marks], ['Controls', controls], ['States of a region', states], ['Findings of a check', checks]];
const pageGroups: readonly (readonly [name: string, of: readonly PageSpecimen[]])[] = [['Asking', askParts], ['A run at work', runParts], ['Report and evidence', reportParts], ['Archive, Compare, Knowledge, Settings', deskParts]];
const themes = ['light', 'dark'] as const;

function Shown({ name, show }: Specimen): ReactNode {
  return (
    <section className="specimen" aria-label={name}>
      <h3>{name}</h3>
      <div className="stands">{themes.map((theme) => <div key={theme} className={`stand ${theme}`} data-panel={theme}>{show(theme)}</div>)}</div>
    </section>
  );
}

function Once({ name, show }: PageSpecimen): ReactNode {
  return <section className="specimen" aria-label={name}><h3>{name}</h3><div className="stand once">{show()}</div></section>;
}

export function GalleryPage(): ReactNode {
  return (
    <main id="main" className="wide gallery" tabIndex={-1}>
      <PageHead title="Gallery"><p>The parts that pages share, each in its states, in both themes; then those of each page, in the theme that is set. Figures and names are invented.</p></PageHead>
      {groups.map(([name, of]) => <section key={name} aria-label={name}><h2>{name}</h2>{of.map((specimen) => <Shown key={specimen.name} {...specimen} />)}</section>)}
      {pageGroups.map(([name, of]) => <section key={name} aria-label={name}><h2>{name}</h2>{of.map((specimen) => <Once key={specimen.name} {...specimen} />)}</section>)}
    </main>
  );
}
