import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';

import { day, HOSTILE_NAMES, OSM, plan, TWO_STOPS, visit } from '../../test/make-plan.ts';
import type { ExportedPlan } from '../exported-plan.ts';
import { toKml } from './to-kml.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => ['Folder', 'Placemark'].includes(name),
});

function read(over: Partial<ExportedPlan> = {}) {
  const file = toKml(plan(over));
  expect(XMLValidator.validate(file)).toBe(true);
  return parser.parse(file).kml.Document;
}

it('has a folder for each day with its stops in order, and the way through them', () => {
  const { Folder, name, description } = read({
    days: [day(TWO_STOPS), day({ date: '2027-04-04' })],
    attributions: [OSM],
  });
  expect(name).toBe('Osaka to Kyoto');
  expect(description).toBe(
    'Sat 3 April 2027 to Sun 4 April 2027, Kyoto.<br>Planned with data of: © OpenStreetMap contributors, ODbL 1.0, https://www.openstreetmap.org/copyright',
  );
  expect(Folder.map((folder: { name: string }) => folder.name)).toEqual([
    'Day 1: Sat 3 April 2027, Kyoto',
    'Day 2: Sun 4 April 2027, Kyoto',
  ]);
  expect(Folder[0].Placemark.map((mark: { name: string }) => mark.name)).toEqual([
    'Temple',
    'Noodles',
    'The way of the day',
  ]);
  expect(Folder[0].Placemark[2].LineString.coordinates).toBe('135.7727,34.9671 135.78,34.97');
  expect(Folder[1].Placemark).toHaveLength(1);
});

it('says of a stop when it is, and where, longitude first', () => {
  const [stop] = read().Folder[0].Placemark;
  expect(stop.TimeSpan).toEqual({ begin: '2027-04-03T00:16:00.000Z', end: '2027-04-03T01:46:00.000Z' });
  expect(stop.Point.coordinates).toBe('135.7727,34.9671');
  expect(stop.description).toBe(
    '09:16–10:46<br>You like temples.<br>Temple, ¥500 each, open 08:00–17:00.<br>Source: sample, 2026-08-01. Verify hours and prices before you go.',
  );
});

it.each(HOSTILE_NAMES.map((name) => [name]))('shows %j as a text, though a description is HTML', (name) => {
  const [stop] = read({ title: name, days: [day({ visits: [visit({ name, why: name })] })] }).Folder[0].Placemark;
  expect(stop.description.replaceAll('<br>', '')).not.toMatch(/[<>]/);
  expect(stop.name).not.toMatch(/[\n\p{Cc}\p{Cs}\u202e]/u);
});
