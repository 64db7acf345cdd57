import { Parser } from 'htmlparser2';

import { LIMITS } from '../limits.ts';
import { parseJsonLd, type StructuredNode } from './json-ld.ts';

/** What a page says, to programs and to people. Nothing of it is run. */
export interface ReadPage {
  readonly nodes: readonly StructuredNode[];
  /** Visible text, a line for each block; cells of a row are two spaces apart. */
  readonly lines: readonly string[];
}

interface Open {
  readonly tag: string;
  /** The item that the element is, its property inside the outer one, and what a property without an item says. */
  readonly item: Item | null;
  readonly properties: readonly string[];
  readonly owner: Item | null;
  text: string;
  value: string | null;
}

type Item = Record<string, unknown>;

const BLOCKS = new Set(
  'p div br tr li h1 h2 h3 h4 h5 h6 table ul ol section article header footer title dt dd hr'.split(' '),
);
const HIDDEN = new Set(['script', 'style', 'head', 'template', 'noscript', 'svg']);
/** Elements without content, which close at once. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Where the value stands in an attribute. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  meta: 'content',
  link: 'href',
  a: 'href',
  time: 'datetime',
  data: 'value',
  img: 'src',
};

/** Reads JSON-LD, microdata and the visible text of a page, however broken its markup. */
export function readHtml(html: string): ReadPage {
  const stack: Open[] = [];
  const roots: Item[] = [];
  const scripts: string[] = [];
  let script: string | null = null;
  let hidden = 0;
  let text = '';

  const close = (one: Open): void => {
    if (HIDDEN.has(one.tag)) hidden--;
    if (one.owner) for (const name of one.properties) addTo(one.owner, name, one.item ?? one.value ?? one.text);
    const outer = stack.at(-1);
    if (outer && !one.item) outer.text += one.text;
    if (BLOCKS.has(one.tag)) text += '\n';
    else if (one.tag === 'td' || one.tag === 'th') text += '  ';
  };

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (stack.length >= LIMITS.htmlDepth) return;
        if (BLOCKS.has(tag)) text += '\n';
        if (tag === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) script = '';
        const owner = stack.findLast((one) => one.item)?.item ?? null;
        const properties = (attributes['itemprop'] ?? '').split(/\s+/).filter(Boolean).slice(0, 10);
        const item = 'itemscope' in attributes ? itemOf(attributes['itemtype']) : null;
        if (item && (properties.length === 0 || !owner)) roots.push(item);
        const attribute = ATTRIBUTES[tag];
        const value = attributes['content'] ?? (attribute === undefined ? null : (attributes[attribute] ?? null));
        const one: Open = { tag, item, properties, owner, text: '', value };
        if (HIDDEN.has(tag)) hidden++;
        if (VOID.has(tag)) close(one);
        else stack.push(one);
      },
      ontext(piece) {
        if (script !== null) script += piece;
        else if (hidden === 0) {
          text += piece.replaceAll(/\s+/g, ' ');
          const inner = stack.at(-1);
          if (inner) inner.text += piece;
        }
      },
      onclosetag(tag, isImplied) {
        if (VOID.has(tag)) return;
        if (tag === 'script' && script !== null) {
          scripts.push(script);
          script = null;
        }
        const at = stack.findLastIndex((one) => one.tag === tag);
        // An item ends where its author ends it, and not where another element may not stand inside.
        if (at === -1 || (isImplied && stack[at]?.item)) return;
        while (stack.length > at) {
          const one = stack.pop();
          if (one) close(one);
        }
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.slice(0, LIMITS.textCharacters));
  while (stack.length > 0) {
    const one = stack.pop();
    if (one) close(one);
  }
  const lines = text.split('\n').map((line) => line.trim());
  return { nodes: [...scripts.flatMap(parseJsonLd), ...roots.filter((item) => '@type' in item)], lines };
}

function itemOf(type: string | undefined): Item {
  return type === undefined ? {} : { '@type': type.split(/\s+/)[0] };
}

/** Adds a value; several under one name become a list. */
function addTo(item: Item, name: string, value: unknown): void {
  if (name === '__proto__') return;
  const clean = typeof value === 'string' ? value.trim() : value;
  const before = item[name];
  if (before === undefined) item[name] = clean;
  else if (Array.isArray(before)) before.push(clean);
  else item[name] = [before, clean];
}
