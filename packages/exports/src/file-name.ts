import { toOneLine } from './plain-text.ts';

const LONGEST = 60;

/** A name for a file that any system takes: `osaka-to-kyoto-2027-04-03.gpx`, from a title that may hold anything. */
export function toFileName(title: string, date: string | undefined, extension: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const name = words === '' ? 'trip' : words;
  return `${[name, ...(date === undefined ? [] : [date])].join('-')}.${extension}`;
}

/**
 * The header that offers an answer as a file: in ASCII for all, and with the letters of the title for those who can
 * (RFC 6266, RFC 8187). Nothing of a title can end the header or lead out of a folder.
 */
export function toContentDisposition(title: string, date: string | undefined, extension: string): string {
  const plain = toFileName(title, date, extension);
  const kept = toOneLine(title)
    .replace(/[/\\:*?"<>|%]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const cut = [...kept].slice(0, LONGEST).join('').trim();
  const full = `${[cut === '' ? 'trip' : cut, ...(date === undefined ? [] : [date])].join(' ')}.${extension}`;
  const encoded = encodeURIComponent(full).replace(
    /['()*!]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
