/** Our name, the same in every language. */
export const PRODUCT = 'Wayfarer';
