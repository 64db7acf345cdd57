import { type EventLog } from '@wayfarer/archon';
import { decorateLog } from '@wayfarer/archon/testing';

/** What was asked of a log. */
export interface LogUse {
  /** Reads of events. */
  reads: number;
  /** Of those, the ones by which the shell loads a run for somebody; its own are none of them. */
  loads: number;
  /** Reads of personal values. */
  personalReads: number;
  appends: number;
  events: number;
  runs: Set<string>;
}

/** `shell.load` in what has led to a read. */
const LOADING = /\bload \([^)]*archon\/src\/events\/shell\.ts/;

/** A log that counts into `use`, which may be begun anew at any time. */
export function watchLog(log: EventLog, use: () => LogUse): EventLog {
  return decorateLog(log, {
    read(run, options) {
      const now = use();
      now.reads += 1;
      if (LOADING.test(new Error().stack ?? '')) now.loads += 1;
      return log.read(run, options);
    },
    readPersonal(run) {
      use().personalReads += 1;
      return log.readPersonal(run);
    },
    append(run, events, options) {
      const now = use();
      now.appends += 1;
      now.events += events.length;
      now.runs.add(run.id);
      return log.append(run, events, options);
    },
  });
}
