import type { Lexicon } from './lexicon.ts';

const REMOVE =
  '(?:retir\\w*|enlev\\w*|supprim\\w*|annul\\w*|saut\\w*|zapp?\\w*|elimin\\w*|exclu\\w*|eff?ac\\w*|laiss\\w* tomber|oubli(?:e|ez|ons)|vir\\w*|ote[rz]?|barr\\w*)';
/** Before the name of what shall be there then: whatever else stands before it, "je déteste", says more than a time. */
const TOWARDS =
  "le|la|les|l'|un|une|notre|nos|on|nous|je|j'|tu|il|elle|ils|veux|veut|voudrais|voudrait|voulons|aimerais|aimerait|aimerions|prefere|preferons|prefererais|peut-on|peut|peux|pouvons|pourrait|pourrions|est-ce|que|qu'on|mets|mettre|mettez|fais|faire|faisons|voir|voyons|visiter|visitons|visite|aller|allons|va|plutot|mieux|s'il|te|vous|plait|svp|alors|donc|et|ok|oui|d'accord|peut-etre|si|pour|d'abord|deplace|deplacer|a|au|aux|en|du|de|ce|serait|soit";
const ADD =
  '(?:ajout\\w*|rajout\\w*|inclu\\w*|inser\\w*|met(?:s|tre|tez|tons)?|cas(?:e|er|ez)|prevo\\w*|integr\\w*|programm\\w*|remet\\w*)';
const SEE = '(?:voir|visiter|aller|faire|decouvrir|passer|monter|manger|diner|dejeuner)';
const MOVE =
  '(?:deplac\\w*|met(?:s|tre|tez|tons)?|decal\\w*|report\\w*|pass(?:e|er|ez)|bouge\\w*|avanc\\w*|repouss\\w*|chang\\w*|fai(?:s|re|tes|sons)|visit\\w*|voir|all\\w*|basculer?|programm\\w*)';

/** What a French clause does; earlier rules win. */
export const FR_RULES: Lexicon['rules'] = [
  ['injection', '\\b(?:ignor\\w*|oubli\\w*)\\b.*\\b(?:instructions?|consignes?|regles?|prompt)\\b|prompt systeme'],
  [
    'emergency',
    '\\b(?:hopital|urgences?|ambulance|police|samu|vole|volee?s?|pickpocket\\w*|agress\\w*|blesse\\w*|casse (?:la|le|une|un) \\w+|tombee?|accident|medecin|docteur|ambassade|inconscient\\w*|perdu (?:mon|ma|notre|nos|mes) (?:passeports?|portefeuille|sac|enfant|fils|fille)|au secours)\\b(?!.*\\btombe (?:bien|amoureux)\\b)',
  ],
  [
    'person',
    "\\b(?:parler (?:a|avec) (?:un|une|quelqu'?un|un humain|une personne)|un humain|vraie personne|un conseiller|service client|assistance)\\b",
  ],
  [
    'start-over',
    '\\b(?:recommenc\\w*|repart\\w* (?:de|a) zero|tout (?:supprimer|effacer)|depuis le debut|de zero)\\b(?!.*{D})',
  ],
  [
    'plan-anew',
    "\\b(?:refai\\w*|replanifi\\w*|recalcul\\w*)\\b.*\\b(?:tout|le programme|le plan|l'itineraire)\\b|\\b(?:nouveau|autre) (?:programme|plan|itineraire)\\b(?!.*{D})",
  ],
  [
    'undo',
    "\\b(?:annul(?:e|er|ez)(?: (?:ca|cela|la derniere|le dernier|ce changement|ma derniere).*)?$|defai\\w*|reviens? en arriere|revenir en arriere|retour(?: en arriere)?$|remet\\w* (?:comme (?:avant|c'etait)|tout comme)|comme avant)\\b",
  ],
  ['redo', '\\b(?:retabli\\w*|refai(?:s|re|tes)(?: le)?(?: changement)?$)\\b'],
  ['save', '\\b(?:enregistr\\w*|sauvegard\\w*|imprim\\w*|telecharg\\w*|export\\w*)\\b'],
  ['stop', "^(?:stop|arrete[rz]?|laisse tomber|tant pis|abandonne[rz]?|peu importe|c'?est bon laisse)$"],
  ['autonomy-act', '\\b(?:sans (?:me |nous )?demander|tout seul|automatiquement|ne (?:me |nous )?demande[zr]? pas)\\b'],
  [
    'autonomy-ask',
    "\\b(?:demande[zr]?(?:-moi|-nous)? (?:toujours|d'abord|avant)|toujours (?:me |nous )?demander|ne change[rz]? rien sans)\\b",
  ],
  [
    'here',
    "\\b(?:on est|nous sommes|je suis|on vient d'arriver|on arrive|je viens d'arriver)(?: maintenant| la| arrives?| bien)* (?:a|au|aux|devant|dans)? ?(?:la |le |l')?{P}$|^(?:on est (?:la|arrives?)|arrives?|je suis (?:la|arrivee?)|nous sommes (?:la|arrives?))$",
  ],
  ['now', '^(?:il est|on est) (?:maintenant )?{T}$|^(?:on est|nous sommes) {D}(?: a)?(?: {T})?$'],

  ['ask-why', '\\b(?:pourquoi|pour quelle raison|comment ca se fait)\\b.*(?:{P}|\\b(?:ca|cela|y|la)\\b)'],
  [
    'ask-weather',
    "\\b(?:meteo|quel temps|temperature|parapluie|previsions)\\b|\\b(?:va-t-il|est-ce qu'il va|pleut-il|fera-t-il)\\b|\\b(?:il va|neigera)\\b.*\\?|\\b(?:s'il|et s'il|si ca|quand il) pleut\\b|\\bpleuvoir\\b.*\\?",
  ],
  [
    'ask-hours',
    "\\b(?:quand|a quelle heure|jusqu'a quand|jusqu'a quelle heure|quels?)\\b.*\\b(?:ouvr\\w*|ferm\\w*|horaires?|ouverte?s?)\\b|\\bhoraires?\\b|^(?:est-ce que )?.*{P}.*\\b(?:est|sont|sera)(?:-il|-elle)? ?(?:ouverte?s?|fermee?s?)\\b.*\\?|\\b(?:ouverte?s?|fermee?s?)\\b.*\\?",
  ],
  [
    'ask-booking',
    '\\b(?:faut-il|il faut|doit-on|on doit|dois-je|est-ce qu.*faut|peut-on|ou|comment|besoin)\\b.*\\b(?:reserv\\w*|billets?|tickets?|prendre des places)\\b|^reserv\\w* .*{P}',
  ],
  [
    'ask-access',
    '\\b(?:fauteuil roulant|ascenseur|escaliers?|marches|poussette|accessible\\w*|mobilite reduite|pmr)\\b',
  ],
  [
    'ask-price',
    "\\b(?:combien (?:coute|ca coute|coutent|est)|prix|tarifs?|entree)\\b.*{P}|{P}.*\\b(?:gratuite?|payante?|cout\\w*|prix|combien|cher|chere)\\b(?!.*\\btrop cher)|\\b(?:prix d'entree|tarifs?)\\b",
  ],
  [
    'ask-cost',
    '\\b(?:combien|cout\\w*|budget|total|prix)\\b.*(?:\\b(?:voyage|total|tout|coute|depens\\w*|nourriture|hotel|transports?|paie\\w*|paye\\w*)\\b|\\?)|^(?:combien|le prix|cout total)',
  ],
  [
    'ask-way',
    "\\b(?:comment (?:aller|va-t-on|on va|se rend\\w*|y aller|rejoindre|se rendre|fait-on pour aller|on fait pour aller)|combien de temps (?:pour|faut-il pour|de marche|met\\w*)|quel (?:metro|bus|train)|quelle ligne|a quelle distance|itineraire (?:pour|vers|de)|a pied (?:de|jusqu))\\b|\\bc'?est loin\\b|\\best-ce loin\\b",
  ],
  [
    'ask-when',
    "\\b(?:quand|a quelle heure|quel jour)\\b.*{P}|{P}.*\\b(?:est-il|est-elle|c'est) (?:prevue?|dans le programme|quand|quel jour)\\b|^(?:on va|va-t-on|est-ce qu'on va|est-ce que) .*{P}.*\\?",
  ],
  ['ask-arrival', '\\b(?:quand|a quelle heure)\\b.*\\barriv\\w*'],
  ['ask-departure', '\\b(?:quand|a quelle heure)\\b.*\\b(?:part\\w*|repart\\w*|rentr\\w*|depart|quitt\\w*)\\b'],
  [
    'ask-next',
    "\\b(?:et ensuite|et apres|prochaine etape|la suite|on va ou|ou va-t-on|qu'est-ce qu'on fait (?:maintenant|apres|ensuite)|et maintenant|c'est quoi la suite)\\b\\??",
  ],
  [
    'ask-locked',
    '\\b(?:qu.?est-ce qui est|quoi|quelles?|quels?)\\b.*\\b(?:verrouille\\w*|fixe\\w*|bloque\\w*|reserve\\w*)\\b',
  ],
  [
    'ask-history',
    '\\b(?:qu.?est-ce qui a change|qu.as-tu change|historique|modifications?)\\b(?!.*\\b(?:fai|mettre)\\w*)',
  ],
  ['ask-free-time', '\\b(?:temps libre|libre)\\b.*\\?|\\b(?:quand|combien)\\b.*\\b(?:temps libre|libres?)\\b'],
  ['ask-walking', '\\b(?:combien|quelle distance)\\b.*\\b(?:march\\w*|a pied)\\b'],
  [
    'ask-meal',
    '\\b(?:mange\\w*|dine\\w*|dejeune\\w*) (?:ou|quoi|quand)\\b',
    "\\b(?:ou|quoi|que|qu'est-ce qu'on|quand)\\b.*\\b(?:mange\\w*|dine\\w*|dejeune\\w*|{M})\\b(?!.*{P})|{M}.*\\?$",
  ],
  [
    'ask-ideas',
    "\\b(?:quoi d'autre|autre chose a|que (?:peut-on|pourrait-on|faire|voir)|qu'est-ce qu'on (?:peut|pourrait)|d'autres (?:idees|lieux|{kind})|suggestions?|idees|recommand\\w*|conseill\\w*|y a-t-il (?:d'autres|un|une|des|quelque chose)|il y a (?:d'autres|quoi))\\b(?!.*{P})|\\b(?:encore un|un autre|une autre|plus de|des) {kind}",
  ],
  [
    'ask-stay',
    "\\b(?:ou (?:dort|loge|on dort|on loge|dormons|logeons)|quel hotel|notre hotel (?:est|c'est)|ou est (?:notre|l')hotel)\\b",
  ],
  ['ask-cities', '\\bquelles? (?:villes?|pays|destinations?)\\b'],
  ['ask-dates', '\\b(?:combien de (?:jours|nuits)|quelles dates|dates du voyage)\\b'],
  ['ask-party', '\\b(?:combien (?:de personnes|sommes-nous|on est)|pour combien)\\b'],
  [
    'ask-help',
    "\\b(?:que (?:sais|peux|savez|pouvez)-?(?:tu|vous)|qu'est-ce que (?:tu|vous) (?:peux|pouvez|sais|savez)|comment ca marche|aide(?:-moi)?$)\\b",
  ],
  [
    'ask-choices',
    '\\b(?:quelles? (?:sont les )?(?:options|alternatives|choix)|alternatives|que proposes-tu|que proposez-vous)\\b',
  ],
  [
    'ask-day',
    "\\b(?:montr\\w*|affich\\w*|voir|programme|que|quoi|qu'est-ce qu)\\b.*{D}(?!.*\\b(?:libre|plus tard|plus tot)\\b)(?!.*(?:{P}|{M}))|^(?:et )?(?:pour )?{D}\\??$",
  ],
  [
    'ask-plan',
    '\\b(?:montr\\w*|affich\\w*|voir|donn\\w*|rappel\\w*|resum\\w*|quel est)\\b.*\\b(?:programme|plan|itineraire|planning|apercu)\\b|^(?:programme|plan|itineraire)$',
  ],
  [
    'ask-place',
    "\\b(?:parl\\w*|c'est quoi|qu'est-ce que|qu'est-ce qu'il y a|infos?|informations?|dis-m'en|en savoir|decri\\w*|comment est)\\b.*{P}|{P}.*\\b(?:vaut|c'est (?:bien|comment|quoi)|interessant|en vaut)\\b.*\\?",
  ],

  ['no-delay', "\\b(?:plus en retard|a l'heure finalement|rattrape)\\b"],
  [
    'delay',
    '\\b(?:en retard|retard\\w*|rate (?:le|notre|mon) (?:train|metro|bus|avion)|pas reveilles?|panne de reveil|on sera (?:la )?(?:plus tard|en retard)|perdus?)\\b(?!.*\\b(?:passeport|sac|portefeuille)\\b)',
  ],
  ['dry', '\\b(?:ne pleut plus|arrete de pleuvoir|soleil (?:est|revient)|il fait (?:de nouveau )?beau)\\b'],
  [
    'rain',
    '\\b(?:il pleut|pleut|il neige|orage\\w*|tempete|averse\\w*|pluie|canicule|il fait (?:tres |trop |si )?(?:chaud|froid)|pleuvoir)\\b(?!.*\\?)',
  ],
  [
    'closed',
    "\\b(?:est|sont|etait|c'est|a l'air)\\b.*\\b(?:fermee?s?|complete?|en greve|en travaux)\\b(?!.*\\?)|\\bfermee?\\b(?!.*\\?)",
  ],
  ['traffic', '\\b(?:bouchons?|embouteillages?|circulation|greve des transports|metro en panne|trafic)\\b'],
  [
    'crowd',
    "\\b(?:bonde\\w*|plein de monde|trop de monde|beaucoup de monde|du monde|la foule|foule|file (?:d'attente|enorme)|queue (?:enorme|interminable|de)|une queue|blinde|{K})\\b(?!.*\\?)(?!.*\\b(?:sans|moins|eviter|pas)\\b)",
  ],
  ['unwanted', "^(?:pas celui-?(?:la|ci)|pas ca|je n'aime pas ca|pas envie)$"],

  ['unlock', '\\b(?:deverrouill\\w*|debloqu\\w*|liber\\w*|plus fixe)\\b|\\bannul\\w* (?:la|notre|ma) reservation\\b'],
  [
    'booked',
    "\\b(?:avons|ai|a|on a|j'ai|nous avons|il y a)\\b.*\\b(?:reserv\\w*|billets?|tickets?|rendez-vous|table)\\b(?=.*(?:{P}|{T}|{M}))(?!.*\\?)|^(?:reservation|billets?|table) .*(?:{P}|{M}).*{T}",
  ],
  [
    'lock',
    '\\b(?:verrouill\\w*|bloqu\\w*|fix(?:e|er|ez)|epingl\\w*)\\b.*(?:{P}|{M}|{D})|\\b(?:ne )?(?:bouge\\w*|touche\\w*|change\\w*|deplace\\w*) (?:surtout )?pas\\b.*{P}|\\bne (?:pas )?(?:bouge|touche|change|deplace)\\w* .*{P}|{P} (?:ne doit pas (?:bouger|changer)|reste (?:la|en place))',
  ],
  [
    'keep',
    '\\b(?:ne )?(?:retir|enlev|supprim|annul)\\w* (?:surtout )?pas\\b.*{P}|\\bne pas (?:retir|enlev|supprim|annul)\\w*.*{P}|\\b(?:garde|gardez|garder|conserv\\w*)\\b.*{P}',
  ],
  ['unfree', '\\b(?:plus besoin de temps libre|plus libre)\\b'],
  [
    'free',
    "^(?=.*(?:{D}|{H}|{T}|{S}|{L})).*\\b(?:libre|libres|rien (?:de prevu|prevoir|le|l'|planifier)|ne (?:prevo|planifi|met)\\w* rien|temps (?:libre|pour nous)|quartier libre|repos|pause)\\b(?!.*\\?)",
  ],
  [
    'meal-skip',
    "\\b(?:pas de|sans|saut\\w*|supprim\\w*|annul\\w*|enlev\\w*|retir\\w*|pas besoin (?:de|du|d'))\\b ?(?:le |du |l')?{M}|{M}.*\\b(?:avec des amis|chez des amis|par nous-memes|pas besoin)\\b",
  ],
  [
    'meal-cheaper',
    '\\b(?:moins chere?s?|abordable\\w*|economique\\w*|bon marche)\\b.*(?:{M}|\\b(?:restaurants?|restos?)\\b)|(?:{M}|\\b(?:restaurants?|restos?)\\b).*\\b(?:moins chere?s?|trop chere?s?|abordable\\w*|bon marche)\\b',
  ],
  [
    'meal-better',
    '(?:{M}|\\b(?:restaurants?|restos?|diner)\\b).*\\b(?:meilleure?s?|chic|gastronomique|romantique|plus (?:beau|chic))\\b|\\b(?:meilleure?s?|bon) (?:restaurants?|restos?)\\b',
  ],
  [
    'shorter',
    '\\b(?:raccourci\\w*|moins (?:de temps|longtemps)|ecourt\\w*|redui\\w*)\\b.*{P}|{P}.*\\b(?:moins longtemps|plus courte?|trop long\\w*|raccourci\\w*|moins de temps|{L} de moins)\\b',
  ],
  [
    'longer',
    '\\b(?:plus de temps|plus longtemps|rallong\\w*|prolong\\w*|{L} de plus|davantage)\\b.*{P}|{P}.*\\b(?:plus longtemps|plus de temps|{L} de plus|prolong\\w*|trop court\\w*|rallong\\w*)\\b',
  ],
  ['spend', '{L}(?! (?:plus|avant|apres|en retard|de retard)).*{P}|{P}.*{L}(?! (?:plus|avant|apres))'],
  [
    'stay-cheaper',
    '\\b(?:hotel|logement|hebergement)\\b.*\\b(?:moins cher|trop cher|abordable|economique)\\b|\\bmoins cher\\b.*\\bhotel\\b',
  ],
  [
    'stay-better',
    '\\b(?:hotel|logement)\\b.*\\b(?:meilleur|plus (?:beau|confortable|luxueux))\\b|\\bmeilleur (?:hotel|logement)\\b',
  ],
  ['stay-nearer', '\\b(?:hotel|logement)\\b.*\\b(?:plus (?:proche|pres|central)|trop loin|centre)\\b'],
  [
    'stay',
    "\\b(?:autre|chang\\w*|nouvel)\\b.*\\b(?:hotel|logement)\\b|\\b(?:dormir|loger|sejourner) (?:a|au|a la|a l')? ?(?:l')?{P}",
  ],
  ['arrival', '\\b(?:arriv\\w*|atterri\\w*)\\b.*{T}(?!.*{P})(?!.*\\b(?:plus tard|retard)\\b)'],
  [
    'departure',
    '\\b(?:vol|train|avion|bus)\\b.*{T}|\\b(?:part(?:ons|ir|ez|s)?|repart\\w*|depart|rentr\\w*|on part|quitt\\w*)\\b.*{T}(?!.*\\bhotel\\b)(?!.*{P})',
  ],
  [
    'dates-end-later',
    '\\b(?:rest\\w*|prolong\\w*|ajout\\w*)\\b.*\\b(?:un jour|une journee|une nuit|{N} jours?|{N} nuits?)(?: de plus| supplementaires?)?|\\bun jour de plus\\b|\\brest\\w* jusqu.?(?:au|a) {D}',
  ],
  [
    'dates-end-earlier',
    '\\b(?:rentr\\w*|part\\w*|termin\\w*|repart\\w*)\\b.*\\b(?:un jour|{N} jours?) (?:plus tot|avant)\\b|\\bun jour de moins\\b|\\brentr\\w* (?:des )?{D}',
  ],
  [
    'dates-later',
    '\\b(?:decal\\w*|report\\w*|repouss\\w*)\\b.*\\b(?:voyage|tout|sejour)\\b.*(?:jour|jours|semaines?)\\b(?!.*plus tot)',
  ],
  ['dates-earlier', '\\b(?:avanc\\w*|decal\\w*)\\b.*\\b(?:voyage|tout|sejour)\\b.*(?:jours?|semaines?)\\b'],
  ['dates', '^du {D} au {D}|\\b(?:voyage|sejour|dates)\\b.*{D}.*{D}|\\b(?:seulement|plutot|que) {N} jours\\b'],
  [
    'day-start-later',
    '\\b(?:commenc\\w*|part\\w*|demarr\\w*|debut\\w*|sort\\w*)\\b.*\\b(?:plus tard|moins tot)\\b(?!.*{P})(?!.*{T})|\\b(?:grasse matinee|dormir plus longtemps|trop tot|pas trop tot)\\b',
  ],
  [
    'day-start-earlier',
    '\\b(?:commenc\\w*|part\\w*|demarr\\w*|debut\\w*)\\b.*\\b(?:plus tot|tot)\\b(?!.*{P})(?!.*{T})',
  ],
  ['day-start', '\\b(?:commenc\\w*|demarr\\w*|debut\\w*|part\\w*|sort\\w*)\\b.*{T}(?!.*{P})|\\b(?:rien|pas) avant {T}'],
  ['day-end-earlier', '\\b(?:fini\\w*|termin\\w*|rentr\\w*)\\b.*\\bplus tot\\b(?!.*{T})'],
  [
    'day-end',
    "\\b(?:fini\\w*|termin\\w*|rentr\\w*|retour|de retour|etre a l'hotel)\\b.*{T}(?!.*{P})|\\brien apres {T}",
  ],
  [
    'swap',
    "\\b(?:echang\\w*|interverti\\w*|invers\\w*|permut\\w*)\\b.*{P} (?:et|avec|contre) (?:la |le |l'|les )?{P}|\\b(?:echang\\w*|interverti\\w*|invers\\w*|permut\\w*)\\b.*{D} (?:et|avec) (?:le )?{D}",
  ],
  [
    'replace',
    "\\b(?:remplac\\w*|echang\\w*|troqu\\w*|substitu\\w*|chang\\w*)\\b.*{P}.*\\b(?:par|contre|pour)\\b|{P}.*\\b(?:au lieu|a la place|plutot qu(?:e|')|et non)\\b.*{P}|\\b(?:au lieu|a la place|plutot qu(?:e|'))\\b.*{P}|\\b(?:plutot|prefer\\w*)\\b.*{P}.*\\b(?:que|a)\\b.*{P}|\\b(?:remplac\\w*)\\b.*{P}|\\b(?:quelque chose|autre chose|un endroit)\\b.*\\b(?:moins cher|plus (?:calme|proche|pres)|a l'interieur|couvert|d'autre)\\b",
  ],
  ['earlier', '(?:{P}|{M}).*\\bplus tot\\b(?!.*(?:{D}|{T}))|\\bavanc\\w*\\b.*(?:{P}|{M})(?!.*(?:{D}|{T}))'],
  ['later', '(?:{P}|{M}).*\\bplus tard\\b(?!.*(?:{D}|{T}))|\\brepouss\\w*\\b.*(?:{P}|{M})(?!.*(?:{D}|{T}))'],
  [
    'move',
    `\\b${MOVE}\\b.*{P}.*(?:{D}|{T}|{H}|{P}|{M}|\\b(?:un autre jour|premier|dernier|avant|apres|d'abord)\\b)|\\b(?:deplac\\w*|decal\\w*|report\\w*)\\b.*{P}|^(?:(?:${TOWARDS})(?: |(?<=')))*{P} (?:plutot |le |a |au |en |apres |avant |l')*(?:le |la |l')?(?:{D}|{T}|{H}|{P}|{M})(?: (?:a |le |au |en )*(?:{T}|{H}|{D}))*(?: plutot| a la place)?$`,
  ],
  [
    'meal',
    '{M}.*(?:{T}|{E})(?!.*{P})|(?:{T}|{E}).*{M}(?!.*{P})|\\b(?:mang\\w*|envie|restaurant|resto|voudr\\w*)\\b.*{E}|{E}.*{D}|{D}.*{E}',
  ],
  [
    'been-there',
    '\\b(?:deja)\\b.*\\b(?:vue?s?|visitee?s?|allee?s?|faite?s?|connai\\w*|ete)\\b.*{P}|{P}.*\\bdeja\\b|\\b(?:connai\\w*) deja .*{P}',
  ],
  [
    'remove',
    `\\b${REMOVE}\\b.*{P}|{P}.*\\b(?:a (?:retirer|enlever|supprimer)|on (?:oublie|laisse tomber|saute|annule|enleve)|ne (?:m|nous )'?interesse|pas la peine|non)\\b|\\b(?:ne )?(?:veu\\w*|voul\\w*|souhait\\w*|voudr\\w*|va|allons|irons|vais|interess\\w*|envie)\\b.*\\b(?:pas|plus)\\b.*{P}|\\bpas (?:de |du |la |le |l'|au |a la |envie .*)?{P}|\\bsans (?:la |le |l'|les )?{P}|\\b${REMOVE}[- ](?:le|la|les|ca|cela)\\b|\\b(?:l'|le |la |les )${REMOVE}\\b`,
  ],
  ['add', `\\b${ADD}\\b.*{P}|{P} (?:aussi|en plus|egalement)|\\b(?:n'?oubli\\w* pas|sans oublier)\\b.*{P}`],
  [
    'go',
    `\\b(?:veu\\w*|voul\\w*|voudr\\w*|aimer\\w*|souhait\\w*|pourr\\w*|peut|peu\\w*|aimons|envie|va|allons|aller|faisons)\\b.*\\b${SEE}?\\b.*{P}|^${SEE} .*{P}|\\bvisit\\w*\\b.*{P}`,
  ],
  [
    'walk-less',
    '\\b(?:moins (?:de )?march\\w*|moins (?:a pied|de pas)|trop (?:de )?march\\w*|mal (?:au|aux|a la|a mon) (?:genou\\w*|pieds?|jambes?|dos|cheville|hanche)|genou\\w*|ampoules|pas (?:trop |autant )?marcher|marcher moins|peu\\w* pas (?:trop |beaucoup )?marcher)\\b',
  ],
  [
    'refill',
    '\\b(?:refai\\w*|replanifi\\w*|reorganis\\w*|rempli\\w*|surpren\\w*)\\b.*(?:{D}|\\btrous?\\b)|\\bautre (?:programme|chose) (?:pour )?{D}',
  ],
  [
    'pace-slower',
    '\\b(?:plus (?:tranquille|calme|relax\\w*|lent\\w*|cool|detendu)|moins (?:charge\\w*|dense|stressant|rempli\\w*|de (?:choses|visites|stress))|trop (?:charge\\w*|dense|rempli\\w*|de choses|stressant|plein\\w*|rapide|intense)|ralenti\\w*|doucement|souffler|plus de pauses)\\b(?!.*{P})',
  ],
  [
    'pace-faster',
    '\\b(?:plus (?:rempli\\w*|dense|rapide|de (?:choses|visites|activites))|trop (?:vide|lent|calme)|accelere\\w*|voir plus|pas assez)\\b(?!.*{P})',
  ],
  ['party-diet', '{V}'],
  [
    'party-more',
    '\\b(?:une personne|{N} personnes?) (?:de plus|en plus)\\b|\\b(?:mon|ma|notre|un|une) \\w+ (?:vient|viendra|nous rejoint|se joint|arrive)\\b',
  ],
  [
    'party-less',
    '\\b(?:une personne|{N} personnes?) de moins\\b|\\bne (?:vient|peut) (?:plus|pas) venir\\b|\\bne vient plus\\b',
  ],
  [
    'party',
    '\\b(?:nous sommes|on est|on sera|nous serons|pour|a)\\b.*(?:{N})(?: (?:personnes?|adultes|maintenant|voyageurs))*$|\\b(?:je (?:suis|voyage|pars) seule?)\\b|^{N} personnes$|\\b(?:sommes|est|serons) (?:maintenant |desormais )?{N}',
  ],
  ['budget-none', '\\b(?:pas de (?:budget|limite)|sans (?:budget|limite)|budget illimite|peu importe le prix)\\b'],
  [
    'budget',
    '\\b(?:budget|maximum|max|pas plus de|au plus|total|moins de|limite)\\b.*{C}|{C}.*\\b(?:budget|maximum|max|au total|pour tout)\\b|\\bbudget (?:de )?{N}',
  ],
  [
    'fact',
    '\\b(?:moins cher|economiser|trop cher|plus luxueux)\\b|\\b(?:aim(?:e|ons)|ador\\w*|detest\\w*|prefer\\w*|interess\\w*|passionn\\w*)\\b(?!.*(?:{P}|\\b(?:le programme|le plan|ca)\\b))|\\b(?:ans|enfants?|bebe|enceinte)\\b',
  ],
  ['tired', "\\b(?:fatigue\\w*|epuise\\w*|creve\\w*|besoin (?:d'une pause|de repos|de se reposer)|reposer)\\b"],
  ['hungry', '\\b(?:faim|soif|creve la dalle|quelque chose a manger)\\b'],
  ['what-about', "\\b(?:et|que dis-tu de|qu'en est-il de|pour) (?:le |la |l'|du |les )?{P}\\?*$|^{P}\\?+$"],
  ['wait', "^(?:attend\\w*|on attend|patient\\w*|j'attends|attendre)(?: .{0,14})?$"],
  [
    'postpone',
    '^(?:plus tard|pas maintenant|je (?:verrai|decide\\w*) plus tard|on verra|pas encore|je dois reflechir)$',
  ],
  [
    'option',
    "^(?:(?:je|on|nous) (?:prends?|prenons|choisi\\w*) )?(?:l'|la )?(?:option|plan|numero|proposition|choix) ?{N}$|^(?:(?:je|on|nous) (?:prends?|prenons|choisi\\w*) )?(?:la|le|l')? ?{O}(?: (?:option|proposition|plan))?(?: s'il (?:te|vous) plait)?$",
  ],
  ['choose', '^(?:remplac\\w*|autre chose|ailleurs|une alternative|un autre endroit)(?: .{0,10})?$'],
  ['skip', '^(?:saut\\w*|on saute|passe|passer|laisse tomber ca|on zappe)$'],
  [
    'stay-with',
    '^(?:gard\\w*|on garde|laisse\\w* comme ca|ne change\\w* rien|comme prevu|on y va quand meme|tant pis on y va|maintenir)(?: .{0,14})?$',
  ],
  [
    'no',
    "^(?:non|nan|pas du tout|aucune?(?: de ces .*| des deux)?|non merci|pas d'accord|c'est faux|je (?:veux|voudrais) changer (?:quelque chose|un truc)|ca ne (?:me |nous )?(?:va|convient|plait) pas|pas celui-la|refuse\\w*)(?:[, ]+(?:merci|pas|ca|je veux changer quelque chose|pas du tout))*$",
  ],
  [
    'yes',
    "^(?:oui|ouais|ok|okay|d'accord|parfait|super|tres bien|c'est (?:bon|parfait|tres bien|bien|super)|exactement|bien sur|vas-y|allez-y|ca (?:me |nous )?(?:va|convient|marche)|volontiers|entendu|valide\\w*|confirm\\w*|genial|on y va|top|bien|pourquoi pas|continue\\w*)(?:[,. !]+(?:oui|merci|c'est (?:bon|parfait|tres bien)|parfait|super|vas-y|allez-y|d'accord|s'il (?:te|vous) plait|ca me va|ca nous va|bien|tres bien))*$",
  ],
  ['language', '\\b(?:parles?-tu|parlez-vous|en francais|en anglais)\\b'],
  ['thanks', '\\b(?:merci\\w*)\\b'],
  ['greeting', '^(?:bonjour|salut|coucou|bonsoir|hello|hey)\\b.{0,12}$'],
  ['goodbye', '^(?:au revoir|a (?:bientot|plus|demain)|bye|bonne (?:nuit|journee|soiree)|ciao)\\b.{0,12}$'],
  ['how-are-you', '\\b(?:ca va|comment (?:vas-tu|allez-vous|ca va))\\b\\??'],
  ['who-are-you', '\\b(?:qui es-tu|qui etes-vous|tu es qui|es-tu (?:un|une)|etes-vous (?:un|une))\\b'],
  ['insult', '\\b(?:idiot\\w*|stupide|con(?:nard)?|merde|nul\\w*|debile|inutile)\\b'],
  [
    'complaint',
    "\\b(?:pas ce que j'ai|tu ne comprends|vous ne comprenez|horrible|decu\\w*|mauvais|catastroph\\w*|n'importe quoi|je n'aime pas (?:ce|le|ton|votre))\\b",
  ],
  [
    'praise',
    "\\b(?:j'(?:aime|adore)|on (?:aime|adore)|nous (?:aimons|adorons)|magnifique|genial\\w*|excellent\\w*|bravo|super|formidable|parfait|merveilleux|top)\\b",
  ],
  ['off-topic', '\\b(?:blague|poeme|chanson|president|bourse|programmer|traduis|football)\\b'],
  ['filler', '^(?:hm+|euh|ah|oh|bon|ben|je vois|interessant|test|ah bon|compris)$'],
];
