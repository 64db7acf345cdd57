/** What streets are called after their names, in English. */
export const STREET_AFTER =
  'street|st\\.?|road|rd\\.?|avenue|ave\\.?|lane|ln|drive|dr|boulevard|blvd\\.?|court|ct|place|pl|square|sq|terrace|crescent|way|close|gardens|grove|row|mews|hill|parkway|pkwy|highway|hwy|circle|trail|alley|quay|walk|rise';

/** What streets are called before their names, with the number in front: French. */
export const STREET_BEFORE =
  'rue|avenue|av\\.?|boulevard|bd\\.?|place|impasse|chemin|all[ée]e|quai|route|cours|square|passage|villa|cit[ée]|faubourg';

/** The same with the number behind: Italian, Spanish, Catalan, Portuguese. */
export const STREET_BEFORE_NUMBER =
  'via|viale|piazza|corso|vicolo|largo|calle|c\\/|avenida|avda\\.?|av\\.|plaza|paseo|carrer|carrera|ronda|travesía|rua|travessa|praça|alameda';

/** How names of streets end in German and Dutch, with the number behind. */
export const STREET_ENDING =
  'stra(?:ß|ss)e|str\\.|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|graben|straat|laan|plein|gracht|kade|singel|dijk';
