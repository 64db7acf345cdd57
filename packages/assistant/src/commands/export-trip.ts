import { PLAN_FORMAT_NAMES, PLAN_FORMATS, SHARE_EXTENSION, toExportedPlan, toFileName } from '@wayfarer/exports';
import { z } from 'zod';

import { defineCommand } from '../command.ts';
import { getTripNamed, tripNameSchema } from '../find-trip.ts';

const FORMATS = [...PLAN_FORMAT_NAMES, 'share'] as const;

export const exportTrip = defineCommand({
  name: 'export_trip',
  title: 'Take a trip along as a file',
  description: `Exports the plan of a trip, or one of its options, as a file to download, save, send, print or share: ${PLAN_FORMAT_NAMES.map((name) => `${name} (${PLAN_FORMATS[name].summary})`).join(', ')}, share (a file for another Wayfarer). Use ics for Google Calendar, Apple and Outlook, gpx for navigation, kml for Google My Maps, geojson, or md for Markdown text to read.`,
  needs: 'read',
  input: z.strictObject({
    trip: tripNameSchema,
    format: z.enum(FORMATS),
    option: z.int().min(1).max(9).optional().describe('This option instead of the chosen plan.'),
  }),
  output: z.object({
    summary: z.tuple([z.string(), z.string()]),
    fileName: z.string(),
    mediaType: z.string(),
    text: z.string().describe('The file.'),
  }),
  isOpenWorld: false,
  examples: [{ said: 'Put the trip into my calendar.', call: { trip: 'last', format: 'ics' } }],
  async run({ trip: wanted, format, option }, { concierge }) {
    const trip = await getTripNamed(concierge, wanted);
    const date = trip.days[0]?.date;
    const file =
      format === 'share'
        ? {
            text: `${JSON.stringify(await concierge.shareTrip(trip.id))}\n`,
            mediaType: 'application/json',
            extension: SHARE_EXTENSION,
          }
        : { ...PLAN_FORMATS[format], text: PLAN_FORMATS[format].write(toExportedPlan(trip, option?.toString())) };
    const fileName = toFileName(trip.title, date, file.extension);
    return {
      result: {
        summary: [`This is the plan as ${fileName}.`, 'It names the sources of its data.'],
        fileName,
        mediaType: file.mediaType,
        text: file.text,
      },
    };
  },
});
