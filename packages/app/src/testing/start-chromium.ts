// The browser in which the tests look at pages: Debian's chromium, and where it is installed beside it the same chromium without windows. The whole browser
// makes a window for each page that a test opens, with tabs and menus that nobody sees, and that took four fifths of the time to open one.
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

export const CHROMIUM = '/usr/bin/chromium';
export const hasChromium: boolean = existsSync(CHROMIUM);

const withoutWindows = '/usr/bin/chromium-headless-shell';
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** `whole` is the browser with which the program prints: the two do not set the same spaces. */
export function startChromium({ whole = false }: { readonly whole?: boolean } = {}): Promise<Browser> {
  return chromium.launch({ executablePath: existsSync(withoutWindows) && !whole ? withoutWindows : CHROMIUM, args: flags });
}
