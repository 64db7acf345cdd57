import type { PlanTexts } from '../texts.ts';

export const plans: PlanTexts = {
  looking: (cities) => `Mehr brauche ich nicht. Ich suche Verbindungen, Unterkünfte und Restaurants: ${cities}.`,
  inTheMaking: 'Ihr Plan entsteht gerade; an Ihren Wünschen hat sich nichts geändert. Einen Moment, bitte.',
  stillTooDear:
    'Mit Ihrem Budget geht es so nicht: Der günstigste Plan ist derselbe. Nennen Sie einen anderen Betrag, oder verkürzen Sie die Reise.',
  tryAgain: 'Sagen Sie „ja“, und ich versuche es noch einmal; oder sagen Sie, was anders sein soll.',
  waits: 'Ihre Änderung wartet auf Ihre Zustimmung. „Zustimmen“ oder „Plan behalten“?',
  nothingNew:
    'An Ihrem Plan ändert das nichts. Sagen Sie, was anders sein soll: Daten, Personen, Tempo, Budget, Vorlieben.',
  choose: (numbers) =>
    `Wählen Sie Vorschlag ${numbers}, oder sagen Sie, was anders sein soll: Daten, Personen, Tempo, Budget, Vorlieben.`,
  failed: {
    compose: 'Die Sehenswürdigkeiten ließen sich nicht nachschlagen',
    arrange: 'Die Reisetage ließen sich nicht zusammenstellen',
    other: 'Etwas ist fehlgeschlagen',
    again: (what, plan, problem) =>
      `${what} (Plan ${plan}): ${problem} Sagen Sie „ja“, und ich versuche es noch einmal.`,
    noReason: 'ohne Angabe von Gründen',
  },
  alike: (count) =>
    count === 1
      ? 'Ein anderes Tempo oder ein anderer Preis zeigte Ihnen dieselben Orte, daher gibt es einen Plan.'
      : `Ein weiterer Plan zeigte Ihnen fast dieselben Orte, daher sind es ${count}.`,
  onlyOne: 'Zu Ihren Wünschen passt nur ein Plan.',
  here: (count) => (count === 1 ? 'Hier ist er:' : 'Das sind Ihre Vorschläge:'),
  which: 'Welcher soll es sein?',
  line: (title, cost) => `${title} (${cost})`,
  inAll: (sum) => `${sum} insgesamt`,
  costUnknown: (sum) => `Kosten ${sum}`,
  ofOptions: (numbers, count, text) => `${count === 1 ? 'Vorschlag' : 'Vorschläge'} ${numbers}: ${text}`,
  chosen: (title) => `„${title}“ ist jetzt Ihr Plan.`,
  promise: {
    ask: 'Ohne Rückfrage ändert sich daran nichts.',
    'small-changes': 'Über kleine Änderungen hinaus ändert sich daran nichts ohne Rückfrage.',
  },
  kept: 'Ihr Plan bleibt, wie er ist, und ebenso Ihre bisherigen Wünsche.',
  budget: {
    limits: (binding) => `Nichts passt zu dem, was jeder von Ihnen ausgeben kann. ${binding}`,
    missesBy: (sum) =>
      `Nichts passt ins Budget: Der günstigste Plan liegt etwa ${sum} darüber. Wie viel darf die Reise kosten?`,
    otherWay: (sum) => `Auf diesem Weg passt nichts ins Budget, auf einem anderen schon: ${sum} insgesamt.`,
    cheapest: (sum) => `Nichts passt ins Budget: Der günstigste Plan kostet ${sum} insgesamt.`,
    otherRide: ({ from, to, by, less, usual }) =>
      `Von ${from} nach ${to} geht es ${by}: pro Person ${less} weniger als ${usual}.`,
    cheapBeds: (names) => `Übernachtet wird so günstig wie möglich (${names}), gegessen ebenso.`,
    withoutPaid: (count, isExcept) =>
      `${count === 1 ? 'Der eine Ort, der Eintritt kostet, entfällt' : `Alle ${count} Orte, die Eintritt kosten, entfallen`}${isExcept ? ', außer denen, die Sie sich gewünscht haben' : ''}.`,
    fixed: (lines, together) =>
      `Ohne das geht es nicht: ${lines}${together === undefined ? '' : ` (zusammen ${together})`}.`,
    item: (name, sum) => `${name} ${sum}`,
    items: {
      transport: 'Fahrten',
      stay: 'Übernachtungen',
      food: 'Mahlzeiten',
      places: 'Eintritte',
      other: 'Kleinigkeiten',
      reserve: 'Reserve',
    },
    thatWay: 'Soll es so sein, oder darf es mehr kosten?',
    moreOrFewer: 'Was darf anders sein: mehr Geld oder weniger Tage?',
    none: (problem) => `Kein Plan passt zu Ihren Wünschen. ${problem} Sagen Sie, was anders sein darf.`,
  },
  change: {
    another: (changes) => `Dafür braucht es einen anderen Plan: ${changes}.`,
    anotherPlan: 'Dafür braucht es einen anderen Plan.',
    cost: (before, after) => `Kosten insgesamt: ${before} → ${after}.`,
    stay: (before, after) => `Unterkunft: ${before} → ${after}.`,
    journeys: (before, after) => `Fahrten: ${before} → ${after}.`,
    dates: (before, after) => `Reisetage: ${before} → ${after}.`,
    stops: (gone, come) =>
      [
        ...(gone > 0 ? [`${gone} ${gone === 1 ? 'Ziel fällt' : 'Ziele fallen'} weg`] : []),
        ...(come > 0 ? [`${come} ${come === 1 ? 'Ziel kommt' : 'Ziele kommen'} hinzu`] : []),
      ].join(', ') + '.',
    nothing: 'Ihre Tage blieben, wie sie sind.',
    none: 'keine',
    question: 'Soll sich Ihr Plan ändern?',
  },
  fact: (title, before, after) => `${title}: ${before} → ${after}`,
  factLine: (title, value, isAssumed) => `- ${title}: ${value}${isAssumed ? ' (angenommen)' : ''}`,
  nothingSaid: 'nichts',
  scopes: {
    total: (sum) => `${sum} insgesamt`,
    person: (sum) => `${sum} pro Person`,
    'person-day': (sum) => `${sum} pro Person und Tag`,
    day: (sum) => `${sum} pro Tag`,
  },
  facts: {
    destinations: 'Reiseziel',
    start: 'Beginn',
    end: 'Ende',
    origin: 'Startort',
    arrival: 'Ankunft',
    departure: 'Abreise',
    travelers: 'Reisende',
    budgetLevel: 'Budget',
    budget: 'Budget',
    pace: 'Tempo',
    dietary: 'Essen',
    interests: 'Interessen',
    mustDo: 'Unbedingt sehen',
    hotelStyle: 'Art der Unterkunft',
    stayAreas: 'Lage der Unterkunft',
    transport: 'Am liebsten mit',
    stays: 'Unterkunft',
    currency: 'Währung',
    accessibility: 'Barrierefreiheit',
    avoid: 'Vermeiden',
    crowds: 'Andrang',
    openingHours: 'Öffnungszeiten',
    persons: 'Zu den Einzelnen',
    fairness: 'Ausgleich',
    autonomy: 'Änderungen unterwegs',
  },
};
