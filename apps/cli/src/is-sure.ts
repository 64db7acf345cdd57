import type { PlainContext } from './command.ts';

/** A person at a terminal is asked; a program that calls us has made up its mind. */
export async function isSure({ terminal, options }: PlainContext, question: string): Promise<boolean> {
  if (options['yes'] === true || !terminal.isInteractive) return true;
  terminal.out(`${question} It cannot be brought back. Type "yes": `);
  for await (const line of terminal.lines()) return line.trim().toLowerCase() === 'yes';
  return false;
}
