import { existsSync } from 'node:fs';

import { MisuseError } from '../../errors.ts';

/**
 * A program of ours as it lies beside the module at `here`: `.ts` where the source runs as it is, `.js` where it was built.
 *
 * @throws {MisuseError} if it is not there: a bundler has taken the module without the programs that it starts.
 */
export function runnableUrl(program: URL, here: string): URL {
  const url = here.endsWith('.ts') ? program : new URL(program.href.replace(/\.ts$/, '.js'));
  if (existsSync(url)) return url;
  throw new MisuseError(
    'A program that is started as a process or a thread of its own is not beside this one, as happens in a bundle. Tell the bundler to leave the package of it out ("external"), so that it is loaded from node_modules.',
  );
}
