// LibreOffice, which works a workbook out anew: what it shows is what a reader's own program will show.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const hasSoffice: boolean = spawnSync('soffice', ['--version'], { stdio: 'ignore' }).status === 0;

/** Work everything out when a file is opened, whatever values it carries. */
const recalculateAlways = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>
`;

/** The workbook as LibreOffice writes it after working it out, with a profile of its own. */
export function recalculate(workbook: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'assay-soffice-'));
  try {
    mkdirSync(join(folder, 'profile', 'user'), { recursive: true });
    writeFileSync(join(folder, 'profile', 'user', 'registrymodifications.xcu'), recalculateAlways);
    writeFileSync(join(folder, 'book.xlsx'), workbook);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const { status, stderr } = spawnSync('soffice', [profile, '--headless', '--convert-to', 'xlsx', '--outdir', join(folder, 'out'), join(folder, 'book.xlsx')], { encoding: 'utf8', timeout: 180_000 });
    if (status !== 0) throw new Error(`soffice ended with ${String(status)}: ${stderr}`);
    return readFileSync(join(folder, 'out', 'book.xlsx'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
