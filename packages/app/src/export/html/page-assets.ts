// What every page carries, read from files once: the style, the reader's script and the faces. The page itself is made without I/O.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type PageAssets = {
  readonly style: string;
  readonly script: string;
  /** WOFF2 bytes, Latin only. */
  readonly faces: { readonly serif: Uint8Array; readonly serifItalic: Uint8Array; readonly sans: Uint8Array; readonly mono: Uint8Array };
};

const styleFiles = ['tokens', 'ground', 'bar', 'frame', 'article', 'claims', 'drawer', 'tips', 'charts', 'narrow', 'print'] as const;
/** One lexical scope in this order; `start` is the only one that does anything by itself. */
const scriptFiles = ['address', 'panels', 'claims', 'filter', 'theme', 'keys', 'contents', 'start'] as const;

function readText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
}

/** Lines that only speak to the compiler and the editor. */
function withoutPragmas(script: string): string {
  return script.replace(/^\/\/ @ts-check\n/, '');
}

export function loadPageAssets(): PageAssets {
  const resolve = createRequire(import.meta.url).resolve;
  const face = (path: string): Uint8Array => readFileSync(resolve(path));
  return {
    style: styleFiles.map((name) => readFileSync(resolve(`@assay/web/style/report/${name}.css`), 'utf8').replaceAll('\r\n', '\n')).join(''),
    script: `(() => {\n"use strict";\n${scriptFiles.map((name) => withoutPragmas(readText(`./reader/${name}.js`))).join('')}})();\n`,
    faces: {
      serif: face('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
      serifItalic: face('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2'),
      sans: face('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
      mono: face('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2'),
    },
  };
}
