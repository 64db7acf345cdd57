import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readBookings, type Reservation } from '../src/index.ts';
import { pdfOf } from './pdf-of.ts';

function read(text: string, name?: string): Promise<Reservation[]> {
  return readBookings({ bytes: new TextEncoder().encode(text), name });
}

const AT_NO_ZONE = { offset: null, zone: null };

const HOTEL = JSON.stringify({
  '@context': 'http://schema.org',
  '@type': 'LodgingReservation',
  reservationNumber: 'H-77',
  underName: { '@type': 'Person', name: 'Ana Sol' },
  reservationFor: {
    '@type': 'Hotel',
    name: 'Hotel Lis',
    address: { streetAddress: 'Rua 1', postalCode: '1100', addressLocality: 'Lisboa' },
  },
  checkinTime: '2027-05-03T15:00:00+01:00',
  checkoutTime: '2027-05-06T11:00:00+01:00',
  totalPrice: '312.50',
  priceCurrency: 'EUR',
});

describe('structured data', () => {
  it('reads a hotel from JSON-LD in a page, with where each field stands', async () => {
    const [hotel] = await read(
      `<html><script type="application/ld+json">${HOTEL}</script><p>Check-in: 1 May 2027</p></html>`,
      'stay.html',
    );
    expect(hotel).toMatchObject({
      kind: 'hotel',
      code: 'H-77',
      persons: ['Ana Sol'],
      place: { name: 'Hotel Lis', address: 'Rua 1, 1100 Lisboa' },
      start: { date: '2027-05-03', time: '15:00', offset: '+01:00', zone: null },
      end: { date: '2027-05-06', time: '11:00', offset: '+01:00', zone: null },
      price: { amount: 312.5, currency: 'EUR' },
      unknown: [],
    });
    expect(hotel?.sources.start).toEqual({ part: 'stay.html', at: 'LodgingReservation 1, start' });
  });

  it('reads a flight from microdata, though the markup is left open', async () => {
    const page = `<div itemscope itemtype="http://schema.org/FlightReservation"><meta itemprop="reservationNumber" content="AB12CD">
      <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight"><meta itemprop="flightNumber" content="110">
      <div itemprop="airline" itemscope itemtype="http://schema.org/Airline"><meta itemprop="iataCode" content="UA"></div>
      <div itemprop="departureAirport" itemscope itemtype="http://schema.org/Airport"><meta itemprop="iataCode" content="SFO"></div>
      <meta itemprop="departureTime" content="2027-03-04T20:15:00-08:00">`;
    const [flight] = await read(page);
    expect(flight).toMatchObject({
      kind: 'flight',
      name: 'UA 110',
      code: 'AB12CD',
      from: { code: 'SFO' },
      end: null,
      unknown: ['end', 'to'],
    });
    expect(flight?.start).toEqual({ date: '2027-03-04', time: '20:15', offset: '-08:00', zone: null });
  });
});

describe('a mail', () => {
  it('reads what an attached calendar states, and not what the letter around it says', async () => {
    const mail = [
      'From: a@example.org',
      'Date: Mon, 1 Mar 2027 10:00:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="xx"',
      '',
      '--xx',
      'Content-Type: text/plain',
      '',
      'See you.',
      '--xx',
      'Content-Type: text/calendar; name="show.ics"',
      'Content-Disposition: attachment; filename="../../show.ics"',
      '',
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fado night\r\nLOCATION:Casa A',
      'DTSTART;TZID=Europe/Lisbon:20270504T210000\r\nDTEND;TZID=Europe/Lisbon:20270504T230000\r\nEND:VEVENT\r\nEND:VCALENDAR',
      '--xx--',
    ].join('\r\n');
    const [show] = await read(mail, 'mail.eml');
    expect(show).toMatchObject({ kind: 'event', name: 'Fado night', place: { name: 'Casa A' } });
    expect(show?.start).toEqual({ date: '2027-05-04', time: '21:00', offset: null, zone: 'Europe/Lisbon' });
    expect(show?.sources.name?.part).toBe('show.ics, event 1');
  });
});

describe('a boarding pass', () => {
  const CODE = 'M1DOE/JOHN            EXYZ123 LISCDGTP 0434 124Y014E0063 100';

  it('has no day without the day that it was received', async () => {
    const [flight] = await read(CODE);
    expect(flight).toMatchObject({ name: 'TP 434', code: 'XYZ123', seat: '14E', persons: ['JOHN DOE'], start: null });
    expect(flight?.unknown).toContain('start');
  });

  it('is of the year in which it was received', async () => {
    const [flight] = await readBookings({ bytes: strToU8(CODE), receivedOn: '2027-05-01' });
    // Day 124 of a year without a leap day: 31 + 28 + 31 + 30 = 120, and 4.
    expect(flight?.start).toEqual({ date: '2027-05-04', time: null, ...AT_NO_ZONE });
  });

  it('is read from a pass, with the names beside its codes and the day on its front', async () => {
    const pass = {
      formatVersion: 1,
      barcode: { message: CODE, format: 'PKBarcodeFormatAztec' },
      boardingPass: {
        primaryFields: [{ key: 'a', label: 'Lisboa', value: 'LIS' }],
        auxiliaryFields: [{ key: 'd', label: 'DATE', value: '04MAY27' }],
      },
    };
    const bytes = zipSync({ 'pass.json': strToU8(JSON.stringify(pass)), '../evil.txt': strToU8('x') });
    const [flight] = await readBookings({ bytes, name: 'pass.pkpass' });
    expect(flight).toMatchObject({
      from: { code: 'LIS', name: 'Lisboa' },
      to: { code: 'CDG' },
      start: { date: '2027-05-04' },
    });
  });
});

describe('text', () => {
  it.each([
    [
      'en',
      'Hotel: Casa Azul\nBooking reference: Q7K2\nCheck-in: 3 May 2027 from 15:00\nCheck-out: 6 May 2027 until 11:00',
    ],
    [
      'de',
      'Hotel: Casa Azul\nBuchungsnummer: Q7K2\nAnreise: 3. Mai 2027 ab 15:00 Uhr\nAbreise: 6. Mai 2027 bis 11:00 Uhr',
    ],
    [
      'fr',
      'Hôtel : Casa Azul\nNuméro de réservation : Q7K2\nArrivée : 3 mai 2027 à 15h00\nDépart : 6 mai 2027 à 11h00',
    ],
    [
      'es',
      'Hotel: Casa Azul\nNúmero de reserva: Q7K2\nEntrada: 3 de mayo de 2027, 15:00\nSalida: 6 de mayo de 2027, 11:00',
    ],
    ['ja', 'ホテル：Casa Azul\n予約番号：Q7K2\nチェックイン：2027年5月3日 15:00\nチェックアウト：2027年5月6日 11:00'],
    ['zh', '酒店：Casa Azul\n确认号：Q7K2\n入住日期：2027年5月3日 15:00\n退房日期：2027年5月6日 11:00'],
  ])('reads a stay in %s', async (_, text) => {
    expect(await read(text)).toMatchObject([
      {
        kind: 'hotel',
        name: 'Casa Azul',
        code: 'Q7K2',
        start: { date: '2027-05-03', time: '15:00' },
        end: { date: '2027-05-06', time: '11:00' },
      },
    ]);
  });

  it('does not take a date that may be two days', async () => {
    await expect(read('Hotel: Casa Azul\nCheck-in: 03/05/2027\nCheck-out: 06/05/2027')).rejects.toMatchObject({
      code: 'no-booking',
    });
  });

  it('takes strokes as day and month where another date of the text says so', async () => {
    const [stay] = await read('Hotel: Casa Azul\nCheck-in: 03/05/2027\nCheck-out: 13/05/2027');
    expect(stay).toMatchObject({ start: { date: '2027-05-03' }, end: { date: '2027-05-13' } });
  });

  it('reads a table, and the day is asked where an hour is missing', async () => {
    const [table] = await read('Restaurant: Taberna X\nDate: 4 May 2027\nGuests: 2');
    expect(table).toMatchObject({ kind: 'table', partySize: 2, start: { date: '2027-05-04', time: null } });
    expect(table?.unknown).toEqual(['start']);
    const [sure] = await read('Restaurant: Taberna X\nDate: 4 May 2027\nTime: 8:30 PM');
    expect(sure).toMatchObject({ start: { time: '20:30' }, unknown: [] });
  });

  it('leaves the day of an arrival open that comes after midnight', async () => {
    const [ride] = await read('Date: 4 May 2027\ndep. 22:49 Faro (IC 786)\narr. 00:52 Lisboa');
    expect(ride).toMatchObject({
      kind: 'train',
      name: 'IC 786',
      from: { name: 'Faro' },
      start: { date: '2027-05-04', time: '22:49' },
      end: null,
      unknown: ['end'],
    });
  });

  it('reads a PDF by its lines', async () => {
    const [ride] = await readBookings({
      bytes: pdfOf(['Date: 4 May 2027', 'dep. 09:10 Porto \\(IC 520\\)', 'arr. 12:30 Lisboa']),
      name: 'ticket.pdf',
    });
    expect(ride).toMatchObject({
      from: { name: 'Porto' },
      to: { name: 'Lisboa' },
      end: { date: '2027-05-04', time: '12:30' },
    });
    expect(ride?.sources.from).toEqual({ part: 'ticket.pdf', at: 'line 2' });
  });
});
