/** The name of a parameter in a sentence: `order_id` and `orderId` as "order id". */
export function spokenName(name: string): string {
  return name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
}
