/** Whether a page that has moved is still of the same site: of its origin, or of https instead of http on the same host. */
export function isSameSite(from: URL, to: URL): boolean {
  if (to.username || to.password) return false;
  if (from.origin === to.origin) return true;
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:';
  return isUpgrade && from.hostname === to.hostname && from.port === '' && to.port === '';
}
