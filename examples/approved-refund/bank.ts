import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const ledger = process.argv[3] ?? 'ledger.txt';

/** Keys of the payments that were made. */
export function payments(path = ledger): readonly string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
}

/** Pays once for each key, as banks do. The first time, the process dies before it hears of it. */
export function payOut({
  order,
  euros,
  key,
}: {
  readonly order: string;
  readonly euros: number;
  readonly key: string;
}) {
  if (!payments().includes(key)) {
    appendFileSync(ledger, `${key}\n`);
    process.kill(process.pid, 'SIGKILL');
  }
  return `Paid ${euros} euros back for order ${order}.`;
}
