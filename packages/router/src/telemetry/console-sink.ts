import { canonicalJson } from '@wayfarer/archon/events';

import type { TelemetrySink } from './telemetry-event.ts';

/**
 * Writes one line of JSON for each stage, its names sorted, without the time so that two runs can be compared.
 *
 * @param write - Default: standard output by way of `console.log`.
 */
export function consoleSink(write: (line: string) => void = console.log): TelemetrySink {
  return {
    record({ timestamp: _now, ...told }) {
      write(canonicalJson(told));
    },
  };
}
