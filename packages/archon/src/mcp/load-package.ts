import { MisuseError } from '../errors.ts';

/**
 * Loads an optional package when it is first needed. Bundlers do not look into names that are variables: they would want both
 * packages, of which one may be installed.
 *
 * @throws {MisuseError} if it is not installed, with the command that installs it.
 */
export async function loadPackage<Module>(name: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as Module;
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const installed = name.split('/').slice(0, 2).join('/');
    throw new MisuseError(`MCP needs the package ${installed}: npm install ${installed}@2.`, { cause: error });
  }
}
