import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `Wayfarer/0.1.0 (+mail or address)`: public services refuse whom they cannot write to. */
export function toUserAgent(contact: string | null): string {
  const manifest = path.join(import.meta.dirname, '..', '..', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  return contact === null ? `Wayfarer/${version}` : `Wayfarer/${version} (+${contact})`;
}
