import type { BookingTexts } from '../texts.ts';

export const bookings: BookingTexts = {
  kinds: {
    flight: 'Vol',
    train: 'Train',
    bus: 'Bus',
    ferry: 'Ferry',
    hotel: 'Hôtel',
    table: 'Table',
    event: 'Billet',
    car: 'Voiture de location',
  },
  cancelled: (kind) => `${kind} (annulé)`,
  labels: {
    departure: 'Départ',
    arrival: 'Arrivée',
    checkIn: 'Arrivée à l’hôtel',
    checkOut: 'Départ de l’hôtel',
    begins: 'Début',
    ends: 'Fin',
    from: 'De',
    to: 'À',
    place: 'Lieu',
    code: 'Code',
    persons: 'Pour',
    seat: 'Place',
  },
  localTime: 'heure locale',
  ask: (label) => `${label} : je n’ai pas pu lire cela. Que dit votre réservation ?`,
  askYear: (label, date) => `${label} : le code n’indique pas l’année. Est-ce le ${date} ?`,
  fixedNow: (day, time) => `Actuellement dans le plan : ${day}, ${time}.`,
  obstacles: {
    cancelled: 'Elle est annulée : le plan reste tel quel.',
    'not-certain': 'Ce qu’il faut au plan n’est pas certain : il reste tel quel.',
    'other-days': 'Ce n’est pas pendant les jours de ce voyage.',
    'unknown-place': 'Je ne connais pas ce lieu, ou il y en a plusieurs de ce nom.',
    'no-part': 'Le plan n’a pas de place pour cela.',
    connection: 'C’est une correspondance : ni votre arrivée ni votre départ.',
    'other-city': 'Ce n’est pas la ville de ce voyage : le plan reste tel quel.',
  },
  unreadable: {
    'too-large': 'Ce fichier est trop grand pour une réservation. Je lis jusqu’à 10 Mo et quelques pages de PDF.',
    unsupported:
      'Je ne sais pas lire ce type de fichier. Choisissez un e-mail, un calendrier, un pass, un PDF, une page ou un texte.',
    damaged: 'Ce fichier est abîmé ou protégé. Enregistrez-le à nouveau, ou collez son texte.',
    'no-booking': 'Je n’y lis aucune réservation. Je cherche un lieu, une date et une heure.',
  },
};
