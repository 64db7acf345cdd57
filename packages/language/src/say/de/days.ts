import type { DayTexts } from '../texts.ts';

export const days: DayTexts = {
  leftOut: {
    closed: (name) => `${name} ist an den Tagen dieser Reise geschlossen.`,
    budget: (name) => `${name} würde mehr kosten, als noch übrig ist.`,
    noTime: (name) => `Für ${name} ist keine Zeit mehr übrig.`,
    full: (name) => `Bei Ihrem Tempo sind die Tage voll; ${name} fehlt deshalb.`,
    crowded: (name) => `${name} war zu voll.`,
    weather: (name) => `${name} liegt im Freien, und das Wetter sprach dagegen.`,
  },
  why: {
    asked: 'von Ihnen gewünscht',
    onList: 'von Ihrer Liste',
    interests: (names) => `passt zu Ihren Interessen: ${names}`,
    minor: 'nach unserer Einschätzung eine kleinere Sehenswürdigkeit',
    worthALook: 'nach unserer Einschätzung einen Blick wert',
    major: 'nach unserer Einschätzung eine wichtige Sehenswürdigkeit',
    firstRank: 'nach unserer Einschätzung eine Sehenswürdigkeit ersten Ranges',
    crowd: (level) => `um diese Zeit meist zu ${level} voll (typisch, geschätzt)`,
    here: 'gleich hier',
    onFoot: (duration, from) => `${duration} zu Fuß ab ${from}`,
    byTransit: (duration, from) => `${duration} mit öffentlichen Verkehrsmitteln ab ${from}`,
    table: (meal) => `ein Tisch: ${meal}`,
    onYourOwn: 'eine Mahlzeit auf eigene Faust',
    price: (sum) => `etwa ${sum} pro Person`,
    startsHere: 'hier beginnt der Tag',
    nightHere: 'hier übernachten Sie',
    arriveHere: 'hier kommen Sie an',
    leaveHere: 'von hier reisen Sie ab',
    rest: 'eine Pause',
  },
  notes: {
    hoursUnknown: 'Die Öffnungszeiten sind nicht bekannt: bitte vorher prüfen.',
    freeDay: 'An diesem Tag kostenlos, was nicht immer so ist: bitte prüfen, auch ob man einen Termin buchen muss.',
    noSteps: 'Stufenlos.',
    partSteps: 'Zum Teil stufenlos: Fragen Sie, welche Teile ohne Stufen erreichbar sind.',
    stepsUnknown: 'Ob es stufenlos ist, ist nicht bekannt: bitte vorher fragen.',
    steps: 'Ohne Stufen kommt man nicht hinein.',
    findEntrance: 'Suchen Sie einen Eingang ohne Stufen.',
    serves: (diets) => `Gibt es hier, soweit bekannt: ${diets}.`,
    notKnownToServe: (diets) => `Ob es das hier gibt, ist nicht bekannt: ${diets}. Bitte vorher fragen.`,
    askKitchen: 'Fragen Sie, ob die Küche das getrennt hält.',
    booking: {
      needed: 'Ein Tisch muss reserviert werden. Bitte vorher fragen.',
      advised: 'Eine Reservierung ist ratsam. Bitte vorher fragen.',
      none: 'Reservieren kann man nicht: Vielleicht stehen Sie an. Bitte vorher fragen.',
    },
  },
  notices: {
    mustDo: (name) => `${name} haben Sie sich gewünscht, steht aber nicht im Plan.`,
    noRoom: 'So, wie der Plan ist, ist dafür kein Platz.',
    unknownPlace: (name) =>
      `${name} haben Sie sich gewünscht, steht aber nicht im Plan: Einen solchen Ort kenne ich hier nicht. Schreiben Sie den üblichen Namen, oder fügen Sie ihn Ihren eigenen Orten hinzu.`,
    elsewhere: (name, city) =>
      `${name} haben Sie sich gewünscht, steht aber nicht im Plan: Das liegt in ${city}, und dorthin führt diese Reise nicht.`,
    noMeal: (meal, day) =>
      `${day}: kein ${meal} geplant, denn der Tag lässt keine Stunde dafür. Nehmen Sie ein Ziel heraus, oder bitten Sie darum.`,
    leaving: (meal, day, time) =>
      `${day}: kein ${meal} geplant, denn Sie reisen um ${time} ab. Essen Sie vorher, oder nehmen Sie etwas mit.`,
    steps: ({ all, free, partly, unknown }) =>
      `Von ${all} Zielen sind, soweit bekannt, ${free} stufenlos, ${partly} zum Teil; bei ${unknown} weiß es niemand: Fragen Sie dort bitte vorher.`,
    rest: (times) => `Für eine Pause frei gehalten: ${times}.`,
    noRest: 'Für eine Pause ist keine Zeit frei: Die Tage sind zu kurz dafür. Wählen Sie ein langsameres Tempo.',
    ownMeals: (count, all) =>
      `${count} von ${all} Mahlzeiten nehmen Sie auf eigene Faust in der Nähe des Weges ein. Im Plan steht, wo es für wen etwas gibt, soweit bekannt.`,
    farStay: ({ areas, within, house, km }) =>
      `Sie übernachten nicht in der gewünschten Lage (${areas}): Im Umkreis von ${within} km ist nichts Passendes bekannt. ${house} liegt ${km} km entfernt.`,
    food: (food) =>
      `„${food}“ kann der Plan nicht berücksichtigen, denn darüber ist von keiner Küche etwas bekannt: Fragen Sie bitte in jedem Restaurant.`,
    kitchens: (allergies) =>
      `Bei jeder Mahlzeit steht, was von der Küche bekannt ist (${allergies}) und was Sie fragen sollten. Sagen Sie es in jedem Restaurant: Nichts davon haben wir geprüft.`,
    askSteps: (names) => `Fragen Sie bitte vorher, ob es dort Stufen gibt; niemand weiß es: ${names}.`,
    unknownSteps: (count) =>
      `${count} ${count === 1 ? 'Sehenswürdigkeit fehlt' : 'Sehenswürdigkeiten fehlen'}, weil niemand weiß, ob es dort Stufen gibt. Sagen Sie, wenn Sie lieber an der Tür fragen möchten.`,
    purse: ({ who, spent, limit, isEach }) =>
      `Was Sie gemeinsam unternehmen, bleibt im Rahmen dessen, was möglich ist (${who}): ${spent} von ${limit}${isEach ? ' pro Person' : ''}.`,
    leftForEach: (sums) => `Übrig bleibt: ${sums}.`,
    leftOf: (who, sum) => `${who} ${sum}`,
    asYouLike: (who) => `${who} nach Belieben`,
    tooDear: (names) => `Wegen dieser Grenze nicht im Plan, mit mehr Geld aber möglich: ${names}.`,
    costing: (name, fee) => `${name} (${fee})`,
    taste: ({ who, score, avoided, places }) =>
      `Das trifft den Geschmack kaum: ${who} (${score} von 100${avoided > 0 ? `; ${avoided} von ${places} Orten sind von einer Art, die lieber vermieden wird` : ''}). Sagen Sie „für alle fair“, wenn die Mischung anders sein soll.`,
    child: (age, time) =>
      `Mit einem Kind von ${age} Jahren endet der letzte Besuch des Tages spätestens um ${time}, und abends ist nichts geplant.`,
    childFees: (count) =>
      `Was Kinder an ${count === 1 ? 'einem Ort' : `${count} Orten`} zahlen, ist nicht bekannt; gerechnet ist der volle Preis, es kann weniger sein.`,
    ofOption: (number, text) => `Vorschlag ${number}: ${text}`,
  },
  chanceOfRain: (level) => `Regenwahrscheinlichkeit ${level}`,
  rainyDays: (wet, all) => `Regen an ${wet} von ${all} Tagen`,
  typical: (text) => `${text} (üblich für den Monat)`,
  dayIn: (city) => `Ein Tag in ${city}`,
  instead: (name, outdoor, times) => `${name} statt ${outdoor}, ${times}: drinnen und dann geöffnet.`,
  stays: (name) => `${name} bleibt: In der Nähe ist drinnen nichts, das dann sicher offen hat.`,
};
