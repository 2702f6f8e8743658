// Asking and analysing in a browser: by the keyboard alone, with the plan before it runs, in a conversation.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { AssayError } from '@assay/record';
import { closedAccess, passwords } from '../http/testing/api-fixture.ts';
import { usualBudgets } from '../http/access/budgets.ts';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages, type Setting } from './testing/open-pages.ts';
import { openScriptedPages, type ScriptedPages } from './testing/open-scripted-pages.ts';

/** Each question is answered in a thread of its own, which takes its time to load on a busy machine. */
const patience = 90_000;

/** Presses Tab until the focus is on it. */
async function tabTo(page: Page, name: RegExp, most = 30): Promise<void> {
  for (let index = 0; index < most; index += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await page.evaluate<string>('(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "")'))) return;
  }
  throw new Error(`the focus never came to ${name.source}`);
}

describe.skipIf(!browserWanted)(`asking over sample figures (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  const before = process.env['ASSAY_HOME'];
  // The threads that answer read the environment themselves.
  beforeAll(async () => { pages = await openPages((home) => { process.env['ASSAY_HOME'] = home; return Promise.resolve(); }); });
  afterAll(async () => {
    if (before === undefined) delete process.env['ASSAY_HOME']; else process.env['ASSAY_HOME'] = before;
    await pages.close();
  });

  test('with nothing run yet one step makes a true run to look at [WEB-ASK-7]', async () => {
    const { page, said, close } = await pages.visit('/', { width: 320 });
    await page.getByRole('button', { name: 'Make a sample run' }).waitFor();
    await screenshot(page, 'ask-first');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make a sample run' }).click();
    await page.getByText(/This is a sample: a true run/).waitFor({ timeout: patience });
    await page.getByRole('rowheader', { name: /Apple/ }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /Apple/ }).waitFor();
    expect(said).toEqual([]);
    await close();
  }, 2 * patience);

  test('a question is asked, answered, followed and asked on by the keyboard alone [WEB-ASK-2]', async () => {
    const { page, said, close } = await pages.visit('/');
    await page.getByRole('heading', { level: 1, name: 'What do you want to know?' }).waitFor();
    await page.getByRole('textbox').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('What was Apple’s revenue in fiscal 2025?');
    await page.keyboard.press('Enter');
    const first = page.getByRole('article', { name: /Apple’s revenue/ });
    await first.getByText('$416.2 billion').first().waitFor({ timeout: patience });
    expect(await first.getByRole('button', { name: /verified/ }).count()).toBe(1);
    await expect.poll(() => page.evaluate('document.activeElement?.textContent'), { timeout: 15_000 }).toBe('What was Apple’s revenue in fiscal 2025?');
    expect(await page.getByRole('heading', { name: 'Ask next' }).count()).toBe(1);
    await screenshot(page, 'ask-answer');
    await page.keyboard.press('/');
    await page.keyboard.type('And for Microsoft?');
    await page.keyboard.press('Enter');
    const second = page.getByRole('article', { name: 'And for Microsoft?' });
    await second.getByText(/Microsoft/).nth(1).waitFor({ timeout: patience });
    expect(new URL(page.url()).searchParams.get('talk')?.split(',')).toHaveLength(2);
    await tabTo(page, /How it came about/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /And for Microsoft/ }).waitFor();
    await page.getByRole('slider', { name: 'Moment of the run' }).waitFor();
    expect(said).toEqual([]);
    await close();
  }, 2 * patience);

  test('the plan of a question says how it was read and what was not understood, and is changed in place [WEB-ASK-6] [WEB-ASK-3]', async () => {
    const { page, close } = await pages.visit('/');
    await page.getByRole('textbox').fill('How did Apple’s gross margin develop over five years?');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    const plan = page.getByRole('region', { name: 'The plan' });
    await plan.getByText('Apple Inc. (AAPL)').waitFor();
    await plan.getByText('the last 5 years').waitFor();
    await plan.getByText('yearly income statement of Apple Inc.').waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'ask-plan');
    // The words are changed where the plan is seen, by the keyboard alone; Enter plans anew and starts nothing.
    await plan.getByRole('textbox', { name: 'The question' }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Compare the net margin of Apple and Microsoft in fiscal 2024');
    await page.keyboard.press('Enter');
    await plan.getByText('Microsoft Corporation (MSFT)').waitFor();
    expect(await page.getByRole('textbox', { name: 'A company or a question' }).inputValue()).toContain('Microsoft');
    await plan.getByRole('checkbox', { name: /income statement of Apple/ }).focus();
    await page.keyboard.press('Space');
    await plan.getByText(/Left out\. “hold the companies.*go on without it/).waitFor();
    const last = plan.getByRole('checkbox', { name: /income statement of Microsoft/ });
    await last.focus();
    await page.keyboard.press('Space');
    expect([await last.isChecked(), await page.textContent('#told')]).toEqual([true, 'It has to stay: one step at least has to gather.']);
    await screenshot(page, 'ask-plan-changed');
    await close();
  });
});

describe.skipIf(!browserWanted)(`starting an analysis (needs ${CHROMIUM})`, () => {
  let pages: ScriptedPages;
  beforeAll(async () => { pages = await openScriptedPages({ access: await closedAccess(), budgets: { ...usualBudgets, analyst: { ...usualBudgets.analyst, atOnce: 1 } } }); });
  afterAll(() => pages.close());

  async function as(role: keyof typeof passwords, setting: Setting = {}): ReturnType<ScriptedPages['visit']> {
    const visit = await pages.visit('/login?next=/', setting);
    await visit.page.getByLabel('Password').fill(passwords[role]);
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL((url) => url.pathname === '/');
    return visit;
  }

  test('a company is chosen from the list by the arrow keys, its plan is shown, a step is struck, and what starts is the rest [WEB-ASK-3] [WEB-ASK-4]', async () => {
    const { page, said, close } = await as('analyst');
    await page.getByRole('textbox').fill('apple');
    const option = page.getByRole('option', { name: /AAPL/ });
    await option.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await option.getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('textbox').getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apple Inc.: take away' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Analyse Apple Inc. (AAPL)' }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    const plan = page.getByRole('region', { name: 'The plan for Apple Inc.' });
    await plan.getByRole('checkbox', { name: /technical/ }).uncheck();
    const judge = plan.getByRole('checkbox', { name: /every figure of the note/ });
    await judge.focus();
    await page.keyboard.press('Space');
    expect([await judge.isChecked(), await page.textContent('#told')]).toEqual([true, 'It has to stay: there is no answer without it.']);
    await plan.getByRole('checkbox', { name: /macro/ }).uncheck();
    await plan.getByRole('button', { name: 'Put back all 2 that are left out' }).click();
    await plan.getByRole('checkbox', { name: /technical/ }).uncheck();
    await plan.getByRole('textbox', { name: 'What the note should answer' }).fill('Is the margin safe?');
    await plan.getByLabel('Nothing published after').fill('2026-01-31');
    await plan.getByRole('button', { name: 'Plan it anew' }).click();
    await plan.getByText('the note, steered by the question').waitFor();
    await plan.getByRole('radio', { name: /deep/ }).check();
    expect(await plan.getByRole('checkbox', { name: /technical/ }).isChecked()).toBe(false);
    await screenshot(page, 'ask-analysis-plan');
    await plan.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { level: 1, name: 'AAPL: deep analysis' }).waitFor();
    const { asked, tell } = pages.job();
    expect(asked).toMatchObject({ kind: 'analysis', company: 'AAPL', depth: 'deep', question: 'Is the margin safe?', asOf: '2026-01-31', plan: { strike: ['technical'] } });
    tell({ event: 'stage-start', stage: 'gather' });
    tell({ event: 'stage-finish', stage: 'gather', detail: { captures: 1, facts: 2, missing: 0 } });
    tell({ event: 'step-struck', step: 'technical' });
    await page.getByText('technical was struck from the plan').waitFor();
    expect(said).toEqual([]);
    await close();
  });

  test('who has as much under way as is allowed is told so, and what to do [WEB-ASK-5]', async () => {
    const { page, close } = await as('analyst');
    await page.getByRole('link', { name: 'Watch' }).first().waitFor();
    await page.getByRole('textbox').fill('What is a margin?');
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByRole('alert').getByText(/Wait until one ends, or cancel it/).waitFor();
    await page.getByRole('link', { name: 'Watch' }).first().click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop it' }).click();
    await page.getByText(/Cancelled\. Nothing was sealed/).waitFor();
    await close();
  });

  test('what was interrupted stands on top, and goes on [WEB-RUN-4]', async () => {
    const { page, close } = await as('analyst');
    await page.getByRole('region', { name: 'Under way' }).getByText(/interrupted/).waitFor();
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Going on with an interrupted analysis' }).waitFor();
    expect(pages.job().asked).toMatchObject({ kind: 'resumption', working: pages.api.stopped });
    pages.job().finish(pages.api.run);
    await page.getByText('The report is ready.').first().waitFor();
    await close();
  });

  test('Enter right after a name waits until it is known whom it names [WEB-ASK-1]', async () => {
    const { page, close } = await as('analyst');
    await page.getByRole('textbox').fill('AAPL');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'The plan for Apple Inc.' }).waitFor();
    await page.getByRole('radio', { name: /Answer a question/ }).check();
    await page.getByRole('button', { name: 'Answer' }).waitFor();
    await close();
  });

  test('a suggested question is asked at once, with the run before it, and a failure is told in its place [WEB-ASK-2]', async () => {
    const { page, close } = await as('analyst');
    await page.goto(`${new URL(page.url()).origin}/?talk=${pages.api.answered}`);
    const next = page.getByRole('heading', { name: 'Ask next' }).locator('..').getByRole('button').first();
    const words = await next.textContent();
    await screenshot(page, 'ask-talk');
    expect(await axe(page)).toEqual([]);
    await next.click();
    await page.getByRole('link', { name: 'Watch the work' }).waitFor();
    expect(pages.job().asked).toMatchObject({ kind: 'question', text: words, earlier: [pages.api.answered] });
    pages.job().fail(new AssayError('source-failed', 'The register is closed today.', { remedy: 'Ask again tomorrow.' }));
    await page.getByRole('alert').getByText('The register is closed today.').waitFor();
    await close();
  });

  test('readers read, and are told why there is nothing to ask with [WEB-ASK-5]', async () => {
    const { page, close } = await as('reader');
    await page.getByText(/You are logged in as a reader/).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await close();
  });

  test.each([{ width: 1280, dark: true }, { width: 320, dark: false }])('at $width px, dark: $dark, axe finds nothing and it fits [WEB-RUN-7]', async ({ width, dark }) => {
    const { page, said, close } = await as('analyst', { width, dark });
    await page.getByRole('table').waitFor();
    await page.getByRole('textbox').fill('Apple');
    await page.getByRole('option').first().waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `ask-${String(width)}-${dark ? 'dark' : 'light'}`);
    expect(said).toEqual([]);
    await close();
  });
});
