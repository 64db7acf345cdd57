/**
 * Run by `npm ci`: makes the index of the world's cities, so that the first question about one need not wait for it.
 * It needs no network. An old Node cannot read the source; then the index is made when it is first asked for, and the
 * installation goes on.
 */
try {
  const { prepareCities } = await import('../src/gazetteer/cities-file.ts');
  prepareCities();
} catch (error) {
  console.warn(`The index of cities will be made on first use: ${error instanceof Error ? error.message : error}`);
}
