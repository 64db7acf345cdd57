interface Chart {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly Line[];
}

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 640;
const HEIGHT = 400;
const MARGIN = 56;
const COLOURS = ['#1f5f8b', '#c0562f', '#4a7c3a'];

/** A line chart as SVG; both axes begin at 0. */
export function toLineChart({ title, x, y, lines }: Chart): string {
  const all = lines.flatMap(({ points }) => points);
  const mostX = Math.max(1, ...all.map(([value]) => value));
  const mostY = Math.max(1, ...all.map(([, value]) => value));
  const toX = (value: number): number => Math.round(MARGIN + (value / mostX) * (WIDTH - 2 * MARGIN));
  const toY = (value: number): number => Math.round(HEIGHT - MARGIN - (value / mostY) * (HEIGHT - 2 * MARGIN));
  const ticksX = [...new Set(all.map(([value]) => value))].map(
    (value) => `<text x="${toX(value)}" y="${HEIGHT - MARGIN + 18}" text-anchor="middle">${value}</text>`,
  );
  const ticksY = [0, 0.5, 1].map((share) => {
    const value = Math.round(mostY * share);
    return `<text x="${MARGIN - 8}" y="${toY(mostY * share) + 4}" text-anchor="end">${value}</text>`;
  });
  const drawn = lines.map(({ name, points }, k) => {
    const colour = COLOURS[k % COLOURS.length];
    const path = points.map(([a, b]) => `${toX(a)},${toY(b)}`).join(' ');
    return [
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...points.map(([a, b]) => `<circle cx="${toX(a)}" cy="${toY(b)}" r="3" fill="${colour}"/>`),
      `<text x="${MARGIN + 12}" y="${MARGIN + 16 + 18 * k}" fill="${colour}">${name}</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${WIDTH / 2}" y="28" text-anchor="middle" font-size="15">${title}</text>
<path d="M${MARGIN} ${MARGIN}V${HEIGHT - MARGIN}H${WIDTH - MARGIN}" fill="none" stroke="#555"/>
<text x="${WIDTH - MARGIN}" y="${HEIGHT - 14}" text-anchor="end">${x}</text>
<text x="${MARGIN}" y="${MARGIN - 10}" text-anchor="middle">${y}</text>
${[...ticksX, ...ticksY, ...drawn].join('\n')}
</svg>
`;
}
