import { MisuseError } from '../errors.ts';
import { formatValue } from '../format-value.ts';

/** @throws {MisuseError} if it is no list of names: in a text in its place, any part would count as a name. */
export function assertPermissions(name: string, permissions: unknown): void {
  if (permissions === undefined) return;
  if (Array.isArray(permissions) && permissions.every((one) => typeof one === 'string')) return;
  throw new MisuseError(
    `Expected \`${name}\` to be a list of names such as ["fetch"], got ${formatValue(permissions)}.`,
  );
}
