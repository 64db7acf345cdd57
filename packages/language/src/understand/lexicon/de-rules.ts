import type { Lexicon } from './lexicon.ts';

const REMOVE =
  '(?:entfern\\w*|losch\\w*|loesch\\w*|streich\\w*|rausnehm\\w*|herausnehm\\w*|rausschmeiss\\w*|rauswerf\\w*|weglass\\w*|lass\\w*|nimm|nehmt|nehmen|schmeiss\\w*|wirf|kick\\w*|skipp?\\w*|uberspring\\w*|auslass\\w*|verzicht\\w*|cancel\\w*|storn\\w*|absag\\w*)';
const OUT = '(?:raus|heraus|weg|aus|ausfallen|sein)';
/** Before the name of what shall be there then: whatever else stands before it, "ich hasse", says more than a time. */
const TOWARDS =
  'der|die|das|den|dem|ein|eine|einen|unser|unsere|unseren|wir|ich|du|sie|man|mochte|mochten|will|wollen|wurde|wurden|lieber|besser|gern|gerne|konnen|konnten|kann|konnte|sollen|sollten|soll|sollte|lass|lasst|uns|mach|mache|machen|machst|macht|setz|setze|leg|lege|pack|packe|plan|plane|schieb|schiebe|besuch|besuche|besuchen|geh|gehe|gehen|sehen|zum|zur|in|ins|im|zu|bitte|und|ok|ja|dann|also|doch|vielleicht|eher|erst|zuerst|ist|sei|ware';
const ADD =
  '(?:hinzufug\\w*|hinzu|fug\\w*|fuge|einfug\\w*|aufnehm\\w*|einplan\\w*|plane|plant|nimm|nehmt|nehmen|einbau\\w*|baue?|dazu|rein|unterbring\\w*|erganz\\w*|pack\\w*)';
const SEE =
  '(?:sehen|besuchen|besichtigen|anschauen|ansehen|angucken|gehen|hin|hingehen|machen|erleben|ins|zum|zur|essen|schauen)';
const MOVE =
  '(?:verschieb\\w*|schieb\\w*|verleg\\w*|leg\\w*|umleg\\w*|mach\\w*|pack\\w*|setz\\w*|zieh\\w*|vorzieh\\w*|ander\\w*|bring\\w*|besuch\\w*|geh\\w*|tu|plan\\w*)';

/** What a German clause does; earlier rules win. */
export const DE_RULES: Lexicon['rules'] = [
  [
    'injection',
    '\\b(?:ignorier\\w*|vergiss|missachte)\\b.*\\b(?:anweisung\\w*|regeln|instruktion\\w*|vorgaben|prompt\\w*|befehle)\\b|system ?prompt',
  ],
  [
    'emergency',
    '\\b(?:krankenhaus|notfall|notarzt|krankenwagen|polizei|gestohlen|geklaut|beklaut|bestohlen|uberfallen|verletzt|gestur?zt|gebrochen|bewusstlos|unfall|arzt|botschaft|(?:pass|reisepass|geldbeutel|portemonnaie|brieftasche) (?:ist )?(?:weg|verloren)|(?:pass|reisepass|geldborse) verloren|kind (?:ist )?verschwunden|hilfe$)\\b',
  ],
  [
    'person',
    '\\b(?:mit (?:einem |einer )?(?:menschen|person|mitarbeiter\\w*|jemandem)|mensch(?:en)? sprechen|kundendienst|kundenservice|echte[nr]? (?:mensch|person)|ansprechpartner)\\b',
  ],
  ['start-over', '\\b(?:von vorn\\w*|neu anfangen|von neuem|alles (?:loschen|verwerfen|weg)|ganz neu|von null)\\b'],
  [
    'plan-anew',
    '\\b(?:plan\\w*|mach\\w*) (?:bitte )?(?:alles|das ganze|die (?:ganze )?reise|den (?:ganzen )?plan) (?:neu|noch ?mal)|\\b(?:neue[nr]? plan|komplett neu)\\b',
  ],
  [
    'undo',
    '\\b(?:ruckgangig|zuruck(?:nehmen)?$|mach das (?:wieder )?(?:ruckgangig|weg)|wie (?:es )?(?:vorher|zuvor)|war ein (?:fehler|versehen)|widerruf\\w*|zurucksetzen)\\b|^zuruck$',
  ],
  ['redo', '\\b(?:wiederherstell\\w*|wiederhol\\w*|doch wieder so|nochmal anwenden)\\b'],
  ['save', '\\b(?:speicher\\w*|sicher\\w* (?:den|die)|druck\\w*|exportier\\w*|herunterladen)\\b'],
  ['stop', '^(?:stop|stopp|abbrechen|halt|vergiss es|egal|lass gut sein|schon gut|aufhoren)$'],
  [
    'autonomy-act',
    '\\b(?:ohne (?:zu fragen|nachfrage|ruckfrage)|nicht (?:jedes ?mal|immer) fragen|selbst (?:entscheiden|andern)|frag(?:e)? (?:mich )?nicht)\\b',
  ],
  [
    'autonomy-ask',
    '\\b(?:immer (?:erst |vorher )?fragen|frag(?:e)? (?:mich |uns )?(?:immer|erst|vorher|jedes mal)|nichts (?:ohne|eigenmachtig))\\b',
  ],
  [
    'here',
    '\\b(?:wir sind|ich bin|sind|bin)(?: jetzt| gerade| nun| schon)* (?:am|im|beim|bei|an der|in der|vor dem|vor der|in|an|da|hier|angekommen)(?: der| dem)? ?(?:{P}|$)(?! (?:am|um|bis))|^(?:angekommen|wir sind da|sind da|bin da)$|{P} (?:erreicht|angekommen)',
  ],
  ['now', '^(?:es ist|jetzt ist es) (?:jetzt )?{T}$|^heute ist {D}$'],

  ['ask-why', '\\b(?:warum|wieso|weshalb|aus welchem grund)\\b.*(?:{P}|\\b(?:das|es|dort|dahin)\\b)'],
  [
    'ask-weather',
    '\\b(?:wetter|vorhersage|temperatur\\w*|regenschirm|schirm|wie (?:warm|kalt))\\b|\\b(?:regnet|schneit)\\b.*\\?|(?:^(?:wird|soll) es|\\b(?:wird|soll) es (?=.*\\?)).*\\b(?:regnen|schneien|regen|sonnig|warm|kalt)\\b|\\b(?:wenn|falls) es regnet\\b|\\bes .*\\bregnet\\?',
  ],
  [
    'ask-hours',
    '\\b(?:wann|bis wann|ab wann|wie lange|um wieviel uhr|um wie viel uhr)\\b.*\\b(?:offen|geoffnet|auf|macht|schliesst|offnet|zu|geschlossen)\\b|\\boffnungszeiten\\b|^(?:ist|hat|sind|macht)\\b.*\\b(?:offen|geoffnet|auf|zu|geschlossen|ruhetag|of+en)\\b',
  ],
  [
    'ask-booking',
    '\\b(?:mussen wir|muss man|muss ich|brauchen wir|braucht man|sollte man|kann man|konnen wir|wo|wie)\\b.*\\b(?:reservier\\w*|buch\\w*|karten|tickets?|vorbestell\\w*|anmeld\\w*)\\b|^(?:reservier|buch)\\w* .*{P}',
  ],
  ['ask-access', '\\b(?:rollstuhl\\w*|barrierefrei|aufzug|fahrstuhl|treppen?|stufen|kinderwagen)\\b'],
  [
    'ask-price',
    '\\b(?:was kostet|wie viel kostet|wieviel kostet|eintritt\\w*|preis|wie teuer|kosten)\\b.*{P}|{P}.*\\b(?:kostenlos|gratis|umsonst|eintritt|kosten|kostet|teuer)\\b(?!.*\\bzu teuer\\b)|\\beintritt\\w*\\b',
  ],
  [
    'ask-cost',
    '\\b(?:was kostet|wie viel kostet|wieviel kostet|wie teuer|gesamtkosten|kosten|gesamtpreis|was (?:geben wir|zahlen wir)|wie viel (?:geben|zahlen))\\b',
  ],
  [
    'ask-way',
    '\\b(?:wie (?:komm\\w*|gelang\\w*|fahr\\w*|geht es|geh\\w*)|wie (?:weit|lange)|weg (?:zu|zum|zur|von|nach)|welche (?:u-?bahn|linie|metro|bahn)|zu fuss (?:von|zu|erreichbar|gehen))\\b(?!.*\\b(?:geoffnet|offen|bleiben)\\b)',
  ],
  [
    'ask-when',
    '\\b(?:wann|um wie ?viel uhr|welchem tag|welcher tag|an welchem)\\b.*{P}|^(?:gehen|besuchen|sehen|sind) wir .*{P}|^ist .*{P}.*\\b(?:dabei|drin|geplant|eingeplant|im plan)\\b',
  ],
  ['ask-arrival', '\\bwann\\b.*\\b(?:ankommen|kommen .* an|ankunft|landen)\\b|\\bankunft\\w*\\b.*\\?'],
  [
    'ask-departure',
    '\\bwann\\b.*\\b(?:abreis\\w*|abfahr\\w*|zuruck|heim|fahren wir|fliegen wir|abflug|ab)\\b|\\babreise\\b.*\\?',
  ],
  [
    'ask-next',
    '^(?:und )?(?:was (?:kommt|ist|machen wir)|wohin|wo (?:gehen|geht)\\b.*|was steht)(?: wir)?(?: (?:als nachstes|jetzt|danach|dann|nun|an))*\\??$|\\b(?:als nachstes)\\b|^(?:weiter|und jetzt|und nun)\\??$',
  ],
  ['ask-locked', '\\bwas\\b.*\\b(?:fest|fixiert|gesperrt|gebucht)\\b'],
  [
    'ask-history',
    '\\b(?:was (?:hast du|hat sich|wurde|habe ich) .*geandert|verlauf|anderungen (?:zeig|seh)\\w*|protokoll)\\b',
  ],
  ['ask-free-time', '\\b(?:freie zeit|freizeit|frei|lucken?|leerlauf)\\b.*\\?'],
  ['ask-walking', '\\bwie (?:viel|weit)\\b.*\\b(?:laufen|zu fuss|gehen|fussweg|lauf\\w*)\\b'],
  ['ask-meal', '\\b(?:wo|was|wann)\\b.*\\b(?:essen|{M}|gibt es)\\b|^{M} {D}\\?'],
  [
    'ask-ideas',
    '\\b(?:was (?:gibt es|kann man|konnen wir|konnte man) .*(?:noch|sonst|sehen|machen|unternehmen)|gibt es .*(?:noch|andere|{kind})|vorschlag\\w*|empfehl\\w*|empfiehlst|ideen|andere (?:orte|sehenswurdigkeiten|{kind})|was (?:noch|sonst)|(?:noch )?(?:ein|eine|einen|weitere|mehr) {kind})\\b(?!.*{P})',
  ],
  [
    'ask-stay',
    '\\b(?:wo (?:ubernacht\\w*|schlaf\\w*|wohn\\w*)|welches hotel|wie heisst (?:das|unser) hotel|wo ist (?:das|unser) hotel)\\b',
  ],
  ['ask-cities', '\\bwelche (?:stadte|lander|orte)\\b'],
  ['ask-dates', '\\b(?:wie lange (?:dauert|bleiben|sind)|wie viele (?:tage|nachte)|von wann bis wann)\\b'],
  ['ask-party', '\\b(?:wie viele (?:personen|leute|sind wir)|fur wie viele)\\b'],
  ['ask-help', '\\b(?:was kannst du|was konnen sie|wie funktioniert|hilfe|was kann ich (?:sagen|machen|tun))\\b'],
  ['ask-choices', '\\b(?:welche (?:alternativen|moglichkeiten|optionen)|alternativen|was schlagst du vor)\\b'],
  [
    'ask-day',
    '\\b(?:zeig\\w*|was|wie)\\b.*{D}(?!.*\\b(?:frei|spater|fruher)\\b)(?!.*{P})|^(?:und )?(?:plan |programm )?(?:fur |am |der )*{D}\\??$',
  ],
  [
    'ask-plan',
    '\\b(?:zeig\\w*|wie sieht|was ist|gib)\\b.*\\b(?:plan|programm|ubersicht|reise|{A})\\b|^(?:plan|ubersicht|programm)$',
  ],
  [
    'ask-place',
    '\\b(?:was ist|erzahl\\w*|infos?|informationen|mehr uber|wie ist|was gibt es|beschreib\\w*|etwas uber)\\b.*{P}|\\b(?:ist|lohnt sich) .*{P}.*\\b(?:schon|sehenswert|gut|interessant|voll|wert)?\\?|\\blohnt sich .*{P}',
  ],

  ['no-delay', '\\b(?:nicht mehr (?:zu )?spat|wieder punktlich|aufgeholt)\\b'],
  [
    'delay',
    '\\b(?:verspat\\w*|zu spat(?! (?:am|abends|dran sein wollen))|spater da|verschlafen|verpasst|kommen .*{L} spater|{L} (?:zu )?spat\\w*|schaffen es nicht (?:bis|rechtzeitig)|aufgehalten|verfahren|verlaufen)\\b(?!.*\\bspat abends\\b)',
  ],
  ['dry', '\\b(?:regnet nicht mehr|aufgehort zu regnen|sonne (?:scheint|ist)|wieder (?:trocken|sonnig|schon))\\b'],
  [
    'rain',
    '\\b(?:regnet|schneit|gewitter\\w*|sturm\\w*|regen\\b|regnen\\b|schneien\\b|schuttet|giesst|hagelt|unwetter|es ist (?:so |zu |sehr )*(?:heiss|kalt|nass))\\b(?!.*\\?)',
  ],
  [
    'closed',
    '\\b(?:geschlossen|hat zu|ist zu(?= *$)|zugesperrt|macht heute nicht auf|ausverkauft|gesperrt|streik\\w*|ist dicht|ausgebucht)\\b(?!.*\\?)',
  ],
  ['traffic', '\\b(?:stau|verkehr|bahn fallt aus|zug fallt aus|keine zuge)\\b'],
  [
    'crowd',
    '\\b(?:voll|uberfullt|uberlaufen|gedrange|menschenmassen|schlange|zu viele (?:leute|menschen|touristen)|rappelvoll|{K})\\b(?!.*\\?)(?<!{D} (?:ist|wird) (?:viel |mir |uns )*(?:zu )?voll)',
  ],
  ['unwanted', '^(?:das (?:nicht|will ich nicht|mag ich nicht)|hier nicht|keine lust(?: darauf)?)$'],

  [
    'unlock',
    '\\b(?:entsperr\\w*|freigeb\\w*|losen|nicht mehr fest|lock\\w* auf|reservierung .*(?:storniert|abgesagt))\\b',
  ],
  [
    'booked',
    '\\b(?:haben|habe|gibt|reservierung|karten|tickets?)\\b.*\\b(?:reservier\\w*|gebucht|tickets?|karten|reservierung|buchung|tisch|termin)\\b(?=.*(?:{P}|{T}|{M}))(?!.*\\?)',
  ],
  [
    'lock',
    '\\b(?:fixier\\w*|sperr\\w*|festleg\\w*|festhalt\\w*|festsetz\\w*|nagel\\w*)\\b.*(?:{P}|{M}|{D}|\\b(?:das|es)\\b)|{P}.*\\b(?:nicht (?:verschieben|andern|anfassen|bewegen)|muss (?:bleiben|so bleiben)|bleibt|fixieren|festlegen|sperren|fest)\\b|\\b(?:nicht (?:verschieben|andern|anfassen))\\b.*{P}|\\bhalte? {P} fest\\b',
  ],
  [
    'keep',
    '\\b(?:nicht|bloss nicht)\\b.*{P}.*\\b(?:loschen|streichen|entfernen|rausnehmen)\\b|{P}.*\\bnicht (?:loschen|streichen|entfernen|rausnehmen|weglassen)\\b|\\b(?:losch|streich|entfern)\\w* .*{P} nicht\\b|\\bbehalte?\\w*\\b.*{P}|{P} behalten',
  ],
  ['unfree', '\\b(?:nicht mehr frei|doch (?:wieder )?verplanen)\\b'],
  [
    'free',
    '\\b(?:frei|freihalten|freilassen|nichts (?:planen|vor)|nichts geplant|ohne programm|kein programm|pause|ruhetag|zeit fur uns)\\b(?=.*)(?!.*\\?)(?!.*eintritt)',
  ],
  [
    'meal-skip',
    '\\b(?:kein|keinen|ohne|streich\\w*|brauchen (?:kein|keinen)|auf|cancel\\w*)\\b(?: das| den)? {M}|{M}.*\\b(?:brauchen wir nicht|auslassen|weglassen|streichen|ausfallen|selbst|bei freunden|mit freunden|entfallt|entfallen|nicht)\\b',
  ],
  [
    'meal-cheaper',
    '\\b(?:gunstig\\w*|billig\\w*|preiswert\\w*)\\b.*\\b(?:restaurants?|essen|lokal|{M})\\b|(?:{M}|\\b(?:restaurants?|essen)\\b).*\\b(?:gunstiger|billiger|zu teuer|preiswerter)\\b',
  ],
  [
    'meal-better',
    '\\b(?:besser\\w*|schoner\\w*|schick\\w*|fein\\w*|gehoben\\w*|romantisch\\w*)\\b.*(?:{M}|\\b(?:restaurants?|lokal)\\b)',
  ],
  [
    'shorter',
    '\\b(?:kurzer|kurz|verkurz\\w*|weniger (?:zeit|lange)|nicht so lange|zu lang|kurze\\w*)\\b.*{P}|{P}.*\\b(?:kurzer|verkurz\\w*|weniger (?:zeit|lang)|nicht so lang\\w*|zu lang\\w*|{L} weniger|{L} kurzer|kurzen)\\b',
  ],
  [
    'longer',
    '\\b(?:langer|mehr zeit|verlanger\\w*|{L} (?:langer|mehr)|langere)\\b.*{P}|{P}.*\\b(?:langer|mehr zeit|verlanger\\w*|{L} (?:langer|mehr)|zu kurz|nicht genug|ausdehnen)\\b',
  ],
  ['spend', '{L}(?! (?:fruher|spater|vorher|nachher|verspat\\w*)).*{P}|{P}.*{L}(?! (?:fruher|spater|vorher|nachher))'],
  [
    'stay-cheaper',
    '\\b(?:gunstig\\w*|billig\\w*|preiswert\\w*)\\b.*\\b(?:hotel|unterkunft|zimmer)\\b|\\b(?:hotel|unterkunft)\\b.*\\b(?:gunstiger|billiger|zu teuer)\\b',
  ],
  [
    'stay-better',
    '\\b(?:besser\\w*|schoner\\w*|luxurios\\w*)\\b.*\\b(?:hotel|unterkunft)\\b|\\b(?:hotel|unterkunft)\\b.*\\b(?:besser|schoner)\\b',
  ],
  [
    'stay-nearer',
    '\\b(?:naher\\w*|zentral\\w*|zentrum)\\b.*\\b(?:hotel|unterkunft)\\b|\\b(?:hotel|unterkunft)\\b.*\\b(?:naher|zentral\\w*|zu weit)\\b',
  ],
  [
    'stay',
    '\\b(?:ander\\w*|neues|wechsel\\w*|tausch\\w*)\\b.*\\b(?:hotel|unterkunft)\\b|\\b(?:ubernachten|schlafen|wohnen) (?:im|in) {P}|\\bim {P} (?:ubernachten|schlafen|wohnen)',
  ],
  [
    'arrival',
    '\\b(?:komm\\w*|land\\w*|ankunft|ankommen|eintreff\\w*)\\b.*{T}(?!.*\\bspater\\b)(?!.*{P})|{T}.*\\b(?:an|ankommen|landen)$',
  ],
  [
    'departure',
    '\\b(?:flug|zug|flieger|bahn|bus)\\b.*{T}|\\b(?:abreis\\w*|abfahr\\w*|mussen (?:wir )?.*(?:los|weg|zum flughafen|zum bahnhof)|fahren .*(?:heim|zuruck)|fliegen .*(?:heim|zuruck))\\b.*{T}|{T}.*\\b(?:abreisen|abfahren|heimfliegen|zuruckfliegen|zuruckfahren)\\b',
  ],
  [
    'dates-end-later',
    '\\b(?:einen|ein|{N}) tage? (?:langer|mehr)|\\b(?:verlanger\\w*)\\b.*\\b(?:reise|aufenthalt|urlaub|tag\\w*)\\b|\\bbis {D} bleiben|\\bbleiben .*bis {D}',
  ],
  [
    'dates-end-earlier',
    '\\b(?:einen|{N}) tage? (?:fruher|kurzer|weniger)(?: .*)?$|\\b(?:schon|bereits) (?:am )?{D} (?:heim|zuruck|abreisen|abfahren)',
  ],
  [
    'dates-later',
    '\\b(?:reise|alles|urlaub|trip)\\b.*\\b(?:einen|eine|{N}) (?:tage?|wochen?) (?:spater|nach hinten)\\b|\\b(?:verschieb\\w*)\\b.*\\b(?:reise|urlaub)\\b.*\\b(?:um )?(?:einen|eine|{N}) (?:tage?|wochen?)\\b(?!.*(?:fruher|vor\\b))',
  ],
  [
    'dates-earlier',
    '\\b(?:reise|alles|urlaub|trip)\\b.*\\b(?:einen|eine|{N}) (?:tage?|wochen?) (?:fruher|vor|nach vorn\\w*)\\b',
  ],
  ['dates', '^(?:vom |von )?{D} (?:bis|-) (?:zum )?{D}(?: stattdessen)?$|\\bnur {N} tage\\b|\\breise\\b.*{D} bis {D}'],
  [
    'day-start-later',
    '\\b(?:spater|nicht so fruh|ausschlafen|gemutlich\\w*|langsam\\w*)\\b.*\\b(?:anfangen|starten|beginnen|losgehen|start|los|aufstehen|{H})\\b(?!.*{P})(?!.*{T})|\\b(?:ausschlafen|lang schlafen|zu fruh)\\b|\\b(?:start\\w*|beginn\\w*|anfang\\w*|fang\\w*)\\b.*\\bspater\\b(?!.*{P})(?!.*{T})|{D} spater (?:anfangen|starten|beginnen|los\\w*)',
  ],
  [
    'day-start-earlier',
    '\\b(?:fruher|fruh)\\b.*\\b(?:anfangen|starten|beginnen|los\\w*|start|aufstehen)\\b(?!.*{P})(?!.*{T})|\\b(?:start\\w*|beginn\\w*|fang\\w*)\\b.*\\bfruher\\b(?!.*{P})(?!.*{T})',
  ],
  [
    'day-start',
    '\\b(?:start\\w*|beginn\\w*|anfang\\w*|fang\\w*|los\\w*|aufbrech\\w*|erst)\\b.*{T}(?!.*{P})|{T}.*\\b(?:start\\w*|beginn\\w*|anfangen|los\\w*|aufbrechen)\\b(?!.*{P})|\\b(?:nicht|nichts) vor {T}',
  ],
  ['day-end-earlier', '\\b(?:fruher)\\b.*\\b(?:aufhoren|zuruck|fertig|schluss|enden|ins hotel|feierabend)\\b(?!.*{T})'],
  [
    'day-end',
    '\\b(?:zuruck|ende\\w*|schluss|fertig|feierabend|im hotel|spatestens)\\b.*{T}(?!.*{P})|{T}.*\\b(?:zuruck|im hotel|schluss|fertig|feierabend|enden)\\b|\\bnichts (?:mehr )?nach {T}',
  ],
  [
    'swap',
    '\\b(?:tausch\\w*|vertausch\\w*|wechsel\\w*)\\b.*{P} (?:und|mit|gegen) (?:dem |der |das |den |die )?{P}|{P} (?:und|mit) (?:dem |der |das |den |die )?{P} .*\\b(?:tauschen|vertauschen)\\b|\\b(?:tausch\\w*|vertausch\\w*)\\b.*{D} (?:und|mit|gegen) (?:dem |den )?{D}|{D} (?:und|mit) (?:dem |den )?{D} .*\\b(?:tauschen|vertauschen)\\b',
  ],
  [
    'replace',
    '\\b(?:ersetz\\w*|tausch\\w*|austausch\\w*|wechsel\\w*)\\b.*{P}|{P}.*\\b(?:statt|anstatt|anstelle|nicht)\\b.*{P}|\\b(?:statt|anstatt|anstelle(?: von)?)\\b.*{P}|\\blieber\\b.*{P}.*\\b(?:als|statt)\\b.*{P}|{P}.*\\b(?:ersetzen|austauschen|tauschen)\\b|\\b(?:etwas|was) (?:anderes|gunstigeres|billigeres|naheres|ruhigeres|drinnen|uberdachtes)\\b',
  ],
  [
    'earlier',
    '(?:{P}|{M}).*\\b(?:fruher|vorziehen|eher)\\b(?!.*(?:{D}|{T}))|\\b(?:fruher)\\b.*(?:{P}|{M})(?!.*(?:{D}|{T}))',
  ],
  [
    'later',
    '(?:{P}|{M}).*\\b(?:spater|nach hinten)\\b(?!.*(?:{D}|{T}))|\\b(?:spater)\\b.*(?:{P}|{M})(?!.*(?:{D}|{T}))',
  ],
  [
    'move',
    `\\b${MOVE}\\b.*{P}.*(?:{D}|{T}|{H}|{P}|{M}|\\b(?:anderen tag|zuerst|zuletzt|als erstes|als letztes|vor|nach)\\b)|{P}.*(?:{D}|{T}|{H}|{M}).*\\b(?:verschieben|verlegen|legen|machen|besuchen|gehen|schieben|packen|planen|umlegen)\\b|\\b(?:verschieb\\w*|verleg\\w*)\\b.*{P}|{P} (?:verschieben|verlegen)|^(?:(?:${TOWARDS}) )*{P} (?:lieber |besser |erst |doch |bitte |stattdessen )*(?:am |um |im |auf |vor |nach |an |gegen |den )*(?:dem |der |den )?(?:{D}|{T}|{H}|{P}|{M})(?: (?:um |am )?(?:{T}|{H}|{D}))*(?: stattdessen| bitte| besuchen| gehen| machen| sehen)*$|\\b(?:am |um )?(?:{D}|{T}|{H}) .*(?:zum|ins|in das|in den|zur|in die) {P}`,
  ],
  [
    'meal',
    '{M}.*(?:{T}|{E})(?!.*{P})|(?:{T}|{E}).*{M}(?!.*{P})|{E} (?:essen|gehen|am|fur)|{D}.*{E}|\\b(?:essen|lust auf|mochten?)\\b.*{E}',
  ],
  [
    'been-there',
    '\\b(?:schon|bereits)\\b.*\\b(?:gesehen|besucht|gewesen|da gewesen|waren|war|kennen)\\b.*{P}|{P}.*\\b(?:schon|bereits)\\b.*\\b(?:gesehen|besucht|gewesen|waren|kennen)\\b|\\b(?:waren|war) (?:schon|bereits) .*{P}',
  ],
  [
    'remove',
    `\\b${REMOVE}\\b.*{P}.*\\b${OUT}\\b|\\b(?:entfern\\w*|losch\\w*|streich\\w*|uberspring\\w*|skipp\\w*|storn\\w*|cancel\\w*)\\b.*(?:{P}|\\b(?:es|das|ihn|sie)\\b)|{P}.*\\b(?:entfernen|loschen|streichen|rausnehmen|herausnehmen|weglassen|auslassen|uberspringen|rauswerfen|skippen|raus|weg|absagen|stornieren|canceln|kann weg|ausfallen|nicht (?:sehen|besuchen|hin|gehen|anschauen|machen)|interessiert (?:uns|mich) nicht|brauchen wir nicht|will ich nicht|wollen wir nicht|ist uninteressant|lieber nicht|muss nicht sein)\\b|\\b(?:wollen|will|mochten|mochte|mussen|brauchen)\\b.*\\bnicht\\b.*{P}|\\b(?:wollen|will|mochten|mochte)\\b.*{P} nicht|\\b(?:kein\\w*|ohne|nicht(?: den| das| die| in den| ins| zum| zur)?) {P}|\\bverzichten\\b.*{P}|\\bauf {P} verzichten|{P} nicht$|\\b(?:lass|lassen)\\b.*{P}.*\\b(?:weg|aus)\\b`,
  ],
  [
    'add',
    `\\b${ADD}\\b.*{P}.*\\b(?:hinzu|ein|dazu|auf|rein|mit auf|unter)\\b|\\b(?:hinzufug\\w*|fug\\w*|plan\\w*|erganz\\w*|einplan\\w*)\\b.*{P}|{P}.*\\b(?:hinzufugen|einfugen|einplanen|aufnehmen|einbauen|dazu|dazunehmen|unterbringen|rein|auch|zusatzlich|erganzen)\\b|\\bauch (?:noch )?(?:den|die|das|zum|zur|ins)? ?{P}|\\bvergiss .*{P} nicht`,
  ],
  [
    'go',
    `\\b(?:wollen|will|mochten?|wurden gern\\w*|wurde gern\\w*|lass\\w*|konnen|gern\\w*|gehen|besuchen)\\b.*{P}(?:.*\\b${SEE})?`,
  ],
  [
    'walk-less',
    '\\b(?:weniger (?:laufen|gehen|zu fuss|lauferei)|nicht so (?:viel|weit) (?:laufen|gehen|zu fuss)|zu viel (?:laufen|lauferei|zu fuss)|knie|fusse|fuss|beine|rucken|hufte|blasen)\\b(?=.*\\b(?:weniger|nicht|zu viel|weh|schmerz\\w*|tun|tut|kaputt|wund|laufen)\\b)|\\bkann nicht (?:so )?(?:viel |weit )?(?:laufen|gehen)\\b',
  ],
  [
    'refill',
    '\\b(?:plan\\w*|gestalt\\w*|full\\w*|mach\\w*|uberrasch\\w*)\\b.*{D}.*\\b(?:neu|noch ?mal|auf|anders)\\b|\\bneuer plan fur {D}|\\bfull\\w*\\b.*\\blucken?\\b|\\buberrasch\\w*\\b.*{D}|{D} neu planen',
  ],
  [
    'pace-slower',
    '\\b(?:langsamer|entspannt\\w*|gemutlicher|ruhiger|weniger (?:programm|stress|stopps|dicht|voll)|zu (?:voll|viel|stressig|hektisch|dicht|eng)|mehr pausen|lockerer|weniger am)\\b(?!.*{P})',
  ],
  [
    'pace-faster',
    '\\b(?:schneller|mehr (?:programm|sehen|stopps|action)|zu (?:leer|wenig|langweilig|langsam)|voller|dichter)\\b(?!.*{P})',
  ],
  ['party-diet', '{V}'],
  [
    'party-more',
    '\\b(?:eine person|{N} personen|einer|jemand) mehr\\b|\\b(?:meine?|unsere?|ein\\w*) \\w+ (?:kommt|kommen|reist|will) (?:auch |noch )?mit\\b|\\bkommt (?:auch |noch )?(?:jemand|eine person) (?:mit|dazu)',
  ],
  ['party-less', '\\b(?:eine person|einer) weniger\\b|\\b(?:kommt|kommen) (?:doch )?nicht mit\\b'],
  [
    'party',
    '\\b(?:wir sind|sind wir|zu|fur|jetzt)\\b.*(?:{N}|\\b(?:zweit|dritt|viert|funft|sechst)\\b)(?: (?:personen|leute|erwachsene|jetzt))*|\\b(?:ich reise |ich bin )?allein\\w*\\b|^{N} (?:personen|leute)$',
  ],
  [
    'budget-none',
    '\\b(?:kein(?:e|en)? (?:budget|limit|preislimit)|ohne (?:budget|limit)|budget (?:ist )?egal|geld spielt keine rolle)\\b',
  ],
  [
    'budget',
    '\\b(?:budget|maximal|hochstens|nicht mehr als|insgesamt|limit|bis zu|unter)\\b.*{C}|{C}.*\\b(?:budget|maximal|insgesamt|fur alles)\\b|\\bbudget (?:ist |von )?{N}',
  ],
  [
    'fact',
    '\\b(?:gunstiger|billiger|sparen|zu teuer|luxurioser)\\b|\\b(?:mogen|lieben|hassen|interessier\\w*|mag|liebe|hasse|bevorzug\\w*)\\b(?!.*(?:{P}|\\b(?:den plan|das|es)\\b))|\\bjahre alt\\b|\\b(?:kinder|baby|schwanger|rollstuhl)\\b',
  ],
  ['tired', '\\b(?:mude|erschopft|kaputt|fertig|k\\.?o\\.?|ausruhen|brauche\\w* (?:eine )?pause)\\b'],
  ['hungry', '\\b(?:hunger\\w*|hungrig|durst\\w*|etwas essen)\\b'],
  ['what-about', '\\b(?:was ist mit|wie ware es mit|und|was halst du von) (?:dem |der |den |das )?{P}\\?*$|^{P}\\?+$'],
  ['wait', '^(?:warten?|wir warten|abwarten|warte mal|kurz warten)(?: .{0,12})?$'],
  ['postpone', '^(?:spater|nicht jetzt|jetzt nicht|entscheide ich spater|mal sehen|muss ich uberlegen|noch nicht)$'],
  [
    'option',
    '^(?:(?:ich|wir) (?:nehmen?|wahlen?) )?(?:option|plan|nummer|variante|vorschlag) ?(?:{N}|eins)$|^(?:(?:ich|wir) (?:nehmen?|wahlen?) )?(?:die|den|das)? ?{O}(?: (?:option|variante|vorschlag|plan))?(?: bitte)?$',
  ],
  ['choose', '^(?:ersetzen|ersetz es|austauschen|etwas anderes|was anderes|woanders hin|alternative)(?: bitte)?$'],
  ['skip', '^(?:uberspringen|auslassen|weglassen|skip|lass es aus|lassen wir aus|lassen wir weg)(?: bitte)?$'],
  [
    'stay-with',
    '^(?:behalten|so lassen|lass es so|bleibt so|trotzdem hin|trotzdem gehen|wie geplant|nichts andern|dabei bleiben|beibehalten)(?: bitte)?$',
  ],
  [
    'no',
    '^(?:nein|ne|nee|no|nicht|keine?s?(?: davon| von beiden| der optionen)?|nein danke|lieber nicht|auf keinen fall|stimmt nicht|falsch|passt nicht|ablehnen|ich (?:mochte|will) (?:etwas|was) andern|gefallt mir nicht|das nicht)(?:[, ]+(?:danke|nicht|bitte|ich mochte etwas andern|das passt nicht|doch nicht))*$',
  ],
  [
    'yes',
    '^(?:ja|jo|jep|klar|genau|ok|okay|gut|super|perfekt|passt|einverstanden|in ordnung|mach das|gerne?|naturlich|bitte|stimmt|richtig|alles klar|so machen wir es|auf jeden fall|prima|toll|bestatigt?|weiter so|los)(?:[,. !]+(?:ja|bitte|danke|gerne?|genau|perfekt|passt|super|das passt|das ist (?:gut|perfekt|super|prima|toll)|mach das|gut|so|klar|okay|ok|das ist ok))*$',
  ],
  [
    'language',
    '\\b(?:sprichst|sprechen|kannst) (?:du|sie)? ?(?:deutsch|englisch|franzosisch)|auf (?:deutsch|englisch)',
  ],
  ['thanks', '\\b(?:danke\\w*|vielen dank|merci)\\b'],
  ['greeting', '^(?:hallo|hi|hey|guten (?:tag|morgen|abend)|moin|servus|gruss gott|gruezi)\\b.{0,12}$'],
  ['goodbye', '^(?:tschuss|auf wiedersehen|bis (?:bald|spater|morgen)|ciao|gute nacht)\\b.{0,12}$'],
  ['how-are-you', '\\bwie geht(?: es|s)\\b'],
  ['who-are-you', '\\b(?:wer|was) bist du\\b|\\bbist du (?:ein )?(?:mensch|bot|roboter)'],
  ['insult', '\\b(?:dumm\\w*|idiot\\w*|scheiss\\w*|bescheuert|nutzlos|blod\\w*|arsch\\w*)\\b'],
  [
    'complaint',
    '\\b(?:verstehst (?:du )?(?:mich )?nicht|nicht was ich|gefallt (?:mir|uns) (?:nicht|uberhaupt)|unzufrieden|enttauscht|schlecht\\w*|furchtbar|unsinn|quatsch)\\b',
  ],
  [
    'praise',
    '\\b(?:toll\\w*|super|wunderbar|klasse|grossartig|perfekt|schon\\b|liebe\\w* (?:{P}|den plan|das|es)|gefallt (?:mir|uns)|spitze|freue\\w*)\\b',
  ],
  ['off-topic', '\\b(?:witz|gedicht|lied|hauptstadt|bundeskanzler|aktien|programmier\\w*|ubersetz\\w*|fussball)\\b'],
  ['filler', '^(?:hm+|ah+|oh|aha|na ja|naja|so so|ach so|verstehe|interessant|test|okay dann)$'],
];
