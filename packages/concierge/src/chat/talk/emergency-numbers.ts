/** Whom one calls: one number for all, or one for each. */
export interface EmergencyNumbers {
  readonly all?: string;
  readonly police?: string;
  readonly ambulance?: string;
  readonly fire?: string;
}

/** One number for everything. */
const ALL: Readonly<Record<string, string>> = {
  AU: '000',
  BD: '999',
  BE: '112',
  BG: '112',
  CA: '911',
  CO: '123',
  CR: '911',
  CY: '112',
  DK: '112',
  EC: '911',
  EE: '112',
  ES: '112',
  FI: '112',
  GB: '999',
  GE: '112',
  HK: '999',
  IE: '112',
  IN: '112',
  IS: '112',
  IT: '112',
  JO: '911',
  KE: '999',
  KW: '112',
  KZ: '112',
  LT: '112',
  LU: '112',
  LV: '112',
  MO: '999',
  MT: '112',
  MX: '911',
  MY: '999',
  NL: '112',
  NZ: '111',
  OM: '9999',
  PA: '911',
  PH: '911',
  PT: '112',
  QA: '999',
  RO: '112',
  RU: '112',
  SE: '112',
  TR: '112',
  US: '911',
  UY: '911',
};

/** Police, ambulance, fire brigade. */
const EACH: Readonly<Record<string, readonly [police: string, ambulance: string, fire: string]>> = {
  AE: ['999', '998', '997'],
  AT: ['133', '144', '122'],
  BR: ['190', '192', '193'],
  CH: ['117', '144', '118'],
  CL: ['133', '131', '132'],
  CN: ['110', '120', '119'],
  CZ: ['158', '155', '150'],
  DE: ['110', '112', '112'],
  EG: ['122', '123', '180'],
  FR: ['17', '15', '18'],
  GR: ['100', '166', '199'],
  HR: ['192', '194', '193'],
  HU: ['107', '104', '105'],
  IL: ['100', '101', '102'],
  JP: ['110', '119', '119'],
  KR: ['112', '119', '119'],
  MA: ['19', '15', '15'],
  NO: ['112', '113', '110'],
  NP: ['100', '102', '101'],
  PL: ['997', '999', '998'],
  RS: ['192', '194', '193'],
  SG: ['999', '995', '995'],
  SI: ['113', '112', '112'],
  SK: ['158', '155', '150'],
  TH: ['191', '1669', '199'],
  TN: ['197', '190', '198'],
  TW: ['110', '119', '119'],
  UA: ['102', '103', '101'],
  VN: ['113', '115', '114'],
  ZA: ['10111', '10177', '10177'],
};

/** Works beside the national numbers in these, too. */
const ALSO_112: ReadonlySet<string> = new Set([
  'AT',
  'CH',
  'CZ',
  'FR',
  'GR',
  'HR',
  'HU',
  'NO',
  'PL',
  'SI',
  'SK',
  'UA',
  'ZA',
]);

/**
 * The emergency numbers of a country.
 *
 * @param country - ISO 3166, two letters.
 * @returns `undefined` where we have none: then nothing is claimed.
 */
export function findEmergencyNumbers(country: string): EmergencyNumbers | undefined {
  const all = ALL[country];
  if (all !== undefined) return { all };
  const each = EACH[country];
  if (!each) return undefined;
  const [police, ambulance, fire] = each;
  return { police, ambulance, fire, ...(ALSO_112.has(country) && { all: '112' }) };
}
