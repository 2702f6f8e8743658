// Verdict, reason and source of the claim under the pointer or the focus, and what such a verdict means, in a few lines. What it fetches, the drawer then has.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { ClaimEvidence } from '@assay/record/api';
import { pageQueries } from '../../api/page-queries.ts';
import { ClaimCard } from './ClaimCard.tsx';

type Card = { readonly evidence: ClaimEvidence; readonly left: number; readonly top: number; readonly above: boolean };
type Props = { readonly run: string; readonly root: RefObject<HTMLElement | null>; /** Its evidence is open already. */ readonly open: number | null };

const patienceMs = 140;
const cardHeight = 172;

function claimAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a.claim') : null;
}

function numberOf(link: HTMLElement): number {
  return Number(link.getAttribute('href')?.slice(2));
}

function placeCard(link: HTMLElement, evidence: ClaimEvidence): Card {
  const box = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const above = box.bottom + cardHeight > innerHeight;
  return { evidence, left: Math.max(8, Math.min(box.left, innerWidth - 376)), top: above ? innerHeight - box.top + 6 : box.bottom + 6, above };
}

export function HoverCard({ run, root, open }: Props): ReactNode {
  const client = useQueryClient();
  const [card, setCard] = useState<Card | null>(null);
  useEffect(() => {
    const place = root.current;
    if (place === null) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let wanted: HTMLElement | null = null;
    const hide = (): void => { clearTimeout(waiting); wanted = null; setCard(null); };
    const show = ({ target, type }: Event): void => {
      const link = claimAt(target);
      if (link === wanted) return;
      hide();
      if (link === null || (type === 'focusin' && !link.matches(':focus-visible'))) return;
      wanted = link;
      const asked = client.fetchQuery(pageQueries.evidence(run, numberOf(link)));
      waiting = setTimeout(() => { asked.then((evidence) => { if (wanted === link && link.isConnected) setCard(placeCard(link, evidence)); }, hide); }, patienceMs);
      asked.catch(hide);
    };
    const onKey = (event: KeyboardEvent): void => { if (event.key === 'Escape') hide(); };
    const events = { pointerover: show, focusin: show, focusout: hide, pointerleave: hide, click: hide } as const;
    for (const [name, act] of Object.entries(events)) place.addEventListener(name, act);
    addEventListener('scroll', hide, { passive: true });
    addEventListener('keydown', onKey);
    return () => {
      hide();
      for (const [name, act] of Object.entries(events)) place.removeEventListener(name, act);
      removeEventListener('scroll', hide);
      removeEventListener('keydown', onKey);
    };
  }, [client, root, run]);
  if (card === null || card.evidence.number === open) return null;
  const { evidence, left, top, above } = card;
  return <ClaimCard evidence={evidence} style={above ? { left, bottom: top } : { left, top }} />;
}
