// Contents with claim counts, the tally as filters, and what can be done with the note.
import { memo, type ReactNode } from 'react';
import type { ReportPage } from '@assay/record/api';
import { Glyph, type GlyphName } from '../../parts/Glyph.tsx';
import { tallyTip } from '../../words/index.ts';
import type { Show } from './address.ts';

type LineProps = { readonly name: GlyphName; readonly words: string; readonly count: number; readonly means: string; readonly pressed: boolean; readonly onShow: (show: Show) => void };

function TallyLine({ name, words, count, means, pressed, onShow }: LineProps): ReactNode {
  return <button type="button" className={name} data-show={name} aria-pressed={pressed} title={means} onClick={() => { onShow(name); }}><Glyph name={name} /><span>{words}</span><span className="n">{count}</span></button>;
}

type Props = { readonly page: ReportPage; readonly show: Show | null; readonly section: string | null; readonly onShow: (show: Show) => void; readonly children: ReactNode };

export const Rail = memo(function Rail({ page, show, section, onShow, children }: Props): ReactNode {
  return (
    <nav className="rail" id="rail" popover="auto" aria-label="Contents and audit">
      <h2 className="lab">Contents</h2>
      <ol>{page.contents.map(({ id, text, claims }) => <li key={id}><a href={`#${id}`} aria-current={section === id ? 'true' : undefined}><span>{text}</span><span className="n">{claims}<span className="vh"> {claims === 1 ? 'claim' : 'claims'}</span></span></a></li>)}</ol>
      <h2 className="lab" id="tally">Audit</h2>
      <div className="tally" role="group" aria-labelledby="tally">
        {page.tally.map(({ strength, name, means, count }) => <TallyLine key={strength} name={strength} words={name} count={count} means={means} pressed={show === strength} onShow={onShow} />)}
        <TallyLine name="outside" words="Numbers outside claims" count={page.outside.count} means="Numbers that assert nothing, each with its reason." pressed={show === 'outside'} onShow={onShow} />
      </div>
      <button type="button" className="mark-button" popoverTarget={tallyTip} aria-details={tallyTip}>What these mean</button>
      {children}
    </nav>
  );
});
