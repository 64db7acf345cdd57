import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';

/** A refund that was paid. */
export interface Payment {
  /** The same for every attempt at the same refund. */
  readonly key: string;
  readonly orderId: string;
  readonly cents: number;
  /** ISO 8601. */
  readonly at: string;
}

/** The shop's bank: what it has paid, it has paid, whatever happens to whoever asked for it. */
export interface Ledger {
  /** Pays, unless it was paid under this key before. */
  pay(payment: Payment): 'paid' | 'paid-before';
  /** In order of paying. */
  list(): readonly Payment[];
}

/** Forgets everything when the process ends. */
export function memoryLedger(): Ledger {
  const payments = new Map<string, Payment>();
  return {
    pay(payment) {
      if (payments.has(payment.key)) return 'paid-before';
      payments.set(payment.key, payment);
      return 'paid';
    },
    list: () => [...payments.values()],
  };
}

/** A line as it stands in the file. */
interface Entry extends Payment {
  readonly id: string;
}

/**
 * A ledger in a file, one line of JSON for each payment, on the disk before `pay` returns. Of several lines under one key
 * the first is the payment: so even processes that ask at the same moment pay once.
 */
export function fileLedger(path: string): Ledger {
  const entries = (): readonly Entry[] => firstOfEachKey(readEntries(path));
  return {
    pay(payment) {
      if (entries().some(({ key }) => key === payment.key)) return 'paid-before';
      const id = randomUUID();
      append(path, JSON.stringify({ ...payment, id }));
      return entries().some((entry) => entry.id === id) ? 'paid' : 'paid-before';
    },
    list: () => entries().map(({ id: _, ...payment }) => payment),
  };
}

function readEntries(path: string): readonly Entry[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Entry];
      } catch {
        // Half a line: its process was killed while it wrote, and told nobody that it had paid.
        return [];
      }
    });
}

function firstOfEachKey(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry, index) => entries.findIndex(({ key }) => key === entry.key) === index);
}

function append(path: string, line: string): void {
  const isTorn = existsSync(path) && !/(^|\n)$/.test(readFileSync(path, 'utf8'));
  const file = openSync(path, 'a');
  try {
    appendFileSync(file, `${isTorn ? '\n' : ''}${line}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
