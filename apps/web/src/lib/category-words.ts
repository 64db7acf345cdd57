import { words } from '../words/in-use.ts';

/** What a place is, in a word; what the catalogue does not have is shown as it is. */
export function nameCategory(category: string): string {
  const { categories } = words().plan;
  return (categories as Readonly<Record<string, string>>)[category] ?? category;
}
