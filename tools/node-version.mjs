/**
 * @module
 * Says clearly when Node is too old. Plain JavaScript that Node 18 still parses, so that it gets to say it.
 *
 * On Linux and Windows the question does not arise: `npm ci` brings Node 24 and npm puts it first. Elsewhere (macOS)
 * the Node that started npm is the one that runs.
 */
import process from 'node:process';

/** The first release whose `node:sqlite` needs no flag. */
const NEEDED = /** @type {const} */ ([22, 13]);

/**
 * @param {string} version - As in `process.versions.node`.
 * @returns {string | undefined} What to do, or nothing when all is well.
 */
export function complaintAbout(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return undefined;
  return (
    `Wayfarer needs Node ${NEEDED.join('.')} or newer; this is Node ${version}.\n` +
    'Install a newer one (nodejs.org, or your version manager) and run the command again.\n' +
    'On Linux and Windows `npm ci` brings its own Node 24: run through npm (`npm start`, `npm test`) to use it.'
  );
}

/** Ends the process with a sentence when Node is too old. */
export function requireNode() {
  const complaint = complaintAbout(process.versions.node);
  if (complaint === undefined) return;
  console.error(complaint);
  process.exit(1);
}

/**
 * Arguments with which this Node runs our source as it stands: sisters resolve to their `.ts` files, types are stripped.
 *
 * @returns {string[]}
 */
export function sourceArguments() {
  // Needed before Node 22.18, harmless later, and one day gone.
  const stripping = ['--experimental-strip-types'].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag));
  // node:sqlite and, before Node 24, type stripping announce themselves on every start; we know.
  return ['-C', 'wayfarer-source', ...stripping, '--disable-warning=ExperimentalWarning'];
}
