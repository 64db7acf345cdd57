import { expect, it } from 'vitest';

import { MisuseError } from '../errors.ts';
import { assertNodeVersion } from './node-version.ts';

it.each(['20.20.2', '22.12.0', '18.0.0'])('Node %s is too old, and is told so', (node) => {
  expect(() => assertNodeVersion({ node })).toThrow(MisuseError);
  expect(() => assertNodeVersion({ node })).toThrow(`needs Node 22.13 or later; this is Node ${node}.`);
});

it.each([{ node: '22.13.0' }, { node: '24.0.0' }, { node: '100.1.0' }, {}])('%j will do', (versions) => {
  expect(() => assertNodeVersion(versions)).not.toThrow();
});
