import type { PlanningTexts } from '../texts.ts';

export const planning: PlanningTexts = {
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  paces: { relaxed: 'gemütliches Tempo', moderate: 'mittleres Tempo', packed: 'volle Tage' },
  levels: { low: 'kleines Budget', mid: 'mittleres Budget', high: 'großes Budget' },
  dates: (start, end) => (start === end ? start : `${start} bis ${end}`),
  noJourney: 'ohne Anreise',
  anySights: 'Sehenswürdigkeiten jeder Art',
  tookForGranted: (values) => `Angenommen habe ich: ${values}. Sagen Sie, was anders sein soll.`,
  understood: (values) => `Bisher weiß ich: ${values}.`,
  whenAndHowLong: 'Wann soll es losgehen, und für wie viele Tage?',
  whereIsYours: 'Wohin es geht, entscheiden Sie: Jedes dieser Ziele kann ich planen.',
  thisIsWhatIHave: 'Das habe ich verstanden:',
  shallIPlan: 'Ist das der richtige Ort? Mit Ihrem Ja plane ich.',
  whatToChange: 'Was soll ich ändern?',
  yes: 'Ja, so planen',
  no: 'Nein, etwas soll anders sein',
};
