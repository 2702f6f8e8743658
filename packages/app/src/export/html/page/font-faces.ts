// The faces as style rules with the bytes inside. The italic is left out where no word of the report stands in it.
import type { PageAssets } from '../page-assets.ts';

type Face = { readonly family: string; readonly bytes: Uint8Array; readonly weight: string; readonly italic: boolean };

function faceRule({ family, bytes, weight, italic }: Face): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};font-display:swap;src:url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}) format("woff2")}\n`;
}

export function fontFaces({ serif, serifItalic, sans, mono }: PageAssets['faces'], needs: { readonly italic: boolean }): string {
  const faces: Face[] = [
    { family: 'Source Serif 4', bytes: serif, weight: '200 900', italic: false },
    ...(needs.italic ? [{ family: 'Source Serif 4', bytes: serifItalic, weight: '200 900', italic: true }] : []),
    { family: 'Inter', bytes: sans, weight: '100 900', italic: false },
    { family: 'IBM Plex Mono', bytes: mono, weight: '400', italic: false },
  ];
  return faces.map(faceRule).join('');
}
