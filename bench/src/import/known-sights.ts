/**
 * What one expects to find among the ten most significant sights of a city, each by words of which one stands in its name. Munich's
 * and Porto's are more than ten; of Monaco and Andorra la Vella there are no more to be named.
 */
const KNOWN_SIGHTS: Readonly<Record<string, readonly RegExp[]>> = {
  porto: [
    /^Porto Cathedral/,
    /Episcopal Palace/,
    /Bolsa/,
    /Lello/,
    /Câmara Municipal/,
    /Bolhão/,
    /Clerics Tower|Clérigos/,
    /Guerra Junqueiro/,
    /Wine Museum|Vinho do Porto/,
    /São Francisco/,
    /São João/,
    /Majestic/,
    /Soares dos Reis/,
    /São Bento/,
    /Serra do Pilar/,
  ],
  munich: [
    /Hofbräuhaus/,
    /Theatine/,
    /Deutsches Museum/,
    /Sankt Michael/,
    /Neues Rathaus/,
    /Residence|Residenz/,
    /National Theatre/,
    /Fünf Kontinente/,
    /Liebfrauendom|Frauenkirche/,
    /Asam/,
  ],
  monaco: [/Oceanographic/, /Prince's Palace/, /New National Museum/, /Casino/],
  'andorra-la-vella': [/Carmen Thyssen/, /Casa Rull/],
};
const MOST_EXPECTED = 6;

/** How many of a city's known sights are among the first; `undefined` where nobody has written down which they are. */
export function countKnown(
  city: string,
  top: readonly string[],
): { readonly found: number; readonly expected: number } | undefined {
  const known = KNOWN_SIGHTS[city];
  if (!known) return undefined;
  const found = known.filter((pattern) => top.some((name) => pattern.test(name))).length;
  return { found, expected: Math.min(MOST_EXPECTED, known.length) };
}
