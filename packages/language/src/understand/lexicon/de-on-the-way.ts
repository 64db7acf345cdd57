import type { Lexicon } from './lexicon.ts';

/** What is said on the way, in a hurry; earlier rules win, and these stand before all others. */
export const DE_ON_THE_WAY: Lexicon['rules'] = [
  ['forget-learned', String.raw`\b(?:vergiss|vergessen sie|losch\w*)\b.*\bgelernt\b`],
  ['ask-learned', String.raw`\bwas (?:hast du|haben sie|habt ihr)\b.*\b(?:gelernt|gemerkt)\b`],
  [
    'ask-why-limit',
    String.raw`\b(?:warum|wieso|weshalb|woher|wie)\b.*\b(?:grenze|grenzwert|limit|schwelle)\b(?!.*(?:budget|geld|{C}))`,
  ],
  [
    'ask-why-asked',
    String.raw`\b(?:warum|wieso|weshalb) (?:frag(?:st|en)|muss ich (?:entscheiden|wahlen))\b(?!.*{P})|\b(?:warum|wieso) diese frage\b`,
  ],
  [
    'ask-why-this',
    String.raw`\b(?:warum|wieso|weshalb) (?:empfiehlst|empfehlen|schlagst|schlagen)\b(?!.*{P})|^(?:warum|wieso|weshalb) (?:gerade |ausgerechnet )?(?:dieser|diese|dieses|das hier)(?: vorschlag| alternative| ort)?$`,
  ],
  [
    'swap-first',
    String.raw`^(?!.*{P}).*(?:\b(?:tausch\w*|vertausch\w*)|\bdreh\w*(?=.* um\b)).* (?:(?:ersten|{O}|nachsten) (?:zwei|beiden|{N})|(?:zwei|beiden|{N}) (?:ersten|{O}|nachsten))`,
  ],
  [
    'spent',
    String.raw`^(?!.*\b(?:budget|hochstens|maximal|wie ?viel|pro tag)\b)(?!.*\?).*(?:{C}|{N}).*\b(?:bezahlt|gezahlt|ausgegeben|gekostet|hingelegt|losgeworden)\b`,
    String.raw`^(?!.*\?).*\b(?:kostete|kosteten|hat uns|macht(?:e)?)\b.*{C}`,
  ],
  ['ate', String.raw`\b(?:haben|habe) (?:gerade |schon |eben |bereits )*(?:{M} )?(?:gegessen)\b`],
  [
    'sore',
    String.raw`\b(?:fusse|beine|rucken|knie) (?:tun|tut)\b|\b(?:tun|tut) (?:mir |uns )?(?:die |der |das )?(?:fusse|beine|rucken|knie)\b`,
  ],
  [
    'tired',
    String.raw`\b(?:fix und fertig|vollig fertig|total fertig|platt|erledigt|am ende|kaputt|mude|erschopft|k\.?o\.?)\b(?!.*(?:{P}|{D}))`,
    String.raw`^(?:ich kann|wir konnen) (?:einfach )?(?:nicht|keinen schritt) mehr(?: laufen| gehen| weiter)?$`,
    String.raw`\b(?:brauche\w*|mochte\w*|konnen wir|machen wir|kurze?|eine?) .*\b(?:pause|verschnaufpause|rast)\b(?!.*(?:{P}|{D}|{T}))|\b(?:uns |mich )?(?:kurz )?(?:ausruhen|hinsetzen)\b(?!.*{P})`,
  ],
  [
    'hungry',
    String.raw`\b(?:hunger\w*|hungrig|verhunger\w*|magen knurrt|kohldampf|(?:et)?was (?:zu )?essen)\b(?!.*{P})`,
    String.raw`^(?:(?:jetzt|bitte|sofort|gleich|schnell) )*(?:essen|was zu (?:essen|beissen))(?: (?:jetzt|bitte|sofort|gleich))*$`,
  ],
  ['ask-where', String.raw`^wo (?:sind wir|bin ich)(?: (?:hier|gerade|jetzt|eigentlich|denn|uberhaupt|grad))*\??$`],
  [
    'replan-day',
    String.raw`\b(?:plane?|ordne|organisiere?|optimiere?|stell|sortiere?)\b.*\b(?:rest (?:des tages|vom tag)|tag|{D})\b.*\b(?:neu|um|anders|zusammen)\b|^(?:neu planen|neu optimieren|umplanen)$`,
  ],
  [
    'end-day',
    String.raw`^(?:das )?(?:fur {D} )?(?:reicht(?:'s| es| das)?|ist schluss|war(?:'s| es)|genug)(?: (?:fur|mit) {D})?$|^(?:schluss|feierabend|das war(?:'s| es)|wir sind fertig) (?:fur )?{D}$|^feierabend$`,
  ],
  ['ask-home', String.raw`\bwann\b.*\b(?:zuruck|daheim|zu ?hause|im hotel|ins hotel|nach hause)\b(?!.*{P}.*{P})`],
  ['ask-views', String.raw`\bsonnen(?:untergang|aufgang)\w*\b`],
  ['walk-less', String.raw`^(?:bitte )?(?:viel )?weniger (?:laufen|gehen|zu fuss|lauferei)(?: bitte)?$`],
  ['pace-slower', String.raw`^(?:bitte )?(?:etwas |ein bisschen )?(?:langsamer|gemutlicher|ruhiger)(?: bitte)?$`],
  [
    'dislike-next',
    String.raw`\b(?:nachste[rsn]?|nachsten)(?: (?:stopp?|halt|ort|ziel|punkt|station))?\b.*\b(?:gefallt|mag|will|keine lust|nicht hin|reizt|interessiert|kein bock)\b|\b(?:mag|will|mochte) (?:das|den|die) nachste\w*\b.*\bnicht\b|(?:gefallt (?:mir|uns)|mag (?:ich|nicht)).*\bnachste\w*\b`,
    String.raw`{P}.*\b(?:keine lust|kein bock)\b(?=$)`,
  ],
];
