import { tzlib_get_ical_block } from 'timezones-ical-library';

/**
 * The lines of the `VTIMEZONE` of a zone, without which its `TZID` means nothing.
 *
 * @throws {RangeError} if there is no such zone.
 */
export function describeZone(zone: string): string[] {
  const [block] = tzlib_get_ical_block(zone);
  if (block === undefined)
    throw new RangeError(`Expected an IANA zone such as "Asia/Tokyo", got ${JSON.stringify(zone)}.`);
  // For an alias the library answers the zone it stands for; events name the alias.
  return block.split('\r\n').map((line) => (line.startsWith('TZID:') ? `TZID:${zone}` : line));
}
