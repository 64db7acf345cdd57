import type { PlanningTexts } from '../texts.ts';

export const planning: PlanningTexts = {
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  paces: { relaxed: 'ritmo tranquilo', moderate: 'ritmo moderado', packed: 'días completos' },
  levels: { low: 'presupuesto bajo', mid: 'presupuesto medio', high: 'presupuesto alto' },
  dates: (start, end) => (start === end ? start : `del ${start} al ${end}`),
  noJourney: 'sin viaje desde casa',
  anySights: 'visitas de todo tipo',
  tookForGranted: (values) => `He supuesto: ${values}. Dígame qué debe cambiar.`,
  understood: (values) => `De momento sé: ${values}.`,
  whenAndHowLong: '¿Cuándo quiere viajar y por cuántos días?',
  whereIsYours: 'El destino lo decide usted: puedo planear cualquiera de estos.',
  thisIsWhatIHave: 'Esto es lo que he entendido:',
  shallIPlan: '¿Es el lugar correcto? Con su sí, lo planeo.',
  whatToChange: '¿Qué cambio?',
  yes: 'Sí, adelante',
  no: 'No, quiero cambiar algo',
};
