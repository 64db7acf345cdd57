import widthOf from 'string-width';
import { describe, expect, it } from 'vitest';

import { createStyle } from '../render/style.ts';
import { showCommand, showOverview } from './help.ts';
import { COMMANDS } from './index.ts';

describe.each([60, 80, 100])('help in a terminal of %i columns', (columns) => {
  const style = createStyle(columns, true);
  const widest = (text: string) => Math.max(...text.split('\n').map((line) => widthOf(line)));

  it('fits, as a list of all commands', () => {
    expect(widest(showOverview(COMMANDS, style))).toBeLessThanOrEqual(columns);
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))('fits, of `%s`', (_, command) => {
    const text = showCommand(command, style);
    expect(widest(text)).toBeLessThanOrEqual(columns);
    for (const word of command.summary.split(' ').slice(1)) expect(text).toContain(word);
  });
});
