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
  unknownKind: (words) =>
    `Orte der Art „${words}“ kenne ich nicht. Tempel, Museen, Gärten, Märkte und dergleichen kann ich unterscheiden.`,
  noneOfKind: 'Davon steht nichts im Plan.',
  allFixed: (names) => `${names}: festgelegt oder von Ihnen gewünscht. Das bleibt.`,
  ofKind: (count, names) => `Davon hat der Plan ${count}: ${names}.`,
  alsoPossible: 'Das würde auch passen:',
  sun: {
    sunrise: (day, time) => `${day}: Sonnenaufgang um ${time}.`,
    sunset: (day, time) => `${day}: Sonnenuntergang um ${time}.`,
  },
  noSun: {
    sunrise: (day) => `${day}: Dort geht die Sonne nicht auf.`,
    sunset: (day) => `${day}: Dort geht die Sonne nicht unter.`,
  },
  dayLocked: (day, names) => `${day} steht fest: ${names}. Ohne Sie wird daran nichts verschoben.`,
  cafesNear: (names) => `In der Nähe und dann geöffnet: ${names}.`,
  noCafeKnown: 'Ich kenne in der Nähe kein Café, das dann sicher offen hat; ich halte nur die Zeit frei.',
  servesBreakfast: (names) => `Frühstück gibt es hier: ${names}.`,
  noBreakfast: (days) => `Keinen passenden Tisch zum Frühstück gefunden: ${days}.`,
  evening: (day) => `Für den Abend, ${day}, sicher geöffnet:`,
  noEvening: (day) => `Für den Abend, ${day}, kenne ich nichts: Bars, Shows und Konzerte stehen nicht in meinen Daten.`,
  noShows: 'Bars, Shows und Konzerte stehen nicht in meinen Daten.',
  nearestAlready: (meal, name) => `${meal}: schon am nächsten Tisch, den ich kenne: ${name}.`,
  noTableNear: (name, day) => `${day}: Nahe ${name} passt kein Tisch.`,
  stayNear: ({ house, km, place, before }) =>
    `${house} liegt ${km} km Luftlinie von ${place}; die jetzige Unterkunft ${before} km.`,
  nearestHouse: (house, km, place) =>
    `Von den Häusern, die ich kenne, liegt keines näher an ${place} als ${house} (${km} km Luftlinie).`,
  unknownArea: (words) => `Wo „${words}“ liegt, weiß ich nicht. Nennen Sie einen Ort der Reise, der dort ist.`,
  noSuchFeature: (words) => `Welche Häuser „${words}“ haben, steht nicht in meinen Daten. Bitte fragen Sie das Haus.`,
  houseIsSo: (house) => `Das ist schon so: ${house}.`,
  noSuchHouse: (count) =>
    count === 1
      ? 'Von dem einen Haus, das ich hier kenne, ist das nicht bekannt.'
      : `Von den ${count} Häusern, die ich hier kenne, ist das bei keinem bekannt.`,
  otherHouses: (house) => `Jetzt wohnen Sie hier: ${house}. Andere, die ich kenne:`,
  noOtherHouse: (house) => `Ein anderes Haus dieser Art kenne ich hier nicht; Sie wohnen hier: ${house}.`,
  aNight: (money) => `etwa ${money} die Nacht im Doppelzimmer (geschätzt)`,
  noPrice: 'Preis nicht bekannt',
  nothingLeftOut: 'Soweit ich weiß, blieb nichts weg.',
  leftOut: (count) => `${count} ${count === 1 ? 'Ort ist' : 'Orte sind'} nicht im Plan, die bekanntesten zuerst:`,
  packWeather: (range, chance) => `Ihre Tage haben ${range} und bis zu ${chance} % Regenwahrscheinlichkeit.`,
  packTypical: ' Das ist für den Monat üblich und keine Vorhersage.',
  packUnknown: 'Wie das Wetter an Ihren Tagen wird, ist nicht bekannt.',
  packing: 'Danach und nach dem Plan würde ich einpacken:',
  pack: {
    warm: 'eine warme Jacke, etwas für Kopf und Hände',
    layer: 'eine leichte Jacke oder einen Pullover für morgens und abends',
    light: 'leichte Kleidung, einen Hut und etwas gegen die Sonne',
    rain: 'eine Regenjacke oder einen Schirm',
    shoes: 'eingelaufene Schuhe',
    covered: 'etwas, das Schultern und Knie bedeckt, für Tempel und Kirchen',
    swim: 'Sachen für den Strand',
  },
  packingRest: 'Von Papieren, Medikamenten und Ladegeräten wissen nur Sie.',
  cheaper: 'Billiger machen kann ich es bei der Unterkunft und beim Essen:',
  tables: (cuisine) => `Zu „${cuisine}“ kenne ich:`,
  tableNear: (name, km, stop) => `${name}, ${km} km Luftlinie von ${stop}`,
  tablePlanned: (name) => `${name}, das ist schon im Plan`,
  noTables: (cuisine) => `Zu „${cuisine}“ kenne ich auf dieser Reise kein Lokal.`,
  otherTables: (planned, meal, day) =>
    `Außer ${planned} kenne ich für ${meal} am ${day} diese. Tippen Sie eine an, um sie stattdessen zu nehmen:`,
  noOtherTables: (meal, day) => `Für ${meal} am ${day} kenne ich nichts anderes, das offen ist und passt.`,
  occasion: (day) => `Wie schön. Dadurch ändert sich nichts. Für ${day} könnte ich das tun:`,
  ifWeather: 'Jetzt ändert sich nichts. Wenn das Wetter so kommt, tippen Sie hier, oder sagen Sie es mir an dem Tag:',
  ifWeatherUnfit:
    'Jetzt ändert sich nichts. In diesen Plan passt die Änderung nicht; sagen Sie mir an dem Tag, was Sie stattdessen möchten.',
  nearbyUnknown:
    'Apotheken, Toiletten, Geldautomaten und Supermärkte stehen nicht in meinen Daten. Eine Karten-App oder Ihr Hotel weiß es.',
  notInData: (words) => `„${words}“ steht nicht in meinen Daten. Eine Karten-App oder Ihr Hotel weiß es.`,
  nearest: (name) => `Am nächsten an ${name}, Luftlinie:`,
  away: (name, km) => `${name}: ${km} km`,
  lostNext: (name) => `Nach dem Plan geht es als Nächstes hierhin: ${name}.`,
  lostHouse: (name) => `Sie wohnen hier: ${name}.`,
  lostShow: 'Zeigen Sie jemandem dort einen dieser Namen. Wo Sie sind, sehe ich nicht.',
  lostWay: (name) => `Der Weg zu ${name}`,
  without: ({ what, after, before, less }) =>
    `Ohne ${what} wären es etwa ${after} statt ${before}: ${less} weniger (geschätzt).`,
  notUnderWay: 'Sie sind noch nicht unterwegs: Sagen Sie mir zuerst, wo Sie sind.',
  early: (duration) => `Damit haben Sie ${duration} mehr.`,
  cannotEarlier: (name, time) => `${name} bleibt um ${time}: früher passt es nicht.`,
  lostDocument:
    'Melden Sie es der Polizei und heben Sie das Papier auf, das Sie bekommen. Lassen Sie Karten und Telefon sofort sperren. Für einen Pass hilft die Botschaft oder das Konsulat Ihres Landes.',
  noEmbassies: 'Adressen von Botschaften stehen nicht in meinen Daten.',
  wayTo: {
    export:
      'Das steht unter „Exportieren“ über dem Plan: Druck oder PDF, Kalender, Kartendateien, Text und eine Datei zum Teilen. Im Terminal: „wayfarer export“.',
    research:
      'Schreiben Sie nur „schau mal im Netz nach was fehlt“: Das kostet Geld, deshalb tue ich es nur, wenn nur danach gefragt ist.',
    forget:
      'Das lässt sich nicht zurücknehmen, deshalb tue ich es nicht auf ein Wort hin: „Gesagtes vergessen…“ und „Diese Reise löschen…“ stehen unter „Mehr“ und im Menü der Reise.',
    rename: 'Wie soll die Reise heißen?',
  },
  renamed: 'Die Reise hat ihren neuen Namen.',
};
