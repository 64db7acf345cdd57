/**
 * @module
 * `npm run -s bench -- NAME …`: runs the measurement `bench/src/NAME.ts` with the arguments that follow.
 */
import { readdirSync } from 'node:fs';

// Asked to end, a bench exits, and whoever has started a process in it ends that with the exit.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => process.exit(code));

const [name, ...rest] = process.argv.slice(2);
const names = listBenches();
if (name === undefined || !names.includes(name)) {
  const problem = name === undefined ? 'Which one?' : `No bench is called ${JSON.stringify(name)}.`;
  console.error(`${problem} npm run -s bench -- NAME …, where NAME is one of: ${names.join(', ') || '(none yet)'}.`);
  process.exitCode = 2;
} else {
  // The bench reads its arguments as if it had been started by itself.
  process.argv.splice(2, process.argv.length, ...rest);
  await import(new URL(`${name}.ts`, import.meta.url).href);
}

function listBenches(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file) && file !== 'main.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}
