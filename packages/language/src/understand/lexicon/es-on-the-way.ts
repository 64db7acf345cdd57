import type { Lexicon } from './lexicon.ts';

/** What is said on the way, in a hurry; earlier rules win, and these stand before all others. */
export const ES_ON_THE_WAY: Lexicon['rules'] = [
  ['forget-learned', String.raw`\b(?:olvida\w*|borra\w*)\b.*\b(?:aprendid\w+|aprendiste)\b`],
  ['ask-learned', String.raw`\bque (?:has|ha|habeis|han) aprendido\b|\bque aprendiste\b`],
  ['ask-why-limit', String.raw`\b(?:por que|como|de donde)\b.*\b(?:limite|umbral)\b(?!.*(?:presupuesto|dinero|{C}))`],
  ['ask-why-asked', String.raw`\bpor que (?:me |nos )?(?:lo )?pregunta[sn]?\b(?!.*{P})|\bpor que esta pregunta\b`],
  [
    'ask-why-this',
    String.raw`\bpor que (?:me |nos )?(?:lo )?(?:recomienda[sn]?|propone[sn]?|sugiere[sn]?)\b(?!.*{P})|^¿?por que (?:est[ea]|ese|esa)(?: (?:sitio|lugar|opcion|alternativa|propuesta))?$`,
  ],
  [
    'swap-first',
    String.raw`^(?!.*{P}).*\b(?:intercambia\w*|cambia\w*|permuta\w*|invierte\w*)\b.* (?:(?:dos|{N}|{T}) (?:primer\w*|{O}|proxim\w*|siguiente\w*)|(?:primer\w*|{O}|proxim\w*|siguiente\w*) (?:dos|{N}))`,
  ],
  [
    'spent',
    String.raw`^(?!.*\b(?:presupuesto|como maximo|maximo|cuanto|al dia)\b)(?!.*\?).*\b(?:pagamos|pague|gastamos|gaste|costo|costaron|(?:hemos|he|ha) (?:pagado|gastado|costado))\b.*(?:{C}|{N})`,
  ],
  ['ate', String.raw`\b(?:ya |acabamos de |acabo de )(?:hemos |he )?(?:comido|comer|cenado|cenar|comimos)\b`],
  ['sore', String.raw`\b(?:duelen?) (?:mucho )?(?:los |las |la |el )?(?:pies|piernas|espalda|rodillas?)\b`],
  [
    'tired',
    String.raw`\b(?:cansad\w*|agotad\w*|reventad\w*|molid\w*|hech\w+ polvo|rendid\w*)\b(?!.*(?:{P}|{D}))`,
    String.raw`^(?:ya )?no (?:puedo|podemos) mas\b|\bdescansemos\b(?!.*(?:{P}|{D}|{T}))`,
    String.raw`\b(?:pausa|descansar|un descanso|un respiro|parar un rato)\b(?!.*(?:{P}|{D}|{T}))`,
  ],
  [
    'hungry',
    String.raw`\b(?:hambre|hambrient\w*|algo de comer|quiero comer|queremos comer)\b(?!.*{P})`,
    String.raw`^(?:comida|a comer|comer)(?:,? (?:ya|ahora|ahora mismo|por favor|rapido))+$`,
  ],
  [
    'ask-where',
    String.raw`^¿?(?:y )?donde (?:estamos|estoy|nos encontramos)(?: (?:ahora|ahora mismo|exactamente|ya))*\??$`,
  ],
  [
    'replan-day',
    String.raw`\b(?:reorganiza\w*|replanifica\w*|rehaz|rehacer|reoptimiza\w*|reordena\w*)\b.*\b(?:resto|dia|{D})\b|^(?:reoptimiza\w*|replanifica\w*)$`,
  ],
  [
    'end-day',
    String.raw`^(?:ya )?(?:basta|es suficiente|hemos terminado|terminamos|esta bien|lo dejamos|paramos)(?: aqui)? por {D}$|^(?:por {D} )(?:ya )?(?:basta|es suficiente|terminamos)$`,
  ],
  ['ask-home', String.raw`\b(?:que hora|cuando)\b.*\b(?:volvemos|vuelvo|regresamos|de vuelta|al hotel|a casa)\b`],
  ['ask-views', String.raw`\b(?:puesta|salida) del? sol\b|\b(?:atardecer|amanecer)\b`],
  [
    'walk-less',
    String.raw`^(?:mucho )?(?:caminar|andar|camina\w*) menos(?: por favor)?$|^menos (?:caminata|caminar|andar|a pie)(?: por favor)?$`,
  ],
  ['pace-slower', String.raw`^(?:un poco )?(?:mas (?:despacio|lento|tranquilo)|menos prisa)(?: por favor)?$`],
  [
    'dislike-next',
    String.raw`\b(?:el|la) (?:siguiente|proxim[oa])\b.*\bno (?:me|nos) (?:gusta|apetece|interesa)\b|\bno (?:me|nos) (?:gusta|apetece|interesa)\b.*\b(?:el|la) (?:siguiente|proxim[oa])\b`,
    String.raw`\bno (?:me|nos) apetece\b.*{P}$`,
  ],
  ['ask-next', String.raw`^¿?(?:que|cual) (?:sigue|viene|es lo siguiente|viene (?:ahora|despues))\??$`],
];
