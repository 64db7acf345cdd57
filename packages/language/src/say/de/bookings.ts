import type { BookingTexts } from '../texts.ts';

export const bookings: BookingTexts = {
  kinds: {
    flight: 'Flug',
    train: 'Zug',
    bus: 'Bus',
    ferry: 'Fähre',
    hotel: 'Hotel',
    table: 'Tisch',
    event: 'Eintrittskarte',
    car: 'Mietwagen',
  },
  cancelled: (kind) => `${kind} (storniert)`,
  labels: {
    departure: 'Abfahrt',
    arrival: 'Ankunft',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    begins: 'Beginn',
    ends: 'Ende',
    from: 'Von',
    to: 'Nach',
    place: 'Wo',
    code: 'Code',
    persons: 'Für',
    seat: 'Sitz',
  },
  localTime: 'Ortszeit',
  ask: (label) => `${label}: Das konnte ich nicht lesen. Was steht in der Buchung?`,
  askYear: (label, date) => `${label}: Im Code steht kein Jahr. Ist es der ${date}?`,
  fixedNow: (day, time) => `Im Plan steht jetzt: ${day}, ${time}.`,
  obstacles: {
    cancelled: 'Die Buchung ist storniert, der Plan bleibt also, wie er ist.',
    'not-certain': 'Was der Plan braucht, steht hier nicht sicher; er bleibt, wie er ist.',
    'other-days': 'Das liegt nicht an den Tagen dieser Reise.',
    'unknown-place': 'Ich kenne den Ort nicht, oder es gibt mehrere mit diesem Namen.',
    'no-part': 'Dafür gibt es im Plan keinen Platz.',
    connection: 'Dort steigen Sie um; es ist also weder Ankunft noch Abreise.',
    'other-city': 'Das ist nicht die Stadt dieser Reise, der Plan bleibt also, wie er ist.',
  },
  unreadable: {
    'too-large': 'Diese Datei ist zu groß für eine Buchung. Ich lese bis zu 10 MB und einige Seiten PDF.',
    unsupported:
      'Diese Art von Datei kann ich nicht lesen. Wählen Sie eine Mail, einen Kalender, einen Pass, ein PDF, eine Webseite oder einen Text.',
    damaged: 'Diese Datei ist beschädigt oder gesperrt. Speichern Sie sie noch einmal, oder fügen Sie ihren Text ein.',
    'no-booking': 'Ich kann darin keine Buchung lesen. Ich suche einen Ort, ein Datum und eine Uhrzeit.',
  },
};
