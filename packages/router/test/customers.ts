/** A made-up customer. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Sixteen digits in groups of four, with a valid check digit. */
  readonly card: string;
  /** The same day in two ways of writing. */
  readonly birthDates: readonly [string, string];
}

const SYLLABLES = [
  'bra',
  'cle',
  'dov',
  'fen',
  'gril',
  'hul',
  'jes',
  'kro',
  'lum',
  'mav',
  'nop',
  'qui',
  'ruk',
  'sot',
  'tyl',
];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

/** Customers that differ in everything; none of their names is a word. */
export function customers(count: number): readonly Customer[] {
  return Array.from({ length: count }, (_, n) => {
    const first = capital(`${syllable(n)}${syllable(Math.floor(n / 15) + 4)}x`);
    const last = capital(`${syllable(Math.floor(n / 15))}${syllable(n + 7)}${syllable(n * 2 + 1)}z`);
    const [day, month, year] = [1 + (n % 28), n % 10, 1940 + (n % 60)];
    return {
      id: `customer-${n}`,
      name: `${first} ${last}`,
      email: `${first}.${last}${n}@mail.example`.toLowerCase(),
      card: cardNumber(n),
      birthDates: [
        `${day} ${MONTHS[month] ?? ''} ${year}`,
        `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      ],
    };
  });
}

function syllable(n: number): string {
  return SYLLABLES[n % SYLLABLES.length] ?? '';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A number in the range that is kept for tests, with its check digit (Luhn). */
function cardNumber(n: number): string {
  const digits = `411111${String(n * 7919).padStart(9, '0')}`;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
