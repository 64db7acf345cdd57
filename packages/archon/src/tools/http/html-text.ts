/** What stands between the tags of these is not for readers. */
const SKIPPED = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'textarea', 'select']);

/** Inside a line. Any other tag ends it. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark q rp rt ruby s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  copy: '©',
  deg: '°',
  times: '×',
  euro: '€',
  yen: '¥',
  pound: '£',
};

/**
 * The text of a page as a reader sees it, a line for each block; tags, scripts, styles and comments are gone. It takes
 * any text in one pass from left to right, and nothing in it is run or loaded.
 */
export function htmlToText(html: string): string {
  const reader = new HtmlReader(html);
  while (!reader.isAtEnd) reader.readOn();
  return tidied(decoded(reader.text));
}

/** Tags that are read in one turn of the event loop: about a millisecond. */
const SLICE_TAGS = 2_000;
/** Characters of a page for each that is left of them when entities are read and empty lines are gone, where it is text at all. */
const MOST_SHRINKING = 4;

/**
 * As {@link htmlToText}, with pauses in which others have their turn. It reads no further than for so many characters: what
 * comes of a page that is nothing but markup may be shorter.
 */
export async function htmlToTextInSlices(html: string, characters: number): Promise<string> {
  const reader = new HtmlReader(html);
  for (let tags = 1; !reader.isAtEnd && reader.length < MOST_SHRINKING * characters; tags++) {
    reader.readOn();
    if (tags % SLICE_TAGS === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return tidied(decoded(reader.text));
}

class HtmlReader {
  readonly #html: string;
  readonly #parts: string[] = [];
  #at = 0;
  #length = 0;

  constructor(html: string) {
    this.#html = html;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#html.length;
  }

  /** Characters of the text so far. */
  get length(): number {
    return this.#length;
  }

  /** The text between the tags so far, entities as they are. Breaks of line are `\n`; other space is one blank. */
  get text(): string {
    return this.#parts.join('');
  }

  /** Reads the text up to the next tag, and the tag. */
  readOn(): void {
    const open = this.#indexOf('<');
    this.#add(this.#html.slice(this.#at, open).replaceAll(/\s+/g, ' '));
    this.#at = open;
    if (!this.isAtEnd) this.#markup();
  }

  #add(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
  }

  #markup(): void {
    const next = this.#html.charAt(this.#at + 1);
    if (this.#html.startsWith('<!--', this.#at)) this.#at = this.#after('-->', this.#at + 4);
    else if (next === '!' || next === '?') this.#at = this.#after('>');
    else if (/[a-z/]/i.test(next)) this.#tag();
    else {
      this.#add('<');
      this.#at++;
    }
  }

  #tag(): void {
    const [, slash = '', name = ''] =
      /^<(\/?)([a-z][a-z0-9-]*)?/i.exec(this.#html.slice(this.#at, this.#at + 40)) ?? [];
    const tag = name.toLowerCase();
    this.#at = this.#endOfTag(this.#at + 1 + slash.length + name.length);
    if (slash === '' && SKIPPED.has(tag)) this.#skipTo(tag);
    if (!INLINE.has(tag)) this.#add('\n');
  }

  /** Behind the `>` that is in no attribute; the end, if the tag is never closed. */
  #endOfTag(from: number): number {
    let at = from;
    for (;;) {
      const character = this.#html.charAt(at);
      if (character === '') return this.#html.length;
      if (character === '>') return at + 1;
      const closing = character === '"' || character === "'" ? this.#html.indexOf(character, at + 1) : at;
      if (closing === -1) return this.#html.length;
      at = closing + 1;
    }
  }

  #skipTo(tag: string): void {
    const closing = new RegExp(`</${tag}`, 'gi');
    closing.lastIndex = this.#at;
    this.#at = closing.exec(this.#html)?.index ?? this.#html.length;
  }

  #indexOf(text: string, from = this.#at): number {
    const at = this.#html.indexOf(text, from);
    return at === -1 ? this.#html.length : at;
  }

  #after(text: string, from = this.#at): number {
    return Math.min(this.#html.length, this.#indexOf(text, from) + text.length);
  }
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, ...groups: unknown[]) => {
    const [decimal, hex, name] = groups as (string | undefined)[];
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}
