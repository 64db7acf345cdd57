import { MisuseError } from '../errors.ts';

/** The least version that has all that is used here. */
export const NEEDED_NODE = '22.13';

/** @throws {MisuseError} if this Node is older, before anything fails for a reason that nobody understands. */
export function assertNodeVersion({ node = NEEDED_NODE }: Readonly<Record<string, string | undefined>>): void {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED_NODE.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new MisuseError(`@wayfarer/archon needs Node ${NEEDED_NODE} or later; this is Node ${node}.`);
}
