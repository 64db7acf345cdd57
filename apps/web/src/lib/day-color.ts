/** A colour for each day, in its order; each carries white text. They come round again after a week. */
const LIGHT = ['#0e6f86', '#9a5a00', '#7b3f8c', '#2c62ad', '#a63a2c', '#5c6a12', '#4f5d68'];
/** The same on a dark map; each carries dark text. */
const DARK = ['#5fc3d8', '#e7ad52', '#cf9be0', '#8db7f2', '#f0978a', '#bcc95e', '#a9b6c0'];

export function dayColor(index: number, scheme: 'light' | 'dark'): string {
  const colors = scheme === 'light' ? LIGHT : DARK;
  return colors[index % colors.length] ?? '#4f5d68';
}

export function onDayColor(scheme: 'light' | 'dark'): string {
  return scheme === 'light' ? '#ffffff' : '#141715';
}
