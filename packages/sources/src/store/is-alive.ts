/** Whether there is a process of that number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, and lives.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
