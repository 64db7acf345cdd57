import { appendFileSync } from 'node:fs';

import { consoleSink, type TelemetrySink } from '@wayfarer/router';

import { type RouterSettings, RouterSettingsError } from './router-settings.ts';

/**
 * Told of each stage of each message, personal values as placeholders. Standard output is for answers, so the console is the other one.
 *
 * @throws {RouterSettingsError} if the file cannot be written.
 */
export function openSink(events: NonNullable<RouterSettings['events']>): TelemetrySink {
  if (events.to === 'console') return consoleSink((line) => console.error(line));
  const { file } = events;
  try {
    appendFileSync(file, '');
  } catch (error) {
    throw new RouterSettingsError(
      `Cannot write WAYFARER_EVENTS ${file}: ${error instanceof Error ? error.message : String(error)} Expected "console", or the path of a file in a folder that is there.`,
      { cause: error },
    );
  }
  return { record: (event) => appendFileSync(file, `${JSON.stringify(event)}\n`) };
}
