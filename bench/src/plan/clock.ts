/** `09:30` → 570. */
export function minutes(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}
