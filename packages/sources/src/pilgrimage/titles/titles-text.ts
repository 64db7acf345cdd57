/** A work as `bangumi-data` has it, as far as we read it. */
export interface BangumiItem {
  readonly title: string;
  readonly titleTranslate: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly type: string;
  readonly begin: string;
  readonly sites: readonly { readonly site: string; readonly id?: string }[];
}

/**
 * One line for each work that Bangumi knows: its number there, what it is, the day it was first shown, its title in Japanese,
 * English and Chinese, and what else it is called. Sorted by number.
 */
export function toTitlesText(items: readonly BangumiItem[]): string {
  const rows = items.flatMap((item) => {
    const id = item.sites.find(({ site }) => site === 'bangumi')?.id;
    return id !== undefined && /^\d+$/.test(id) ? [{ id: Number(id), line: toLine(id, item) }] : [];
  });
  const lines = rows.toSorted((left, right) => left.id - right.id).map(({ line }) => line);
  return `${lines.join('\n')}\n`;
}

function toLine(id: string, { title, titleTranslate, type, begin }: BangumiItem): string {
  const { en = [], 'zh-Hans': hans = [], 'zh-Hant': hant = [], ja = [] } = titleTranslate;
  const [english = '', ...otherEnglish] = en;
  const [chinese = '', ...otherChinese] = [...hans, ...hant];
  const others = [...new Set([...otherEnglish, ...otherChinese, ...ja])].filter((name) => name !== title);
  const kind = type === 'movie' ? 'film' : type === 'tv' || type === 'web' ? 'tv' : 'other';
  return [id, kind, begin.slice(0, 10), title, english, chinese, others.join('|')]
    .map((cell) => cell.replace(/[\t\n]/g, ' ').trim())
    .join('\t');
}
