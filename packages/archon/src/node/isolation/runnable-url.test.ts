import { expect, it } from 'vitest';

import { MisuseError } from '../../errors.ts';
import { runnableUrl } from './runnable-url.ts';

it('finds a program beside its module', () => {
  const url = new URL('./child-main.ts', import.meta.url);
  expect(runnableUrl(url, import.meta.url)).toEqual(url);
});

it('says what to do where a bundler has left the program behind', () => {
  const program = new URL('file:///app/dist/child-main.ts');
  expect(() => runnableUrl(program, 'file:///app/dist/bundle.js')).toThrow(MisuseError);
  expect(() => runnableUrl(program, 'file:///app/dist/bundle.js')).toThrow('leave the package of it out ("external")');
});
