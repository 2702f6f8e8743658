// Watching, stopping and replaying a run in a browser, as a person does.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AssayError } from '@assay/record';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';
import { openScriptedPages, type ScriptedPages } from './testing/open-scripted-pages.ts';
import { cliIn } from './testing/cli-in.ts';

const source = { what: 'statements', tool: 'company_facts' } as const;

async function started(pages: ScriptedPages, body: object = { company: 'AAPL', sample: true }): Promise<string> {
  const { id } = await (await pages.api.ask('/api/v1/jobs', { method: 'POST', body })).json() as { id: string };
  return id;
}

describe.skipIf(!browserWanted)(`a run at work (needs ${CHROMIUM})`, () => {
  let pages: ScriptedPages;
  beforeAll(async () => { pages = await openScriptedPages(); });
  afterAll(() => pages.close());

  test('is watched as it happens, and leads to its report when it is done [WEB-RUN-4]', async () => {
    const job = await started(pages);
    const { page, said, close } = await pages.visit(`/jobs/${job}`);
    await page.getByRole('heading', { level: 1, name: 'AAPL: standard analysis' }).waitFor();
    const { tell, finish } = pages.job();
    tell({ event: 'stage-start', stage: 'gather' });
    tell({ event: 'source-start', ...source });
    const sources = page.getByRole('group', { name: 'Graph of the run' }).getByRole('button', { name: /Sources/ });
    await sources.getByText('statements').waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Stages' }).getByText('at work').count(), { timeout: 15_000 }).toBe(1);
    await sources.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Sources' }).getByText('under way').waitFor();
    tell({ event: 'source-missing', ...source, why: 'The register is closed today.' });
    await page.getByRole('complementary', { name: 'Sources' }).getByText('statements: The register is closed today.').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => sources.evaluate((button) => button.ownerDocument.activeElement === button), { timeout: 15_000 }).toBe(true);
    finish(pages.api.run);
    await page.getByText('The report is ready.').first().waitFor();
    expect(await page.locator('#told').textContent()).toBe('The report is ready.');
    expect(new URL(page.url()).pathname).toBe(`/jobs/${job}`);
    expect(await page.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe(`/runs/${pages.api.run}`);
    expect(said).toEqual([]);
    await close();
  });

  test('is stopped after one question, and says what was kept [WEB-RUN-4]', async () => {
    const job = await started(pages);
    const { page, said, close } = await pages.visit(`/jobs/${job}`);
    pages.job().tell({ event: 'stage-start', stage: 'gather' });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Let it work' }).click();
    expect(pages.api.parts.board.get(job).state).toBe('running');
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click();
    await page.getByText(/Cancelled\. Nothing was sealed/).waitFor();
    expect(await page.getByRole('list', { name: 'Stages' }).getByText('stopped').count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Start anew' }).getAttribute('href')).toBe('/?q=AAPL&kind=analysis&depth=standard');
    await screenshot(page, 'run-cancelled');
    expect(await axe(page)).toEqual([]);
    expect(said).toEqual([]);
    await close();
  });

  test('that fails says why and what to do; one whose models were kept goes on [WEB-RUN-4]', async () => {
    const job = await started(pages);
    const { page, close } = await pages.visit(`/jobs/${job}`, { dark: true });
    pages.job().tell({ event: 'run-kept', working: pages.api.stopped });
    pages.job().fail(new AssayError('over-budget', 'The run may cost $1.', { remedy: 'Allow it more.' }));
    await page.getByRole('alert').getByText('The run may cost $1.').waitFor();
    await page.getByText('Allow it more.').waitFor();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Going on with an interrupted analysis' }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await pages.api.parts.board.close();
    await close();
  });

  test('goes on being watched when the line broke, with every event once [WEB-RUN-6]', async () => {
    const job = await started(pages);
    const { page, close } = await pages.visit(`/jobs/${job}`);
    const { tell, finish } = pages.job();
    tell({ event: 'stage-start', stage: 'gather' });
    await page.getByText('gather begins').waitFor();
    pages.dropLines();
    await page.getByText(/The line to the server broke/).waitFor();
    tell({ event: 'specialist-finish', specialist: 'macro', findings: 3 });
    await page.getByText('macro analyst: 3 findings').waitFor({ timeout: 15_000 });
    expect(await page.getByText('gather begins').count()).toBe(1);
    expect(await page.getByText(/The line to the server broke/).count()).toBe(0);
    finish(pages.api.run);
    await page.getByText('The report is ready.').first().waitFor();
    await close();
  });

  test('that this server does not know says where to look [WEB-RUN-6]', async () => {
    const { page, close } = await pages.visit('/jobs/job_0123456789abcdef');
    await page.getByRole('alert').getByText(/There is no job/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'archive' }).waitFor();
    await close();
  });
});

describe.skipIf(!browserWanted)(`a sealed run, replayed (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  let run: string;
  beforeAll(async () => {
    pages = await openPages(async (home) => { await cliIn(home, ['analyze', 'AAPL', '--sample']); });
    const { runs } = await (await fetch(`${pages.url}/api/v1/runs`)).json() as { runs: { id: string }[] };
    run = runs[0]?.id ?? '';
  }, 180_000);
  afterAll(() => pages.close());

  test('goes event by event by keys, with one moment and one selection everywhere [WEB-RUN-5]', async () => {
    const { page, said, close } = await pages.visit(`/runs/${run}/work`);
    const slider = page.getByRole('slider', { name: 'Moment of the run' });
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    expect(await page.getByRole('list', { name: 'Stages' }).getByText('done').count()).toBe(7);
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await page.getByRole('list', { name: 'Stages' }).getByText('waits').count()).toBe(7);
    for (let index = 0; index < 3; index += 1) await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^3 of \d+: has statements/);
    expect(await page.locator('.log li').count()).toBe(3);
    await page.getByRole('button', { name: 'Sources' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Sources' }).getByText('cap_').first().waitFor();
    expect(await page.locator('.timeline [aria-pressed="true"]').textContent()).toContain('Sources');
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams), { timeout: 15_000 }).toEqual({ at: '3', step: 'gather' });
    await page.reload();
    expect(await slider.inputValue()).toBe('3');
    await page.getByRole('complementary', { name: 'Sources' }).waitFor();
    await page.getByRole('button', { name: 'End' }).click();
    expect(await slider.inputValue()).toBe(String(last));
    expect(said).toEqual([]);
    await close();
  });

  test('replays by itself, and a click on a line of the log goes to its moment [WEB-RUN-5]', async () => {
    const { page, close } = await pages.visit(`/runs/${run}/work?at=1`);
    const slider = page.getByRole('slider', { name: 'Moment of the run' });
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect.poll(async () => Number(await slider.inputValue()), { timeout: 15_000 }).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.log li button').nth(1).click();
    expect(await slider.inputValue()).toBe('2');
    await page.getByRole('group', { name: 'Graph of the run' }).getByRole('button', { name: /Macro/ }).click();
    await page.getByRole('complementary', { name: 'Macro' }).getByText('waits').waitFor();
    await page.getByRole('button', { name: 'As a list' }).click();
    expect(await page.locator('.step-list [aria-pressed="true"]').textContent()).toContain('Macro');
    await close();
  });

  test.each([{ width: 1280, dark: false }, { width: 1280, dark: true }, { width: 320, dark: false }])('at $width px, dark: $dark, axe finds nothing and it fits [WEB-RUN-7]', async ({ width, dark }) => {
    const { page, said, close } = await pages.visit(`/runs/${run}/work?at=11&step=gather`, { width, dark });
    await page.getByRole('complementary', { name: 'Sources' }).waitFor();
    if (width === 320) expect(await page.getByRole('group', { name: 'Graph of the run' }).count()).toBe(0);
    else await page.getByRole('group', { name: 'Graph of the run' }).getByRole('button', { name: /Macro/ }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `run-${String(width)}-${dark ? 'dark' : 'light'}`);
    expect(said).toEqual([]);
    await close();
  });
});
