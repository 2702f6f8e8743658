// What is handed in, into a folder of its own under the cache: names are checked, sizes are counted while the bytes come, and nothing lies outside of it.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { AssayError } from '@assay/record';
import { uploadReference } from '@assay/record/api';
import { writeFault } from '../../vault/disk-fault.ts';
import { HttpProblem } from '../problem.ts';
import { uploadLimits } from './limits.ts';
import type { Piece } from './read-multipart.ts';

/** A file as it lies in the folder: `path` below it. */
export type UploadedFile = { readonly field: string; readonly name: string; readonly path: string; readonly bytes: number };
export type Upload = { readonly id: string; readonly folder: string; readonly files: readonly UploadedFile[]; readonly fields: ReadonlyMap<string, string> };

/** Which fields hold files, each with the folder below that they go to and how many they may be. */
export type FileFields = Readonly<Partial<Record<string, { readonly folder: string; readonly most: number; readonly mostBytes?: number }>>>;

const ownOnly = 0o700;

export function uploadFolder(cache: string, id: string): string {
  return join(cache, 'uploads', uploadReference.parse(id));
}

export function removeUpload(cache: string, id: string): Promise<void> {
  return rm(uploadFolder(cache, id), { recursive: true, force: true });
}

/** What a server that was killed left behind. */
export async function removeOldUploads(cache: string): Promise<void> {
  const names = await readdir(join(cache, 'uploads')).catch(() => []);
  for (const name of names) if (uploadReference.safeParse(name).success) await removeUpload(cache, name);
}

function tooMuch(message: string): HttpProblem {
  return new HttpProblem(new AssayError('usage', message, { remedy: 'Hand in less at once; GET /api/v1/settings says how much.' }), 413);
}

/** The last part of whatever path was sent, of letters, digits and a few marks, with its ending; never hidden, never empty. */
export function safeName(given: string): string {
  const [last = ''] = given.split(/[\\/]/).slice(-1);
  const plain = last.normalize('NFC').replace(/[^\p{L}\p{N} ._()+-]/gu, '_').replace(/^[. ]+/, '').replace(/[. ]+$/, '');
  return plain === '' ? 'file' : plain.length <= 120 ? plain : `${plain.slice(0, 100)}${plain.slice(-20)}`;
}

/** Two files of one name lie beside each other; letters of either case are one name on some disks. */
function unusedPath(folder: string, name: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${String(number)}-${name}`);
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}

type Open = { readonly head: Extract<Piece, { kind: 'head' }>['head']; readonly file: FileHandle | null; readonly path: string; readonly name: string; bytes: number; text: string };
type Taking = { readonly folder: string; readonly allowed: FileFields; readonly files: UploadedFile[]; readonly fields: Map<string, string>; readonly taken: Set<string>; total: number; open: Open | null };

async function begin(head: Open['head'], taking: Taking): Promise<Open> {
  const { allowed, files, fields, folder, taken } = taking;
  const isFile = head.fileName !== null;
  if (!isFile && fields.size >= uploadLimits.fields) throw tooMuch(`More than ${String(uploadLimits.fields)} fields were handed in.`);
  if (!isFile) return { head, file: null, path: '', name: '', bytes: 0, text: '' };
  const rule = allowed[head.name];
  if (rule === undefined) throw new AssayError('usage', `No file is taken in the field ${safeName(head.name).slice(0, 40)}.`, { remedy: `Files go into ${Object.keys(allowed).join(' and ')}.` });
  if (files.filter(({ field }) => field === head.name).length >= rule.most) throw tooMuch(`More than ${String(rule.most)} ${rule.most === 1 ? 'file was' : 'files were'} handed in as ${head.name}.`);
  const name = safeName(head.fileName);
  const path = unusedPath(rule.folder, name, taken);
  await mkdir(join(folder, rule.folder), { recursive: true, mode: ownOnly });
  return { head, file: await open(join(folder, path), 'wx', 0o600), path, name, bytes: 0, text: '' };
}

async function more(bytes: Buffer, one: Open, taking: Taking): Promise<void> {
  one.bytes += bytes.length;
  taking.total += bytes.length;
  if (taking.total > uploadLimits.totalBytes) throw tooMuch(`More than ${String(uploadLimits.totalBytes / 1024 / 1024)} MB were handed in.`);
  const most = one.file === null ? uploadLimits.fieldBytes : taking.allowed[one.head.name]?.mostBytes ?? uploadLimits.fileBytes;
  if (one.bytes > most) throw tooMuch(one.file === null ? `The field ${safeName(one.head.name).slice(0, 40)} is too long.` : `${one.name} is larger than ${String(most / 1024 / 1024)} MB.`);
  if (one.file === null) one.text += bytes.toString('latin1');
  else await one.file.write(bytes);
}

async function finish(one: Open, { files, fields }: Taking): Promise<void> {
  if (one.file === null) fields.set(one.head.name, Buffer.from(one.text, 'latin1').toString('utf8'));
  else {
    await one.file.close();
    files.push({ field: one.head.name, name: one.name, path: one.path, bytes: one.bytes });
  }
}

async function take(pieces: AsyncIterable<Piece>, taking: Taking): Promise<void> {
  try {
    for await (const piece of pieces) {
      if (piece.kind === 'head') taking.open = await begin(piece.head, taking);
      else if (taking.open !== null && piece.kind === 'bytes') await more(piece.bytes, taking.open, taking);
      else if (taking.open !== null) {
        await finish(taking.open, taking);
        taking.open = null;
      }
    }
  } finally {
    await taking.open?.file?.close();
  }
}

/** Nothing of it is left where it fails. Throws HttpProblem 413 beyond the limits, AssayError('usage') for what cannot be read. */
export async function takeUpload(pieces: AsyncIterable<Piece>, cache: string, allowed: FileFields): Promise<Upload> {
  const id = `upl_${randomBytes(8).toString('hex')}`;
  const folder = uploadFolder(cache, id);
  const taking: Taking = { folder, allowed, files: [], fields: new Map(), taken: new Set(), total: 0, open: null };
  try {
    await mkdir(folder, { recursive: true, mode: ownOnly });
    await take(pieces, taking);
    return { id, folder, files: taking.files, fields: taking.fields };
  } catch (error) {
    await removeUpload(cache, id);
    throw error instanceof HttpProblem ? error : writeFault(error, 'the upload');
  }
}
