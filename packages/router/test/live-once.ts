import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * One life of a child process: what it wrote to its output until it ended, or until it was killed (SIGKILL), so many milliseconds
 * after its first sign of life.
 */
export async function liveOnce(child: string, args: readonly string[], milliseconds: number): Promise<string> {
  const life = fork(child, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: ['-C', 'wayfarer-source'],
  });
  let output = '';
  life.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  const end = once(life, 'close');
  await Promise.race([once(life.stdout ?? life, 'data'), end]);
  const timer = setTimeout(() => life.kill('SIGKILL'), milliseconds);
  await end;
  clearTimeout(timer);
  return output;
}
