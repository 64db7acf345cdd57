import type { IsoDate } from '@wayfarer/trip/clock';

import { UnreadableBookingError } from '../errors.ts';
import { parseMoment } from '../moment.ts';
import { type Moment, placeOf, type Reservation, reservationOf } from '../reservation.ts';
import { isNode, type StructuredNode } from '../schema-org/json-ld.ts';
import { listOf, nodeOf, textOf } from '../schema-org/values.ts';
import { listDatesIn } from '../text/dates.ts';
import { readLines } from '../text/read-lines.ts';
import { isBoardingPass, readBoardingPass } from './boarding-pass.ts';
import { unzip } from './unzip.ts';

/** A field of a pass, as its front or back shows it. */
interface PassField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** @throws {UnreadableBookingError} if it is no pass, or none of a kind that books something. */
export function readPass(bytes: Uint8Array, part: string, receivedOn: IsoDate | null): Reservation[] {
  const pass = parsePass(unzip(bytes, (name) => name === 'pass.json').get('pass.json'));
  const fields = listFields(pass);
  const message = [...listOf(pass['barcodes']), pass['barcode']].map((code) => textOf(nodeOf(code)['message']) ?? '');
  const code = message.find(isBoardingPass) ?? rawMessage(pass);
  if (isBoardingPass(code)) {
    const stated = dayOfPass(pass, fields);
    return readBoardingPass(code, `${part}/pass.json`, stated ?? receivedOn)
      .map((one) => (stated === null ? one : { ...one, guessed: [] }))
      .map((one) => withLabels(one, fields));
  }
  if (isNode(pass['eventTicket'])) {
    const semantic = readSemantics(pass, part);
    if (semantic) return [semantic];
  }
  const lines = fields.flatMap(({ label, value }) => {
    const [first = '', ...rest] = value.split(/\r?\n/);
    return [`${label}: ${first}`.replace(/^: /, ''), ...rest];
  });
  return readLines(lines, { part: `${part}/pass.json`, receivedOn });
}

/** A barcode's message keeps its runs of blanks, which count in a boarding pass. */
function rawMessage(pass: StructuredNode): string {
  const messages = [...listOf(pass['barcodes']), pass['barcode']].map((code) => nodeOf(code)['message']);
  return messages.find((one): one is string => typeof one === 'string' && isBoardingPass(one)) ?? '';
}

function parsePass(bytes: Uint8Array | undefined): StructuredNode {
  if (!bytes)
    throw new UnreadableBookingError('unsupported', 'The archive has no pass.json. A .pkpass file was expected.');
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isNode(value)) return value;
  } catch {
    // Falls through to the same words.
  }
  throw new UnreadableBookingError(
    'damaged',
    'The pass.json of the pass is not JSON. A whole .pkpass file was expected.',
  );
}

const STYLES = ['boardingPass', 'eventTicket', 'generic', 'storeCard', 'coupon'];
const GROUPS = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'];

function listFields(pass: StructuredNode): PassField[] {
  return STYLES.flatMap((style) => GROUPS.flatMap((group) => listOf(nodeOf(pass[style])[group]))).map((one) => {
    const field = nodeOf(one);
    const { value } = field;
    return {
      key: textOf(field['key']) ?? '',
      label: textOf(field['label']) ?? '',
      value: typeof value === 'string' ? value.slice(0, 2_000) : (textOf(value) ?? ''),
    };
  });
}

/** The day that a field or the pass itself states. */
function dayOfPass(pass: StructuredNode, fields: readonly PassField[]): IsoDate | null {
  const stated = fields.flatMap(({ value }) => listDatesIn(value)).map(({ date }) => date);
  return stated[0] ?? parseMoment(textOf(pass['relevantDate']) ?? '')?.date ?? null;
}

/** Names of airports, as the labels beside their codes give them. */
function withLabels(one: Reservation, fields: readonly PassField[]): Reservation {
  const labelOf = (code: string | null | undefined): string | null =>
    fields.find(({ value }) => value === code && code !== null)?.label || null;
  return {
    ...one,
    from: one.from && { ...one.from, name: labelOf(one.from.code) },
    to: one.to && { ...one.to, name: labelOf(one.to.code) },
  };
}

/** A ticket that says in Apple's semantic tags what it is for. */
function readSemantics(pass: StructuredNode, part: string): Reservation | null {
  const tags = nodeOf(pass['semantics']);
  const start = momentOf(nodeOf(tags['eventStartDateInfo'])['date'] ?? tags['eventStartDate']);
  const name = textOf(tags['eventName']);
  if (start === null || name === null) return null;
  const seat = nodeOf(tags['seats']);
  const seats = ['seatSection', 'seatRow', 'seatNumber'].map((key) => textOf(seat[key])).filter((one) => one !== null);
  const found = {
    name,
    start,
    end: momentOf(tags['eventEndDate']),
    place: placeOf({ name: textOf(tags['venueName']) }),
    seat: seats.join(' ') || null,
  };
  return reservationOf('event', found, (field) => ({ part: `${part}/pass.json`, at: `semantics, ${field}` }));
}

function momentOf(value: unknown): Moment | null {
  return parseMoment(textOf(value) ?? '');
}
