// assay serve: the API for the browser and for programs, on this machine unless a password is set.
import { accessRoles, type AccessRole } from '@assay/record/api';
import { AssayError } from '@assay/record';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { addToken, setPassword } from '../../http/access/access-file.ts';
import { serve } from '../../http/serve.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';

export type ServeOptions = { readonly address: string; readonly port: number; readonly hostName?: readonly string[]; readonly sample?: boolean; readonly open?: boolean; readonly setPassword?: AccessRole; readonly addToken?: string; readonly role?: AccessRole };

const shortestPassword = 10;

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => { resolve(); }, { once: true });
  });
}

/** From standard input, so that it stands in no history of commands and no list of processes. */
async function readPassword({ err }: Session): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  if (err.isTerminal) err.line('Type the new password and press Enter:');
  for await (const line of lines) {
    lines.close();
    if (line.length < shortestPassword) throw new AssayError('usage', `A password has at least ${String(shortestPassword)} characters.`, { remedy: 'Choose a longer one; several words are good.' });
    return line;
  }
  throw new AssayError('usage', 'No password came on standard input.', { remedy: 'Run it again and type one.' });
}

async function keepPassword(role: AccessRole, session: Session): Promise<ExitCode> {
  await setPassword(session.environment.places.config, { role, password: await readPassword(session) });
  session.err.line(`The role ${role} has its password now. A server that is running takes it up when it is started again.`);
  return exitCodes.sound;
}

async function makeToken(name: string, role: AccessRole, session: Session): Promise<ExitCode> {
  const token = await addToken(session.environment.places.config, { name, role });
  session.err.line(`A token of the role ${role}; it is shown this once:`);
  session.out.line(token);
  return exitCodes.sound;
}

/** By the system's own way; where there is none, the address is on the screen. */
function openBrowser(url: string, { err }: Session): void {
  const [command = '', ...before] = process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  const child = spawn(command, [...before, url], { stdio: 'ignore', detached: true });
  child.on('error', () => { err.line(`No browser could be started here: open ${url} yourself.`); });
  child.unref();
}

export const serveApi: Verb<ServeOptions> = async (options, session) => {
  if (options.setPassword !== undefined) return keepPassword(options.setPassword, session);
  if (options.addToken !== undefined) return makeToken(options.addToken, options.role ?? 'reader', session);
  const serving = await serve({ environment: session.environment, address: options.address, port: options.port, hostNames: options.hostName ?? [], sample: options.sample === true, firstRun: true, log: (words) => { session.err.line(words); } });
  if (session.json) printJson(session, { url: serving.url, api: `${serving.url}/api/v1/openapi.json`, open: serving.open, roles: accessRoles });
  else session.err.line(`Open ${serving.url} in a browser (${serving.open ? 'this machine only, no login' : 'with login'}). Programs: ${serving.url}/api/v1/openapi.json. Ctrl-C ends it.`);
  if (options.open === true) openBrowser(serving.url, session);
  await stopped(session.signal);
  await serving.close();
  return exitCodes.sound;
};
