/** A line of a pasted text, without the signs of bullets, Markdown and the like. */
export interface PastedLine {
  /** From 1. */
  readonly nth: number;
  readonly text: string;
  /** It is marked as a heading, or stands alone in bold. */
  readonly isHeading: boolean;
  readonly isBullet: boolean;
  /** Of a bulleted or numbered list: how far in. */
  readonly depth: number;
  /** A row of a table. */
  readonly isRow: boolean;
  readonly url?: string;
}

const URL = /https?:\/\/[^\s)>\]|]+/u;
const LINK = /!?\[([^\]]*)\]\((https?:[^)\s]+)[^)]*\)/gu;
const EMOJI = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\u20E3/gu;
const BULLET = /^(\s*)(?:[-*+•◦▪▫‣●○►▶➤➔✓✔☑☐□■–—]|\[[ xX]\]|\(?\d{1,2}[.)](?=\s)|[a-h][.)](?=\s))\s*(?:\[[ xX]\]\s*)?/u;
const RULE = /^[\s|:*_=\-–—+#~]*$/u;

/** The lines that hold anything, in order. */
export function toLines(text: string): readonly PastedLine[] {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .split('\n');
  const columns = new TableColumns();
  return rows.flatMap((row, index): PastedLine[] => {
    if (RULE.test(row)) {
      if (row.trim() === '') columns.end();
      return [];
    }
    const joined = columns.join(row);
    return piecesOf(joined).flatMap((piece) => {
      const line = { ...toLine(piece, index + 1), isRow: joined !== row };
      return line.text === '' && line.url === undefined ? [] : [line];
    });
  });
}

/** A paragraph of that length is read as several lines, cut after a sentence or else a word: patterns take longer than a text grows. */
const LONGEST_ROW = 1000;

function piecesOf(row: string): readonly string[] {
  if (row.length <= LONGEST_ROW) return [row];
  const start = row.slice(0, LONGEST_ROW);
  const cut =
    Math.max(start.lastIndexOf('. ') + 1, start.lastIndexOf('。') + 1) || start.lastIndexOf(' ') + 1 || LONGEST_ROW;
  return [row.slice(0, cut), ...piecesOf(row.slice(cut))];
}

function toLine(row: string, nth: number): Omit<PastedLine, 'isRow'> {
  const linked = row.replace(LINK, '$1');
  const url = URL.exec(row)?.[0];
  // A number in a sign, 1️⃣, is a number; what else is drawn says nothing.
  const plain = linked
    .replace(URL, ' ')
    .replace(/<[^>]{1,80}>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;|\u00A0|\u200B/g, ' ')
    .replace(/~~[^~]*~~/g, ' ')
    .replace(/(\d)\uFE0F?\u20E3/gu, '$1. ')
    .replace(EMOJI, ' ')
    .replace(/^\s*>+\s?/, '');
  const hashes = /^\s*#{1,6}\s+/.exec(plain);
  const bullet = hashes ? null : BULLET.exec(plain);
  const rest = plain.slice((hashes ?? bullet)?.[0].length ?? 0);
  const isBold = /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/.test(rest);
  return {
    nth,
    text: withoutMarks(rest),
    isHeading: hashes !== null || (isBold && bullet === null),
    isBullet: bullet !== null,
    depth: Math.floor((bullet?.[1]?.replaceAll('\t', '  ').length ?? 0) / 2),
    ...(url !== undefined && { url }),
  };
}

function withoutMarks(text: string): string {
  return text
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:;,.|–—-]+(?=\S)/u, '')
    .replace(/[\s:;,|–—-]+$/u, (tail) => (tail.includes(':') ? ':' : ''))
    .trim();
}

const DAY_COLUMN = /^(?:day|date|tag|datum|jour|d[ií]a|fecha|giorno|日|日付|日期)$/iu;
const TIME_COLUMN = /^(?:time|when|hour|uhrzeit|zeit|heure|hora|ora|時間|时间)$/iu;
const NAME_COLUMN =
  /^(?:activity|activities|place|where|what|location|attraction|stop|plan|sight|visit|ort|ziel|aktivitat|aktivität|lieu|activite|activité|lugar|actividad|luogo|attivita|場所|予定|地点|活动)/iu;

/** Rows of a table, written as lines: when, what, and the rest as a note. */
class TableColumns {
  #names: readonly string[] | undefined;

  #day = '';

  end(): void {
    this.#names = undefined;
    this.#day = '';
  }

  join(row: string): string {
    const cells = cellsOf(row);
    if (!cells) {
      this.end();
      return row;
    }
    if (!this.#names) {
      this.#names = cells;
      if (cells.some((cell) => [DAY_COLUMN, TIME_COLUMN, NAME_COLUMN].some((pattern) => pattern.test(cell)))) return '';
    }
    const names = this.#names;
    const pick = (pattern: RegExp): number => names.findIndex((name) => pattern.test(name));
    const [day, when, what] = [pick(DAY_COLUMN), pick(TIME_COLUMN), pick(NAME_COLUMN)];
    const all = cells.map((_, at) => at).filter((at) => at !== day);
    const order = what < 0 ? all : [when, what].filter((at) => at >= 0);
    const rest = all.filter((at) => !order.includes(at));
    const date = cells[day] ?? '';
    this.#day = date === '' ? this.#day : /^\d{1,2}$/.test(date) ? `Day ${date}` : date;
    const [head, notes] = [order, rest].map((some) => some.map((at) => cells[at] ?? '').filter((cell) => cell !== ''));
    const said = [(head ?? []).join(' '), ...(notes ?? [])].filter((part) => part !== '').join(' — ');
    return this.#day === '' ? said : `${this.#day}: ${said}`;
  }
}

function cellsOf(row: string): readonly string[] | undefined {
  if (/^\s*\|.*\|\s*$/.test(row)) return row.trim().slice(1, -1).split('|').map(plainCell);
  const tabs = row.split('\t');
  return tabs.length >= 2 && tabs[0]?.trim() !== '' ? tabs.map(plainCell) : undefined;
}

function plainCell(cell: string): string {
  return cell.replace(/\*\*|__/g, '').trim();
}
