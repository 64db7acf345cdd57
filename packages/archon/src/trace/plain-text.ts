/** What a terminal would obey instead of showing: all control characters but tab and line feed. */
// oxlint-disable-next-line no-control-regex -- They are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** The text with its control characters written out, so that what a tool returned cannot drive a terminal. */
export function escapeControls(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The text, or its first `characters` and how many more there are. */
export function shortened(text: string, characters: number): string {
  const left = text.length - characters;
  return left > 0 ? `${text.slice(0, characters).toWellFormed()}… (+${grouped(left)} characters)` : text;
}

/** 12,345. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** `1 step`, `2 steps`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Millionths as a decimal: 18,000 is 0.018. */
export function money(micros: number): string {
  return (micros / 1e6).toFixed(6).replace(/\.?0+$/, '');
}

/** 340 ms, 12.3 s. */
export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
