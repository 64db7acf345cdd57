import type { WishTexts } from '../texts.ts';

export const wishes: WishTexts = {
  option: (n, title) => `${n}. ${title}`,
  optionLine: (option, cost, figures) => `${option}: etwa ${cost}; ${figures}`,
  figures: {
    cost: (cost) => `etwa ${cost} (geschätzt)`,
    walking: (km) => `${km} km zu Fuß am Tag`,
    rides: (count) => (count === 1 ? '1 Fahrt in der Stadt' : `${count} Fahrten in der Stadt`),
    free: (duration) => `${duration} frei am Tag`,
    stops: (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
  },
  best: (option, figure) => `${option}: ${figure}.`,
  sameForAll: (figure) => `Darin unterscheiden sie sich nicht: ${figure}.`,
  tie: (options, figure) => `${options} haben das Gleiche: ${figure}.`,
  oneHas: (option, name) => `Mit ${name}: ${option}.`,
  noneHas: (words) => `Soweit bekannt, hat keiner der Vorschläge „${words}“.`,
  unpriced: 'Unbekannte Preise stecken in keiner der Summen.',
  noOptions: 'Es gibt noch keine Vorschläge zu vergleichen.',
  unknownKind:
    'So eine Art von Ort kenne ich nicht. Tempel, Museen, Gärten, Märkte und Ähnliches kann ich unterscheiden.',
  noneOfKind: 'Davon steht nichts im Plan.',
  allFixed: (names) => `${names}: festgelegt oder von Ihnen gewünscht. Das bleibt.`,
  ofKind: (count, names) => `Davon hat der Plan ${count}: ${names}.`,
  alsoPossible: 'Das würde auch passen:',
};
