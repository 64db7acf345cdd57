/** What is drawn: how often each value comes. */
export interface Histogram {
  readonly title: string;
  readonly values: readonly number[];
}

const [WIDTH, HEIGHT, MARGIN, BINS] = [640, 200, 40, 24];

/** Histograms one below the other, as a page of SVG. */
export function drawHistograms(all: readonly Histogram[]): string {
  const plots = all.map((one, index) => `<g transform="translate(0 ${index * HEIGHT})">${drawHistogram(one)}</g>`);
  const size = `width="${WIDTH}" height="${HEIGHT * all.length}" viewBox="0 0 ${WIDTH} ${HEIGHT * all.length}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="12">\n<rect width="100%" height="100%" fill="white"/>\n${plots.join('\n')}\n</svg>\n`;
}

function drawHistogram({ title, values }: Histogram): string {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const counts = Array.from<number>({ length: BINS }).fill(0);
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor(((value - least) / (most - least)) * BINS));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const highest = Math.max(1, ...counts);
  const step = (WIDTH - 2 * MARGIN) / BINS;
  const bars = counts.map((count, bin) => {
    const height = ((HEIGHT - 2 * MARGIN) * count) / highest;
    const x = (MARGIN + bin * step).toFixed(1);
    return `<rect x="${x}" y="${(HEIGHT - MARGIN - height).toFixed(1)}" width="${(step - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="#2b6cb0"/>`;
  });
  const axis = `<text x="${MARGIN}" y="${HEIGHT - MARGIN + 16}">${least.toFixed(0)}</text><text x="${WIDTH - MARGIN}" y="${HEIGHT - MARGIN + 16}" text-anchor="end">${most.toFixed(0)}</text>`;
  return `<text x="${MARGIN}" y="${MARGIN - 14}" font-weight="bold">${title}</text>${bars.join('')}${axis}`;
}
