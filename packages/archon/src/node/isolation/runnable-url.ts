/** A module of ours as it lies beside `here`: `.ts` where the source runs as it is, `.js` where it was built. */
export function runnableUrl(module: URL, here: string): URL {
  return here.endsWith('.ts') ? module : new URL(module.href.replace(/\.ts$/, '.js'));
}
