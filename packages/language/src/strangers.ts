/** Small words of languages that nobody here reads, and that look like one of ours: Italian, Portuguese, Dutch. */
const STRANGERS: readonly string[] = [
  'il|lo|la|gli|di|del|della|dal|dalla|che|per|con|e|ed|in|un|una|uno|due|tre|quattro|giorni|giorno|notti|settimana|persone|vorrei|vorremmo|siamo|noi|viaggio|aprile|maggio|giugno|luglio|venerdì|sabato|domenica|lunedì|martedì|mercoledì|giovedì|niente|senza|mia|mio|più|togli|togliere|aggiungi|ci|possiamo|troppo',
  'o|os|um|uma|de|do|da|dos|das|em|no|na|para|com|e|eu|nós|dois|duas|três|quatro|dias|dia|noites|semana|pessoas|viagem|quero|queremos|gostaria|sem|meu|minha|abril|maio|junho|julho|sexta|sábado|domingo|segunda|não|mais|tira|tirar|podemos|você',
  'de|het|een|en|van|voor|naar|met|wij|we|ik|onze|mijn|twee|drie|vier|dagen|dag|nachten|week|personen|graag|willen|reis|tot|op|geen|niet|zijn|te|in|vrijdag|zaterdag|zondag|maandag|dinsdag|woensdag|donderdag|eruit|gooi|haal|kunnen|ons',
];

const FINDERS = STRANGERS.map((words) => new RegExp(String.raw`(?<![\p{L}'’-])(?:${words})(?![\p{L}'’-])`, 'giu'));

/** How many small words of one such language a text has, of the one that it has most of. */
export function countStrange(text: string): number {
  return Math.max(...FINDERS.map((finder) => text.match(finder)?.length ?? 0));
}
