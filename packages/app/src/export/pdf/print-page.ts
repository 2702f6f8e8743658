// A page on paper: an installed browser prints it, without a window, a profile of the user's, or the network.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AssayError } from '@assay/record';
import type { BrowserSettings } from '../../config/browser-settings.ts';
import { findBrowser } from './find-browser.ts';

/** A page of two thousand claims takes some twenty seconds. */
const LONGEST_MS = 180_000;
const PDF_START = '%PDF-';

/** The page's own policy lets it fetch nothing; the browser itself is kept from it as well. */
const flags = [
  '--headless', '--disable-gpu', '--no-first-run', '--no-default-browser-check', '--disable-extensions', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-pings', '--mute-audio',
  '--host-resolver-rules=MAP * ~NOTFOUND', '--no-pdf-header-footer', '--export-tagged-pdf', '--generate-pdf-document-outline',
] as const;

/** A browser refuses to work as root inside its own sandbox; only the page’s own script, named by its hash, can run in it. */
function ownFlags(): readonly string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

type Ended = { readonly code: number | null; readonly said: string };

function run(program: string, args: readonly string[], variables: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...variables }, timeout: LONGEST_MS, killSignal: 'SIGKILL' });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => { said = (said + text).slice(-4000); });
    child.on('error', reject);
    child.on('close', (code) => { resolve({ code, said }); });
  });
}

function failed(program: string, why: string, cause: unknown): AssayError {
  return new AssayError('usage', `${program} did not print the page: ${why}`, { remedy: 'Name another browser by ASSAY_BROWSER, or export the run as html and print it from any browser.', cause });
}

function lastLine(said: string): string {
  return said.trim().split('\n').at(-1)?.slice(0, 300) ?? '';
}

async function printed(file: string): Promise<Uint8Array | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes?.subarray(0, PDF_START.length).toString('latin1') === PDF_START ? new Uint8Array(bytes) : null;
}

/** The bytes of a tagged PDF. Throws AssayError('usage') where no browser is found or none prints. */
export async function printPage(html: string, settings: BrowserSettings): Promise<Uint8Array> {
  const program = await findBrowser(settings);
  const folder = await mkdtemp(join(tmpdir(), 'assay-print-'));
  try {
    const [page, file] = [join(folder, 'page.html'), join(folder, 'page.pdf')];
    await writeFile(page, html);
    const args = [...flags, ...ownFlags(), `--user-data-dir=${join(folder, 'profile')}`, `--print-to-pdf=${file}`, pathToFileURL(page).href];
    const { code, said } = await run(program, args, { ...settings.variables, HOME: folder }).catch((error: unknown) => { throw failed(program, 'it could not be started', error); });
    const bytes = await printed(file);
    if (bytes === null) throw failed(program, code === null ? 'it took too long' : `it ended with ${String(code)}. ${lastLine(said)}`, null);
    return bytes;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
