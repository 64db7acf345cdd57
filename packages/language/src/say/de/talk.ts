import type { TalkTexts } from '../texts.ts';

export const talk: TalkTexts = {
  greeting: 'Hallo! Ihr Plan lässt sich jederzeit ändern. Was möchten Sie?',
  goodbye: 'Auf Wiedersehen und gute Reise. Ihr Plan bleibt erhalten.',
  thanks: 'Gern geschehen.',
  praise: 'Das freut mich. Der Plan bleibt, wie er ist.',
  complaint:
    'Das tut mir leid. Sagen Sie mir, was nicht stimmt, dann ändere ich es; „rückgängig“ nimmt die letzte Änderung zurück.',
  insult: 'Es tut mir leid, dass das schiefging. Was soll ich ändern?',
  howAreYou: 'Hier ist alles gut. Sehen wir uns Ihren Plan an?',
  whoAreYou: 'Ich bin Wayfarer, ein Programm, das Reisen plant. Hier schreibt kein Mensch.',
  tired: 'Dann machen wir es uns leichter. Was würde helfen?',
  sore: 'Das tut mir leid. Was würde helfen?',
  ill: 'Das tut mir leid. Wenn es schlimmer wird, rufen Sie an:',
  illNoNumber: 'Für dieses Land habe ich keine geprüfte Notrufnummer; in vielen gilt 112.',
  illNearby: (name) =>
    name === null
      ? 'Apotheken und Ärzte stehen nicht in meinen Daten.'
      : `Apotheken und Ärzte stehen nicht in meinen Daten. In ${name} kennt man die nächsten.`,
  lessWalking: 'An dem Tag weniger laufen',
  tiredChips: {
    slower: 'Ein ruhigerer Tag',
    rest: (minutes, time) => `${minutes} Minuten Pause um ${time}`,
    earlier: 'Eine Stunde früher Schluss',
  },
  hungry: (name, when) => `Ihr nächstes Essen: ${name}, ${when}.`,
  hungryNone: 'Für heute ist kein Essen mehr geplant.',
  hungryChips: {
    earlier: (time) => `Früher essen, um ${time}`,
    bite: (minutes, time) => `${minutes} Minuten für einen Happen um ${time}`,
  },
  openNear: (names) => `In der Nähe und dann offen: ${names}.`,
  language:
    'Ich lese und schreibe Englisch, Japanisch, Chinesisch, Französisch, Deutsch und Spanisch. Schreiben Sie einfach in Ihrer Sprache.',
  spoken: 'Von jetzt an antworte ich auf Deutsch.',
  injection:
    'Anweisungen, wie ich arbeite, nehme ich nicht an. Es wurde nichts geändert. Bei Ihrer Reise helfe ich gern.',
  offTopic: 'Davon verstehe ich nichts; ich kenne diese Reise. Zum Plan kann ich alles sagen und ändern.',
  filler: 'Ich höre.',
  emergency: 'Im Notfall rufen Sie sofort an:',
  emergencyUnknown:
    'Für dieses Land habe ich keine gesicherten Nummern; 112 geht in vielen Ländern und von den meisten Handys.',
  services: { all: 'Notruf', police: 'Polizei', ambulance: 'Rettungsdienst', fire: 'Feuerwehr' },
  emergencyPlan: 'Der Plan kann warten. Soll ich den Rest des Tages freimachen?',
  freeToday: 'Rest des Tages freimachen',
  leavePlan: 'Plan so lassen',
  nobody:
    'Hinter diesem Gespräch steht kein Mensch, nur ein Programm. Ich kann den Plan ändern, Bekanntes beantworten und Änderungen zurücknehmen.',
  called: 'Ich habe jemandem Bescheid gegeben; die Antwort erscheint hier. Solange arbeite ich weiter für Sie.',
  calledAlready: 'Jemand weiß Bescheid und hat noch nicht geantwortet. Solange arbeite ich weiter für Sie.',
  inPerson: (text) => `Jemand antwortet: ${text}`,
  unknownName: (words) =>
    `„${words}“ kenne ich auf dieser Reise nicht, und auch nichts Ähnliches. Fragen Sie nach Ideen, oder nennen Sie einen Ort der Stadt.`,
  notInTrip: (name, city) =>
    `${name} steht in meiner Liste von ${city}, aber nicht unter den Orten dieser Reise: Sie enthält von sehr vielen die besten. Sagen Sie „must see ${name}“, und ich mache einen Plan damit.`,
  chosen: 'Das ist jetzt Ihr Plan. Nichts daran ändert sich, ohne dass wir Sie fragen.',
  modelSilent: 'Hier habe ich mich an meine eigenen Regeln gehalten: Das Sprachmodell hatte keine brauchbare Antwort.',
  readAs: (said: string, words: string) => `„${said}“ habe ich so gelesen: ${words}.`,
  unused: (words) => `Das habe ich nicht verstanden: ${words}`,
  undone: 'Zurückgenommen.',
  undoChoice: 'Seit Sie den Plan gewählt haben, hat sich nichts geändert. Soll ich die Wahl selbst zurücknehmen?',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  redone: 'Wieder ausgeführt.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  stopped: 'In Ordnung, es ändert sich nichts.',
  postponed: 'In Ordnung, die Frage bleibt offen. Antworten Sie, wann Sie mögen; bis dahin ändert sich nichts.',
  saved: 'Alles bleibt erhalten; zu speichern ist nichts.',
  startOver: 'Ihr Plan bleibt, bis Sie sagen, was aus ihm werden soll. Was möchten Sie?',
  startOverChips: { anew: 'Alle Tage neu planen', keep: 'Plan behalten' },
  whatToChange: 'Was soll ich ändern?',
  approved: 'Wie gewünscht erledigt.',
  whichOption: 'Welcher Vorschlag soll es sein?',
  perfect: 'Gut, dann bleibt der Plan so.',
  noneOfThese: 'Also keines davon. Was soll geschehen?',
  hereNow: (name) => `Sie sind hier: ${name}.`,
  timeNow: (when) => `Es ist ${when}.`,
  confirmSkip: (count) => `Damit gelten ${count} Halte als erledigt. Sind Sie schon dort?`,
  confirmChips: { yes: 'Ja, wir sind dort', no: 'Nein, lass es' },
  planAnew: 'Ich arbeite daran; der neue Plan wird Ihnen gezeigt, bevor sich etwas ändert.',
  already: 'Das ist schon so.',
};
