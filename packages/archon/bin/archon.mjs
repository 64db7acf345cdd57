#!/usr/bin/env node
/**
 * @module
 * Starts `archon`, or says which Node it needs: plain JavaScript that older versions parse. In the repository it runs the
 * source, elsewhere what was built.
 */
/** The first release whose `node:sqlite` needs no flag. */
const NEEDED = [22, 13];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/cli/main.js', import.meta.url);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  stop(
    `archon needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}. Get one from nodejs.org.`,
  );
} else if (process.features.typescript && isThere(source)) {
  import(source.href);
} else if (isThere(built)) {
  import(built.href);
} else {
  stop('archon has not been built: run `npm run build` first, or use Node 22.18 or newer, which runs its source.');
}

/** @param {URL} file */
function isThere(file) {
  return process.getBuiltinModule('node:fs').existsSync(file);
}

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
