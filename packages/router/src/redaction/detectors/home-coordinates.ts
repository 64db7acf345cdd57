import { type Find, findGroup } from '../pieces.ts';
import { LABEL_BEGINS } from './labelled-code.ts';

/** Whose coordinates: those of anything else are no secret. */
const HOME = [
  String.raw`home|(?:my|our) (?:house|flat|apartment|place|address|home|location|position)|(?:i|we) live|where (?:i|we) live`,
  String.raw`zuhause|zu hause|daheim|(?:ich wohne|wir wohnen)|(?:mein|unser)e? (?:haus|wohnung|adresse|standort)`,
  String.raw`chez (?:moi|nous)|(?:ma|notre) maison|j['’]habite|(?:mi|nuestra) casa|vivo en|casa mia|abito|minha casa|moro|mijn huis|ik woon|自宅|我家|家の?(?:座標|位置)`,
].join('|');
const BETWEEN = String.raw`(?:[\s:=(,]|is|are|at|in|on|the|near|located|coordinates?|coords?|gps|position|lat(?:itude)?|ist|liegt|bei|koordinaten|est|à|es|en|[èé]|は|在|是){0,10}`;
const DEGREES = String.raw`[+-]?\d{1,3}\.\d{2,10} ?°?`;
const PATTERN = new RegExp(
  String.raw`${LABEL_BEGINS}(?:${HOME})(?![\p{Script=Latin}])${BETWEEN}(?<value>${DEGREES} ?[NS]?[\s,;/]{1,3}(?:lon(?:g|gitude)? ?)?${DEGREES}(?: ?[EW](?!\p{L}))?)(?![\p{N}])`,
  'dgiu',
);

/** Coordinates of a home, where the text says that they are. */
export function findHomeCoordinates(text: string): readonly Find[] {
  if (!/\d\.\d\d/.test(text)) return [];
  return findGroup('coordinates', text, PATTERN);
}
