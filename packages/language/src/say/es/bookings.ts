import type { BookingTexts } from '../texts.ts';

export const bookings: BookingTexts = {
  kinds: {
    flight: 'Vuelo',
    train: 'Tren',
    bus: 'Autobús',
    ferry: 'Ferri',
    hotel: 'Hotel',
    table: 'Mesa',
    event: 'Entrada',
    car: 'Coche de alquiler',
  },
  cancelled: (kind) => `${kind} (anulado)`,
  labels: {
    departure: 'Salida',
    arrival: 'Llegada',
    checkIn: 'Entrada en el hotel',
    checkOut: 'Salida del hotel',
    begins: 'Empieza',
    ends: 'Termina',
    from: 'De',
    to: 'A',
    place: 'Lugar',
    code: 'Código',
    persons: 'Para',
    seat: 'Asiento',
  },
  localTime: 'hora local',
  ask: (label) => `${label}: no he podido leerlo. ¿Qué dice tu reserva?`,
  askYear: (label, date) => `${label}: el código no indica el año. ¿Es el ${date}?`,
  fixedNow: (day, time) => `Ahora está en el plan: ${day}, ${time}.`,
  obstacles: {
    cancelled: 'Está anulada, así que el plan se queda como está.',
    'not-certain': 'Lo que el plan necesita no es seguro, así que se queda como está.',
    'other-days': 'No es en los días de este viaje.',
    'unknown-place': 'No conozco ese lugar, o hay varios con ese nombre.',
    'no-part': 'El plan no tiene sitio para esto.',
    connection: 'Ahí haces transbordo: no es ni tu llegada ni tu salida.',
    'other-city': 'No es la ciudad de este viaje, así que el plan se queda como está.',
  },
  unreadable: {
    'too-large': 'Este archivo es demasiado grande para una reserva. Leo hasta 10 MB y algunas páginas de PDF.',
    unsupported:
      'No sé leer este tipo de archivo. Elige un correo, un calendario, un pase, un PDF, una página o un texto.',
    damaged: 'Este archivo está dañado o protegido. Guárdalo otra vez o pega su texto.',
    'no-booking': 'No leo ninguna reserva aquí. Busco un lugar, una fecha y una hora.',
  },
};
