import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { BadInputError } from './bad-input-error.ts';

const run = promisify(execFile);
/** A browser that starts for the first time on a slow disk takes ten seconds. */
const LIMIT_MS = 60_000;

/** What browsers that can print without a window are called. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome'];
/** Where they are when no PATH leads to them. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Looked at before anything else. */
const VARIABLE = 'WAYFARER_CHROMIUM';

/**
 * A page as PDF, printed by a browser of this computer that shows no window: with the letters of the fonts that are on it.
 *
 * @param environment - `WAYFARER_CHROMIUM` and `PATH` say where a browser is.
 * @throws {BadInputError} if there is none, or it does not print.
 */
export async function printPdf(
  page: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Uint8Array> {
  const browser = await findBrowser(environment);
  const folder = await mkdtemp(path.join(tmpdir(), 'wayfarer-print-'));
  try {
    const [html, pdf] = [path.join(folder, 'plan.html'), path.join(folder, 'plan.pdf')];
    await writeFile(html, page);
    const options = [
      '--headless',
      '--disable-gpu',
      '--no-first-run',
      '--no-pdf-header-footer',
      `--user-data-dir=${path.join(folder, 'profile')}`,
      // It refuses to start for the superuser otherwise; the page is ours and has no script.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ];
    await run(browser, [...options, `--print-to-pdf=${pdf}`, pathToFileURL(html).href], { timeout: LIMIT_MS });
    return await readFile(pdf);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new BadInputError(`${browser} did not print the plan: ${reason}. ${OTHERWISE}`);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const OTHERWISE =
  'Or write the page with "--as page", open it in any browser, and save it as PDF with its print command.';

async function findBrowser(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  const named = environment[VARIABLE];
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const found = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  for (const file of named ? [named] : [...found, ...PLACES]) {
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  throw new BadInputError(
    named
      ? `${VARIABLE} names ${JSON.stringify(named)}, which is no program that can be started. ${OTHERWISE}`
      : `A PDF is printed by a browser (Chromium, Chrome or Edge), and none was found here; ${VARIABLE} may name one. ${OTHERWISE}`,
  );
}
