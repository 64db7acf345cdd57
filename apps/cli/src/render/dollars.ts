/** What a model costs: less than a cent, mostly. */
export function dollars(micros: number): string {
  return `$${(micros / 1e6).toFixed(4)}`;
}
