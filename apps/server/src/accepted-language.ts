import { LANGUAGE_CODES } from '@wayfarer/contract';

type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** The language that is preferred of those we speak; none where the header names none of them. `*` prefers none. */
export function acceptedLanguage(header: string | undefined): LanguageCode | undefined {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...rest] = part.split(';').map((word) => word.trim());
    const quality = Number(/^q=([\d.]+)$/.exec(rest[0] ?? 'q=1')?.[1] ?? Number.NaN);
    return { code: tag.split('-')[0]?.toLowerCase(), quality: Number.isNaN(quality) ? 0 : quality };
  });
  const known = wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
    .flatMap(({ code }) => LANGUAGE_CODES.find((one) => one === code) ?? []);
  return known[0];
}
