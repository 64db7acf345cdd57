import type { DecisionTexts } from '../texts.ts';

export const decisions: DecisionTexts = {
  trouble: {
    crowd: (name, level, limit) => `${name} ist zu ${level} % voll; ab ${limit} % frage ich nach.`,
    traffic: (name, level, limit) =>
      `Der Verkehr auf dem Weg liegt bei ${level} % (${name}); ab ${limit} % frage ich nach.`,
    weather: (name) => `${name} liegt im Freien, und das Wetter spricht dagegen.`,
    closed: (name) => `${name} ist geschlossen.`,
    otherHours: (name, hours) => `${name} soll an dem Tag nur ${hours} geöffnet sein.`,
    unwanted: (name) => `Sie möchten lieber nicht hin: ${name}.`,
    delay: (name) => `Sie kommen zu spät: ${name}.`,
  },
  returned: (name) => `${name} kann wieder in den Tag.`,
  question: 'Was machen wir?',
  recommended: (choice) => `Ich würde sagen: ${choice}.`,
  closedThen: (name, date) =>
    `Gut zu wissen: ${name} ist am ${date} geschlossen. In Ihrem Plan ändert sich dadurch nichts.`,
  closedOnVisit: (name, date) =>
    `${name} ist am ${date} geschlossen, und Ihr Plan führt an dem Tag dorthin. Ohne Ihr Ja ändert sich nichts: Was möchten Sie?`,
  noOutdoors: (date) => `Notiert. Im Freien liegt nichts: ${date}.`,
  outdoors: (date, names) => `Notiert. Im Freien, ${date}: ${names}. Soll ich etwas drinnen suchen?`,
  ifWeather: (date, sky, names) => `${date}, ${sky}: Im Freien liegen ${names}.`,
  ifLate: (duration) => `Wenn Sie ${duration} zu spät sind:`,
  lateAt: (name, then, planned) => `${name} erreichen Sie um ${then} statt um ${planned}.`,
  nothingGives: (names) => `Was danach kommt, steht fest; ich kann es weder verschieben noch weglassen: ${names}.`,
  nothingAfter: 'Danach ist an diesem Tag nichts mehr geplant.',
  nothingInstead: 'Ich habe nichts gefunden, was an ihre Stelle treten könnte: Sie bleiben, oder Sie lassen sie weg.',
  noted: 'Notiert. Deshalb muss sich nichts ändern.',
  choices: {
    wait: 'warten und später fragen',
    replace: 'ersetzen',
    skip: 'auslassen',
    keep: 'trotzdem hingehen',
    move: 'zu einer anderen Zeit',
  },
  difference: (time, money, satisfaction) =>
    `Unterschied: Zeit ${time}, Kosten ${money ?? 'nicht bekannt'}, Zufriedenheit ${satisfaction}. Noch ist nichts geändert.`,
  doIt: 'Mach das',
  replaceBy: (n, name) => `${n}. ${name}`,
  howToApprove: 'Ihr Plan bleibt, wie er ist, bis Sie zustimmen.',
  approve: 'Zustimmen',
  reject: 'Plan behalten',
};
