import type { CheckTexts } from '../texts.ts';
import { listed } from '../words.ts';

export const check: CheckTexts = {
  checked: ({ visits, days, cities, fits, doNot, unknown }) =>
    `Ich habe ${stops(visits)}${days > 0 ? ` an ${days} ${days === 1 ? 'Tag' : 'Tagen'}` : ''}${cities === '' ? '' : ` in ${cities}`} geprüft: ${listed(
      [
        `${fits} ${fits === 1 ? 'passt' : 'passen'}`,
        `${doNot} ${doNot === 1 ? 'passt' : 'passen'} nicht`,
        ...(unknown > 0 ? [`${unknown} kann ich nicht beurteilen`] : []),
      ],
      'und',
    )}.`,
  nothing: 'In diesem Text habe ich keine Ziele gefunden.',
  askForMore: 'Fügen Sie den Plan mit einer Zeile für jedes Ziel ein, dann prüfe ich Zeiten und Öffnungszeiten.',
  allGood: 'Soweit ich weiß, spricht nichts dagegen.',
  onlyUnknown: 'Soweit ich weiß, spricht nichts dagegen. Prüfen Sie aber, was ich nicht beurteilen konnte.',
  worksOn: (when, moves) =>
    `${when} geht${moves > 0 ? `, wenn ${moves === 1 ? 'ein anderes Ziel' : `${moves} andere Ziele`} ein wenig ${moves === 1 ? 'rückt' : 'rücken'}` : ''}.`,
  reasonAndFix: (reason, fix) => `${reason.replace(/\.$/, '')}; ${fix}`,
  leaveOut: (name) => `Lassen Sie den zweiten Besuch weg: ${name}.`,
  notFound: (name) => `„${name}“ kenne ich nicht. Prüfen Sie, ob es das gibt und wann es geöffnet ist.`,
  didYouMean: (name, near) => `„${name}“ kenne ich nicht. Meinten Sie ${listed(near, 'oder')}?`,
  vague: (name) => `„${name}“ nennt keinen Ort, den ich nachschlagen kann. Welchen meinen Sie?`,
  twice: (name, times, lines) => `${name} steht ${times === 2 ? 'zweimal' : `${times}-mal`} im Plan (Zeilen ${lines}).`,
  saidAgain: (name) => `Der Plan sagt selbst, dass ${name} schon darin steht.`,
  book: {
    needed: (name) => `${name} muss man buchen.`,
    advised: (name) => `${name} sollte man vorher buchen.`,
    said: (name) => `Der Plan sagt, dass man ${name} buchen muss.`,
  },
  outOfTown: (name) => `${name} liegt außerhalb: Prüfen Sie Hin- und Rückweg und die Öffnungszeiten.`,
  noDay: (name) => `Für ${name} steht kein Tag da.`,
  hours: (hours) => `Öffnungszeiten: ${hours}.`,
  ifDateHolds: 'Das hängt von Ihrem Datum ab, das nicht im Text steht.',
  bed: (name) => `Unterkünfte prüfe ich nicht: Sehen Sie nach Ihrer Buchung für ${name}.`,
  way: (name) => `Den Fahrplan für den Weg kenne ich nicht: ${name}.`,
  unknownCity: (name) =>
    `Über ${name} habe ich keine Daten. Öffnungszeiten und Wege dort kann ich deshalb nicht prüfen.`,
  noCity:
    'Ich konnte nicht erkennen, in welcher Stadt das ist. Nennen Sie sie, dann prüfe ich Öffnungszeiten und Wege.',
  assumedCity: (name) => `Der Text nennt keine Stadt; die meisten seiner Orte liegen in ${name}.`,
  inPart: (name) =>
    `Von ${name} kenne ich bisher nur die wichtigsten Sehenswürdigkeiten und wenige Öffnungszeiten: Den Rest kann ich nicht beurteilen.`,
  assumedDates: (date) =>
    `Im Text steht kein Datum. Ich habe angenommen, dass die Reise so beginnt: ${date}. Sagen Sie, wann Sie reisen, dann prüfe ich Ihre Tage.`,
  assumedWeekdays: (date) => `Im Text stehen Wochentage, aber kein Datum. Ich habe die Woche ab ${date} genommen.`,
  assumedTimes: (number) =>
    `${stops(number)} ${number === 1 ? 'hat' : 'haben'} keine vollständigen Zeiten: Ich habe die Reihenfolge gelassen und die übliche Dauer angenommen.`,
  notCounted: (number) =>
    `${stops(number)}, ${number === 1 ? 'das' : 'die'} ich nicht finden konnte, ${number === 1 ? 'nimmt' : 'nehmen'} bei dieser Prüfung keine Zeit ein.`,
  leftUnread: (days) => `Ich habe die ersten ${days} Tage gelesen; der Rest fehlt.`,
  holiday: (day, name) => `${day} ist ein Feiertag (${name}): Die Öffnungszeiten können abweichen.`,
  noMeal: (meal) => `Nicht geplant: ${meal}.`,
  mealNear: (name) => `Eine Mahlzeit bei ${name}`,
  total: (total, travelers) =>
    `Was ich an Preisen kenne, macht zusammen ${total} für ${travelers === 1 ? 'eine Person' : `${travelers} Personen`}.`,
  unapplied: {
    stop: (name, line) => `„${name}“ (Zeile ${line}) steht nicht in diesem Plan; diese Änderung wurde nicht gemacht.`,
    place: (name, place) => `Einen Ort „${place}“ kenne ich hier nicht; „${name}“ bleibt, wie es dasteht.`,
    date: (name, day) => `${day} kommt in diesem Plan nicht vor; „${name}“ bleibt, wo es war.`,
  },
  repair: {
    unchanged: 'Ich habe nichts geändert.',
    changed: ({ changed, leftOut }) =>
      `Ich habe ${listed(
        [
          ...(changed > 0 ? [`${stops(changed)} geändert`] : []),
          ...(leftOut > 0 ? [`${stops(leftOut)} weggelassen`] : []),
        ],
        'und',
      )}; alles andere bleibt, wie es dasteht.`,
    stillWrong: 'Etwas spricht noch gegen den Plan, das ich nicht beheben kann.',
    unknownStays: (entries) =>
      `Soweit ich weiß, spricht nun nichts mehr dagegen. ${entries === 1 ? 'Einen Eintrag' : `${entries} Einträge`} kann ich aber nicht beurteilen.`,
    moved: (name, from, to) => `${name}: statt ${from} nun ${to}.`,
    otherDay: (name, when) => `${name} rückt auf ${when}.`,
    shortened: (name, times) => `${name} wird kürzer: ${times}.`,
    taken: (written, name) => `Mit „${written}“ ist wohl gemeint: ${name}.`,
    leftOut: (name) => `${name} fällt weg: In diesem Plan passt es zu keiner Zeit.`,
  },
};

function stops(number: number): string {
  return `${number} ${number === 1 ? 'Ziel' : 'Ziele'}`;
}
