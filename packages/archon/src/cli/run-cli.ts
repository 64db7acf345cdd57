import { existsSync } from 'node:fs';

import { SqliteEventLog } from '../sqlite/sqlite-event-log.ts';
import { CliError } from './cli-error.ts';
import { COMMANDS } from './commands.ts';
import { isWorkflowFile, readArguments, USAGE } from './read-arguments.ts';
import { sentenceOf } from './sentence-of.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

/** Does what was typed. Whatever goes wrong is a sentence and an exit code. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const asked = readArguments(args);
    if (!asked) {
      terminal.print(USAGE);
      return EXIT.ok;
    }
    const { command } = asked;
    if (command === 'run') {
      // The others need no model, and are not to wait for what it takes to load one.
      if (isWorkflowFile(asked.run)) {
        const { runWorkflow } = await import('./run-workflow.ts');
        return await runWorkflow(asked, terminal);
      }
      const { runQuestion } = await import('./run-question.ts');
      return await runQuestion(asked, terminal);
    }
    const log = openLog(asked.file);
    try {
      return await COMMANDS[command](log, asked, terminal);
    } finally {
      await log.close();
    }
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    terminal.complain(sentence);
    return error instanceof CliError ? error.exit : EXIT.failed;
  }
}

/** Opening would make the file; who reads a log means one that is there. */
function openLog(file: string): SqliteEventLog {
  if (!existsSync(file)) throw new CliError(`There is no file ${JSON.stringify(file)}.`);
  return new SqliteEventLog({ path: file });
}
