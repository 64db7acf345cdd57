import type { Scene } from './place.ts';

/** `episode 3, 12:05`; `film`; `null` where nobody has written down when it is. */
export function describeEpisode({ episode, seconds }: Pick<Scene, 'episode' | 'seconds'>): string | null {
  const part = typeof episode === 'number' ? `episode ${episode}` : episode;
  const parts = [part, seconds === null ? null : formatSeconds(seconds)].filter((one) => one !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Minutes and seconds, `MM:SS`. */
function formatSeconds(seconds: number): string {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  return `${two(seconds / 60)}:${two(seconds % 60)}`;
}

/** White or nearly black, whichever is easier to read on that `#rrggbb` (WCAG 2.2, contrast ratio). */
export function readableOn(colour: string): '#ffffff' | '#141715' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const level = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return level <= 0.040_45 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / (DARK_LUMINANCE + 0.05) ? '#ffffff' : '#141715';
}

/** Of `#141715`. */
const DARK_LUMINANCE = 0.0083;
