/** The address of one action, or of one view, of a trip. */
export function tripCall(id: string, action: string): string {
  return `/api/trips/${encodeURIComponent(id)}/${action}`;
}
