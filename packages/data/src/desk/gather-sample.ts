// Gathering without the network: the bundled figures of one company.
import type { Missing } from './desk.ts';
import type { Collected } from './gather-live.ts';
import { sampleOf, type FillScene } from './fill-from-sample.ts';
import { sampleParts } from './sample-port.ts';

export function gatherSample(scene: FillScene): Collected {
  const emit = scene.options.onEvent ?? ((): void => undefined);
  const missing: Missing[] = [];
  const captures = sampleParts.flatMap((part) => {
    const found = sampleOf(part, scene);
    for (const { capture, bytes } of found) {
      emit({ event: 'source-start', what: part, tool: capture.tool });
      emit({ event: 'source-finish', what: part, tool: capture.tool, capture: capture.id, origin: capture.origin, bytes: bytes.length });
    }
    if (found.length === 0) missing.push({ what: part, why: 'Nothing is bundled for this company.' });
    return [...found];
  });
  return { captures, missing };
}
