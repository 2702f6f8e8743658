// Gathering without the network: the bundled figures of one company.
import type { CapturedBytes } from '@assay/record';
import type { DeskEvent, Missing } from './desk.ts';
import type { Collected } from './gather-live.ts';
import { peersOf, sampleOf, type FillScene } from './fill-from-sample.ts';
import { sampleParts, type SamplePart } from './sample-port.ts';

export function gatherSample(scene: FillScene): Collected {
  const emit = scene.options.onEvent ?? ((): void => undefined);
  const missing: Missing[] = [];
  const captures = sampleParts.flatMap((part) => {
    const found = sampleOf(part, scene);
    tell(found, part, emit);
    if (found.length === 0 && !listsOnly.has(part)) missing.push({ what: part, why: 'Nothing is bundled for this company.' });
    return [...found];
  });
  const peers = captures.some(({ capture }) => capture.reader === 'sample-company') ? peersOf(scene) : [];
  tell(peers, 'peers', emit);
  return { captures: [...captures, ...peers], missing };
}

/** A list of names is no evidence for figures, and insiders' trades are bundled for few: nobody misses them in a note. */
const listsOnly: ReadonlySet<SamplePart> = new Set<SamplePart>(['constituents', 'insiders']);

function tell(found: readonly CapturedBytes[], what: string, emit: (event: DeskEvent) => void): void {
  for (const { capture, bytes } of found) {
    emit({ event: 'source-start', what, tool: capture.tool });
    emit({ event: 'source-finish', what, tool: capture.tool, capture: capture.id, origin: capture.origin, bytes: bytes.length });
  }
}
