import type { Lexicon } from './lexicon.ts';

/** What is said on the way, in a hurry; earlier rules win, and these stand before all others. */
export const FR_ON_THE_WAY: Lexicon['rules'] = [
  ['forget-learned', String.raw`\b(?:oublie[rz]?|efface[rz]?)\b.*\b(?:appris|retenu)\b`],
  [
    'ask-learned',
    String.raw`\bqu'?(?:est-ce que (?:tu as|vous avez)|as-?[ -]?tu|avez-?[ -]?vous)\b.*\b(?:appris|retenu)\b`,
  ],
  ['ask-why-limit', String.raw`\b(?:pourquoi|comment|d'ou)\b.*\b(?:limite|seuil)\b(?!.*(?:budget|argent|{C}))`],
  [
    'ask-why-asked',
    String.raw`\bpourquoi (?:est-ce que )?(?:tu |vous )?(?:me |nous )?(?:le )?demande[sz]?\b(?!.*{P})|\bpourquoi cette question\b`,
  ],
  [
    'ask-why-this',
    String.raw`\bpourquoi (?:est-ce que )?(?:tu |vous )?(?:me |nous )?(?:recommande[sz]?|propose[sz]?|conseille[sz]?)\b(?!.*{P})|^pourquoi (?:celui|celle)[ -](?:ci|la)$`,
  ],
  [
    'swap-first',
    String.raw`^(?!.*{P}).*\b(?:echange[rz]?|inverse[rz]?|permute[rz]?|intervertis\w*)\b.* (?:(?:deux|{N}) (?:premier\w*|{O}|prochain\w*)|(?:premier\w*|{O}|prochain\w*) (?:deux|{N}))`,
  ],
  [
    'spent',
    String.raw`^(?!.*\b(?:budget|au plus|maximum|combien|par jour)\b)(?!.*\?).*\b(?:payes?|depenses?|regles?|coutes?|debourses?)\b.*(?:{C}|{N})`,
  ],
  ['ate', String.raw`\b(?:on a|nous avons|j'ai) (?:deja |juste )?(?:mange|dejeune|dine)\b`],
  ['sore', String.raw`\b(?:mal aux|mal au) (?:pieds|jambes|dos|genoux?)\b`],
  [
    'tired',
    String.raw`\b(?:fatigue\w*|epuise\w*|creve\w*|vanne\w*|lessive\w*|a bout|n'en (?:peux|peut|pouvons) plus)\b(?!.*(?:{P}|{D}|\bfaim\b|\bdalle\b))`,
    String.raw`\b(?:besoin d'une|une petite|faire une|une) pause\b(?!.*(?:{P}|{D}|{T}|\bcafe\b))|\b(?:se|nous|me) reposer\b(?!.*(?:{P}|{D}))`,
  ],
  [
    'hungry',
    String.raw`\b(?:faim|creve la dalle|quelque chose a manger|estomac)\b(?!.*{P})`,
    String.raw`^(?:a )?manger(?:,? (?:maintenant|tout de suite|vite|svp|s'il (?:te|vous) plait))+$`,
  ],
  [
    'ask-where',
    String.raw`^(?:mais )?(?:ou (?:est-on|sommes-nous|suis-je|on est|on en est)|on est ou)(?: (?:la|maintenant|exactement|en fait|actuellement))* ?\??$`,
  ],
  [
    'replan-day',
    String.raw`\b(?:reorganise[rz]?|replanifie[rz]?|refais|refaites|refaire|reoptimise[rz]?|rearrange[rz]?)\b.*\b(?:reste|journee|{D}|la suite)\b|^(?:reoptimise[rz]?|replanifie[rz]?)$`,
  ],
  [
    'end-day',
    String.raw`^(?:on (?:s'arrete|arrete) (?:la|ici)|c'est (?:tout|bon|fini)|ca suffit|fini|stop)(?: (?:pour|par))? ?(?:{D}|la journee)$|^(?:on )?arrete\w* (?:la|ici) pour {D}$`,
  ],
  [
    'ask-home',
    String.raw`\b(?:quelle heure|quand)\b.*\b(?:rentre\w*|a l'hotel|retour\w*|a la maison)\b|\b(?:rentre\w*|retour\w*)\b.*\b(?:quelle heure|quand)\b`,
  ],
  ['ask-views', String.raw`\b(?:coucher|lever) (?:de|du) soleil\b`],
  ['walk-less', String.raw`^(?:beaucoup )?moins (?:de marche|marcher|a pied)(?: s'il (?:vous|te) plait)?$`],
  [
    'pace-slower',
    String.raw`^(?:un peu )?(?:plus lentement|moins vite|plus doucement|ralenti\w*)(?: s'il (?:vous|te) plait)?$`,
  ],
  [
    'dislike-next',
    String.raw`\b(?:le|la|du|au) prochaine?\b.*\b(?:plait pas|plait guere|aime pas|tente pas|dit rien)\b|\b(?:aime pas|pas envie|tente pas|veux pas|veut pas)\b.*\b(?:le|la|du|au) prochaine?\b`,
    String.raw`\bpas envie\b.*{P}$`,
    String.raw`^(?:la|le) prochaine?.*{P}.*\b(?:plait pas)\b`,
  ],
];
