import fc from 'fast-check';
import { expect, it } from 'vitest';

import { htmlToText, htmlToTextInSlices } from './html-text.ts';

it.each([
  [
    '<title>Soup</title><p>Boil  <b>water</b>,\n then salt.</p><ul><li>one<li>two</ul>',
    'Soup\nBoil water, then salt.\none\ntwo',
  ],
  ['a<script>alert("<p>no</p>")</script>b<style>p{}</STYLE>c', 'a\nb\nc'],
  ['a<!-- <p>no</p> -->b<!doctype html>c<?xml no?>d', 'abcd'],
  ['<a title="x > y" href=\'z>\'>link</a>', 'link'],
  ['1 &lt; 2 &amp;&#32;3 &gt; 2 &#x1F35C; &nope; &#0; &amp;lt;', '1 < 2 & 3 > 2 🍜 &nope; &#0; &lt;'],
  ['1 < 2 and <3', '1 < 2 and <3'],
  ['open <a href="never closed', 'open'],
  ['open <!-- never closed', 'open'],
  ['open <script> never closed', 'open'],
  ['', ''],
])('reads %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

it.each(['<', '<a "', '<!--', '<script>', '&#', '<a b=\'"', ' ', '</'])(
  'takes a megabyte of %j in its stride',
  (part) => {
    // Whatever grows with its square does not end.
    expect(htmlToText(part.repeat(1_000_000 / part.length))).toBeTypeOf('string');
  },
);

it('takes any text', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('<', '>', '"', "'", '<!--', '-->', '<script>', '</', '&#x', ';', '\n'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(htmlToText(parts.join(''))).not.toMatch(/\n\n|^\s|\s$/);
    }),
    { numRuns: 200 },
  );
});

it('reads in slices what it reads at once, as far as it is wanted', async () => {
  const html = '<p>Boil &amp; <b>stir</b></p>\n'.repeat(10_000);
  expect(await htmlToTextInSlices(html, Infinity)).toBe(htmlToText(html));
  const start = await htmlToTextInSlices(html, 1000);
  expect(start.length).toBeGreaterThan(1000);
  expect(start.length).toBeLessThan(4500);
  expect(htmlToText(html).startsWith(start.slice(0, 1000))).toBe(true);
});

it('lets others have their turn while it reads', async () => {
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  turn();
  await htmlToTextInSlices('<i></i>'.repeat(20_000), 100);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(20);
});
