import { describe, expect, it } from 'vitest';

import { findPhones } from './phone.ts';

function phonesIn(text: string): readonly string[] {
  return findPhones(text).map(({ start, end }) => text.slice(start, end));
}

describe('findPhones', () => {
  it.each([
    '+49 30 1234567',
    '+49 (0)30 1234567',
    '+4930123456789',
    '+1 (555) 123-4567',
    '+1.7035555555',
    '+33 1 23 45 67 89',
    '+44 20 7946 0958',
    '+81 90-1234-5678',
    '+86 138 1234 5678',
    '0049 30 1234567',
    '030 1234567',
    '(030) 123-4567',
    '0171/1234567',
    '0171 123 45 67',
    '01711234567',
    '0800 123 4567',
    '01 23 45 67 89',
    '01.23.45.67.89',
    '090-1234-5678',
    '03-1234-5678',
    '555-123-4567',
    '(555) 123-4567',
    '1-800-555-1234',
    '13812345678',
    '138 1234 5678',
    '612 345 678',
    '333 1234567',
  ])('finds %s wherever it stands', (phone) => {
    for (const [before, after] of [
      ['', ''],
      ['call ', ', please.'],
      ['at 10:30 on 3 May 2027 under ', ' from 09:00 on'],
      ['2 adults, ', ' (2 rooms)'],
      ['番号は', 'です'],
    ] as const) {
      expect(phonesIn(`${before}${phone}${after}`)).toEqual([phone]);
    }
  });

  it.each([
    ['phone: 5551234567', '5551234567'],
    ['my number is 12345 67', '12345 67'],
    ['Call me at 555-1234!', '555-1234'],
    ['Tel.: 3456789', '3456789'],
    ['電話番号は1234567です', '1234567'],
  ])('finds what is announced as a number: %j', (text, phone) => {
    expect(phonesIn(text)).toEqual([phone]);
  });

  it('ends the number where another one begins', () => {
    expect(phonesIn('+49 30 12345678 2 tickets')).toEqual(['+49 30 12345678']);
    expect(phonesIn('030 1234567 2027-05-03')).toEqual(['030 1234567']);
    expect(phonesIn('030 1234567 10:30')).toEqual(['030 1234567']);
    expect(phonesIn('room 12 030 1234567')).toEqual(['030 1234567']);
    expect(phonesIn('+49 30 1234567, +49 30 7654321')).toEqual(['+49 30 1234567', '+49 30 7654321']);
  });

  it.each([
    'ORD-1001 ORD-0123456789 #0123456789 INV/0123456789 REF0123456789 0123456789-AB',
    'UA 837 LH1234 NH 0123 booking ABC123, room 0412, gate 12',
    '2027-05-03 03.05.2027 03/05/27 10:30 2027-05-03T10:00:00+02:00 20270503',
    '2027-05-03 10:00 to 2027-05-09 18:30, 03.05.2027 - 09.05.2027',
    '€1,299.00 USD 1200 12 000 000 EUR 612 345 678 yen 50 % £0.99',
    '48.8584, 2.2945 +48.858400,+002.294500 -33.8688 151.2093 +48.8584+002.2945/',
    'v1.2.3 1.20.300.4000 192.168.1.1 10.0.0.255:8080',
    '1777777777777 1777777777 1234567890',
    'tracking 1Z999AA10123456784 isbn 978-3-16-148410-0',
    'from 0900 to 1700, 5 + 3 = 8, 100 - 200 - 300',
    'call me at 10:30, call me on 03.05.2027, phone 1',
  ])('leaves %j as it is', (text) => {
    expect(phonesIn(text)).toEqual([]);
  });
});
