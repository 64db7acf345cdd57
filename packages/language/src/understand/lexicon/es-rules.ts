import type { Lexicon } from './lexicon.ts';

const REMOVE =
  '(?:quit\\w*|elimin\\w*|borr\\w*|sac(?:a|ar|ame|alo|amos|ad|que)\\b|cancel\\w*|salt\\w*|omit\\w*|suprim\\w*|retir\\w*|descart\\w*|exclu\\w*|olvid(?:a|ar|emos|ate)|anul\\w*)';
/** Before the name of what shall be there then: whatever else stands before it, "odio", says more than a time. */
const TOWARDS =
  'el|la|los|las|un|una|nuestro|nuestra|yo|nosotros|quiero|queremos|quisiera|quisieramos|prefiero|preferimos|preferiria|me|nos|gustaria|puedes|podemos|podriamos|podrias|pon|poner|ponga|haz|hacer|hagamos|ver|vemos|visitar|visitamos|visita|ir|vamos|vayamos|mejor|por|favor|entonces|y|ok|si|vale|quizas|tal|vez|primero|muev\\w*|mueve|mover|pasa|pasar|a|al|en|que|de|del|sea|seria';
const ADD =
  '(?:anad\\w*|agreg\\w*|inclu\\w*|met(?:e|er|ed|emos)|pon(?:er|ga|ed|gamos)?|sum(?:a|ar)|incorpor\\w*|suma\\w*)';
const SEE = '(?:ver|visitar|ir|hacer|conocer|subir|pasar|comer|cenar)';
const MOVE =
  '(?:muev\\w*|mov\\w*|pas(?:a|ar|e|emos|ad|amos)|cambi\\w*|pon(?:er|ga|ed)?|adelant\\w*|retras\\w*|aplaz\\w*|posp\\w*|traslad\\w*|dej(?:a|ar|emos)|haz|hacer|hagamos|visit\\w*|ver|ir|vamos|reprogram\\w*|atras\\w*)';

/** What a Spanish clause does; earlier rules win. */
export const ES_RULES: Lexicon['rules'] = [
  ['injection', '\\b(?:ignor\\w*|olvid\\w*)\\b.*\\b(?:instrucciones|reglas|ordenes|prompt)\\b|prompt del sistema'],
  [
    'emergency',
    '\\b(?:hospital|urgencias|emergencia|ambulancia|policia|robado|robaron|robo|herid\\w*|cai(?:do|da)?|se cayo|me cai|roto (?:el|la|un|una) \\w+|accidente|medico|doctor|embajada|inconsciente|perdid?o? (?:el|mi|nuestro|la|mis) (?:pasaporte\\w*|cartera|bolso|hijo|hija)|socorro|desmay\\w*)\\b',
  ],
  [
    'person',
    '\\b(?:hablar con (?:una? )?(?:persona|humano|alguien|agente)|un humano|persona real|atencion al cliente|un agente)\\b',
  ],
  [
    'start-over',
    '\\b(?:empez\\w* (?:de nuevo|de cero|otra vez|desde cero)|volver a empezar|borr\\w* todo|desde el principio|de cero|reinici\\w*)\\b',
  ],
  [
    'plan-anew',
    '\\b(?:rehac\\w*|replanific\\w*|vuelve a planificar)\\b.*\\b(?:todo|el plan|el viaje)\\b|\\b(?:nuevo|otro) (?:plan|itinerario)\\b(?!.*{D})',
  ],
  [
    'undo',
    '\\b(?:deshac\\w*|deshaz|revert\\w*|vuelve atras|volver atras|como (?:antes|estaba)|anula (?:eso|el ultimo)|fue un error)\\b|^(?:atras|deshacer)$',
  ],
  ['redo', '\\b(?:rehac(?:er|e)|rehaz)(?: (?:eso|el cambio|lo))?$'],
  ['save', '\\b(?:guard\\w*|imprim\\w*|descarg\\w*|export\\w*)\\b'],
  ['stop', '^(?:para|parar|alto|dejalo|olvidalo|da igual|nada|stop)$'],
  ['autonomy-act', '\\b(?:sin preguntar\\w*|no (?:me |nos )?preguntes|por tu cuenta|automaticamente)\\b'],
  ['autonomy-ask', '\\b(?:pregunta(?:me|nos)? (?:siempre|antes|primero)|siempre pregunta\\w*|no cambies nada sin)\\b'],
  [
    'here',
    '\\b(?:estamos|estoy|ya estamos|acabamos de llegar|hemos llegado|llegamos|ya llegamos)(?: ya| ahora| aqui)* (?:en|a|al|frente a)? ?(?:la |el |los )?{P}$|^(?:ya (?:estamos|llegamos)|hemos llegado|llegamos|estoy aqui|estamos aqui|llegue)$',
  ],
  ['now', '^(?:son las|es la|ahora son) {T}$|^(?:hoy es|estamos a) {D}$'],

  ['ask-why', '\\b(?:por que|porque|por que motivo|como es que)\\b.*(?:{P}|\\b(?:eso|ahi|alli)\\b).*'],
  [
    'ask-weather',
    '\\b(?:tiempo (?:hace|hara|va)|que tiempo|clima|pronostico|temperatura|paraguas)\\b|\\b(?:llovera|va a llover|nevara|hara (?:frio|calor|sol))\\b.*\\?|\\b(?:si|y si|cuando) llueve\\b',
  ],
  [
    'ask-hours',
    '\\b(?:cuando|a que hora|hasta que hora|hasta cuando|que horario)\\b.*\\b(?:abr\\w*|cierr\\w*|abiert\\w*|cerrad\\w*|horario)\\b|\\bhorarios?\\b|^(?:esta|estan|abre|abren|cierra|cierran)\\b.*(?:{P}|\\?)|{P}.*\\b(?:esta|abre|cierra) ?(?:abiert\\w*|cerrad\\w*)?\\b.*\\?',
  ],
  [
    'ask-booking',
    '\\b(?:hay que|tenemos que|tengo que|hace falta|es necesario|necesitamos|se puede|podemos|donde|como)\\b.*\\b(?:reserv\\w*|entradas?|boletos?|tickets?)\\b|^reserv\\w* .*{P}',
  ],
  [
    'ask-access',
    '\\b(?:silla de ruedas|ascensor|escaleras|escalones|cochecito|carrito|accesible\\w*|movilidad reducida)\\b',
  ],
  [
    'ask-price',
    '\\b(?:cuanto (?:cuesta|vale|es)|precio|entrada)\\b.*{P}|{P}.*\\b(?:gratis|cuesta|precio|cuanto|car[oa])\\b(?!.*demasiado)|\\bprecio de (?:la )?entrada\\b',
  ],
  [
    'ask-cost',
    '\\b(?:cuanto|coste|costo|precio|presupuesto|total|gast\\w*)\\b.*(?:\\b(?:viaje|total|todo|cuesta|gast\\w*|comida|hotel|transporte|pag\\w*)\\b|\\?)|^(?:cuanto|coste total|total)',
  ],
  [
    'ask-way',
    '\\b(?:como (?:llego|llegamos|se llega|vamos|voy|ir|llegar)|cuanto (?:se tarda|tardamos|tiempo|tarda)|que (?:metro|linea|autobus|tren)|a que distancia|esta lejos|queda lejos|ruta (?:a|hasta|de)|andando (?:de|hasta|a))\\b|\\blejos\\b.*\\?',
  ],
  ['ask-when', '\\b(?:cuando|a que hora|que dia)\\b.*{P}|^(?:vamos|visitamos|esta|veremos) .*{P}.*\\?'],
  ['ask-arrival', '\\b(?:cuando|a que hora)\\b.*\\bllega\\w*'],
  ['ask-departure', '\\b(?:cuando|a que hora)\\b.*\\b(?:sal\\w*|vuelv\\w*|volv\\w*|nos vamos|regres\\w*|partimos)\\b'],
  [
    'ask-next',
    '\\b(?:que (?:sigue|viene|toca|hacemos)(?: ahora| despues| luego)?|y (?:ahora|despues|luego)|siguiente (?:parada|cosa)|adonde vamos|a donde vamos|donde vamos)\\b\\??$',
  ],
  ['ask-locked', '\\bque\\b.*\\b(?:fijad\\w*|bloquead\\w*|reservad\\w*|fij\\w*)\\b'],
  ['ask-history', '\\b(?:que (?:has|ha|he) cambiado|que cambio|historial|cambios (?:hechos|realizados))\\b'],
  ['ask-free-time', '\\b(?:tiempo libre|libres?)\\b.*\\?|\\bcuando\\b.*\\blibres?\\b'],
  ['ask-walking', '\\b(?:cuanto|que distancia)\\b.*\\b(?:camin\\w*|and\\w*|a pie)\\b'],
  [
    'ask-meal',
    '\\b(?:donde|que|cuando)\\b.*(?:\\b(?:comemos|cenamos|comer|cenar|almorzamos|desayunamos)\\b|{M})(?!.*{P})|{M}.*\\?$',
  ],
  [
    'ask-ideas',
    '\\b(?:que mas|que otra|otras? (?:cosas|ideas|lugares|sitios|{kind})|que (?:podemos|se puede|podriamos) (?:ver|hacer)|sugerencias?|ideas|recomiend\\w*|recomendacion\\w*|hay (?:algun\\w*|otr\\w*|mas))\\b(?!.*{P})|\\b(?:otro|otra|un|una|mas|algun) {kind}',
  ],
  [
    'ask-stay',
    '\\b(?:donde (?:dormimos|nos alojamos|nos quedamos|esta (?:el|nuestro) hotel)|que hotel|cual es (?:el|nuestro) hotel)\\b',
  ],
  ['ask-cities', '\\bque (?:ciudades|paises|destinos)\\b'],
  ['ask-dates', '\\b(?:cuantos dias|cuantas noches|que fechas|fechas del viaje)\\b'],
  ['ask-party', '\\b(?:cuantos somos|cuantas personas|para cuantos)\\b'],
  ['ask-help', '\\b(?:que (?:puedes|sabes|puede) hacer|como funciona|ayuda(?:me)?$)\\b'],
  ['ask-choices', '\\b(?:que (?:opciones|alternativas)|cuales son las opciones|alternativas|que propones)\\b'],
  [
    'ask-day',
    '\\b(?:muestr\\w*|ensen\\w*|ver|que|plan)\\b.*{D}(?!.*\\b(?:libre|mas tarde|mas temprano)\\b)(?!.*(?:{P}|{M}))|^(?:y )?(?:el |para el )?{D}\\??$',
  ],
  [
    'ask-plan',
    '\\b(?:muestr\\w*|ensen\\w*|ver|dame|cual es|resum\\w*)\\b.*\\b(?:plan|itinerario|programa|resumen|viaje)\\b|^(?:plan|itinerario|programa)$',
  ],
  [
    'ask-place',
    '\\b(?:hablame|cuentame|que es|que hay en|info\\w*|como es|mas sobre|dime)\\b.*{P}|{P}.*\\b(?:vale la pena|merece la pena|es (?:bonito|interesante|bueno))\\b',
  ],

  ['no-delay', '\\b(?:ya no (?:vamos|llegamos) tarde|a tiempo al final|recuperado)\\b'],
  [
    'delay',
    '\\b(?:tarde(?=$| \\b(?:unos|por|ya)\\b| {L})|llegamos tarde|vamos (?:con )?(?:retraso|tarde|{L} tarde)|retrasad\\w*|retraso|con {L} de|perdimos (?:el|nuestro) (?:tren|bus|metro|vuelo)|nos (?:quedamos|hemos quedado) dormidos|nos perdimos)\\b(?!.*\\bmas tarde\\b)',
  ],
  ['dry', '\\b(?:ya no llueve|dejo de llover|ha dejado de llover|salio el sol|sale el sol)\\b'],
  [
    'rain',
    '\\b(?:llueve|esta lloviendo|lloviendo|nieva|nevando|llovera|llover|tormenta\\w*|lluvia|hace (?:mucho |demasiado )?(?:calor|frio)|diluvi\\w*)\\b(?!.*\\?)',
  ],
  ['closed', '\\b(?:cerrad[oa]s?|de huelga|en obras|agotad\\w*|complet[oa])\\b(?!.*\\?)'],
  ['traffic', '\\b(?:trafico|atasco\\w*|huelga de (?:metro|transporte|trenes)|embotellamiento)\\b'],
  [
    'crowd',
    '\\b(?:llen[oa]|abarrotad\\w*|mucha gente|demasiada gente|cola (?:enorme|larga|de)|mucha cola|una cola|masificad\\w*|a tope|{K})\\b(?!.*\\?)(?<!{D} (?:esta|es) (?:muy |demasiado )*llen[oa])',
  ],
  ['unwanted', '^(?:este no|esto no|no me gusta (?:esto|este)|no me apetece)$'],

  ['unlock', '\\b(?:desbloque\\w*|libera\\w*|ya no (?:esta )?fij\\w*)\\b|\\bcancel\\w* (?:la|nuestra|mi) reserva\\b'],
  [
    'booked',
    '\\b(?:tenemos|tengo|hay|hemos|he|compramos|compre)\\b.*\\b(?:reserv\\w*|entradas?|boletos?|mesa|cita)\\b(?=.*(?:{P}|{T}|{M}))(?!.*\\?)|^(?:reserva|entradas?|mesa) .*(?:{P}|{M}).*{T}',
  ],
  [
    'lock',
    '\\b(?:fij(?:a|ar|e|emos)|bloque\\w*|asegur\\w*)\\b.*(?:{P}|{M}|{D})|\\bno (?:muev\\w*|mov\\w*|toques?|cambies?|cambi\\w*)\\b.*{P}|{P} no se (?:mueve|toca)|\\b(?:deja|dejar|manten\\w*) .*{P} (?:como esta|fijo|donde esta)',
  ],
  [
    'keep',
    '\\bno (?:quites?|elimin\\w*|borres?|canceles?|saques?)\\b.*{P}|\\b(?:manten\\w*|conserv\\w*|qued\\w* con)\\b.*{P}',
  ],
  ['unfree', '\\bya no (?:hace falta|queremos|necesitamos) (?:tiempo )?libre\\b'],
  [
    'free',
    '^(?=.*(?:{D}|{H}|{T}|{S}|{L})).*\\b(?:libre|libres|sin planes|nada (?:planeado|planificado)|no (?:planees|planifiques|pongas|planear) nada|descans\\w*|dia libre|tiempo para nosotros)\\b(?!.*\\?)(?!.*aire libre)',
  ],
  [
    'meal-skip',
    '\\b(?:sin|no (?:queremos|quiero|necesitamos|hace falta)|salt\\w*|quit\\w*|cancel\\w*|elimin\\w*|borr\\w*)\\b ?(?:el |la )?{M}|{M}.*\\b(?:con amigos|por nuestra cuenta|no (?:la |lo )?(?:necesitamos|hace falta))\\b',
  ],
  [
    'meal-cheaper',
    '\\b(?:mas barat\\w*|economic\\w*|menos car\\w*)\\b.*(?:{M}|\\brestaurantes?\\b)|(?:{M}|\\brestaurantes?\\b).*\\b(?:mas barat\\w*|demasiado car\\w*|economic\\w*)\\b',
  ],
  [
    'meal-better',
    '(?:{M}|\\brestaurantes?\\b).*\\b(?:mejor\\w*|elegante|romantic\\w*)\\b|\\b(?:mejor|buen) restaurante\\b',
  ],
  [
    'shorter',
    '\\b(?:menos tiempo|acort\\w*|mas cort\\w*|reduc\\w*|menos rato)\\b.*{P}|{P}.*\\b(?:menos tiempo|mas cort\\w*|acort\\w*|demasiado (?:largo|tiempo)|{L} menos)\\b',
  ],
  [
    'longer',
    '\\b(?:mas tiempo|alarg\\w*|prolong\\w*|extend\\w*|{L} mas|mas rato)\\b.*{P}|{P}.*\\b(?:mas tiempo|mas rato|{L} mas|alarg\\w*|demasiado cort\\w*)\\b',
  ],
  ['spend', '{L}(?! (?:antes|despues|tarde|mas tarde|de retraso)).*{P}|{P}.*{L}(?! (?:antes|despues|mas tarde))'],
  [
    'stay-cheaper',
    '\\b(?:hotel|alojamiento)\\b.*\\b(?:mas barato|demasiado caro|economico)\\b|\\bmas barato\\b.*\\bhotel\\b',
  ],
  ['stay-better', '\\b(?:hotel|alojamiento)\\b.*\\b(?:mejor|mas (?:bonito|comodo|lujoso))\\b|\\bmejor hotel\\b'],
  ['stay-nearer', '\\b(?:hotel|alojamiento)\\b.*\\b(?:mas (?:cerca|centrico)|demasiado lejos|centro)\\b'],
  [
    'stay',
    '\\b(?:otro|cambi\\w*|nuevo)\\b.*\\b(?:hotel|alojamiento)\\b|\\b(?:dormir|alojarnos|quedarnos) en (?:el )?{P}(?!.*{L})',
  ],
  ['arrival', '\\b(?:llega\\w*|aterriz\\w*)\\b.*{T}(?!.*{P})(?!.*\\b(?:tarde|retraso)$)'],
  [
    'departure',
    '\\b(?:vuelo|tren|avion|autobus)\\b.*{T}|\\b(?:salimos|nos vamos|salida|volvemos|regresamos|partimos|tenemos que (?:irnos|salir))\\b.*{T}(?!.*\\bhotel\\b)(?!.*{P})',
  ],
  [
    'dates-end-later',
    '\\b(?:un dia|una noche|{N} dias?|{N} noches?) mas\\b|\\b(?:prolong\\w*|alarg\\w*|extend\\w*)\\b.*\\b(?:viaje|estancia|dia|dias)\\b|\\bquedar\\w* hasta (?:el )?{D}',
  ],
  ['dates-end-earlier', '\\b(?:un dia|{N} dias?) (?:antes|menos)\\b|\\b(?:volver|regresar|irnos) (?:ya )?(?:el )?{D}'],
  ['dates-later', '\\b(?:mov\\w*|aplaz\\w*|retras\\w*|pospon\\w*)\\b.*\\b(?:viaje|todo)\\b.*\\b(?:dias?|semanas?)\\b'],
  ['dates-earlier', '\\b(?:adelant\\w*)\\b.*\\b(?:viaje|todo)\\b.*\\b(?:dias?|semanas?)\\b'],
  ['dates', '^del {D} al {D}|\\bsolo {N} dias\\b|\\b(?:viaje|fechas)\\b.*{D}.*{D}'],
  [
    'day-start-later',
    '\\b(?:empez\\w*|empec\\w*|empiez\\w*|comenz\\w*|salir|salimos|levantar\\w*)\\b.*\\bmas tarde\\b(?!.*{P})(?!.*{T})|\\b(?:dormir hasta tarde|dormir mas|demasiado (?:temprano|pronto)|no tan (?:temprano|pronto))\\b',
  ],
  [
    'day-start-earlier',
    '\\b(?:empez\\w*|empec\\w*|empiez\\w*|comenz\\w*|salir|salimos)\\b.*\\b(?:mas (?:temprano|pronto)|antes)\\b(?!.*{P})(?!.*{T})',
  ],
  [
    'day-start',
    '\\b(?:empez\\w*|empec\\w*|empiez\\w*|comenz\\w*|salir|inici\\w*)\\b.*{T}(?!.*{P})|\\bnada antes de {T}',
  ],
  ['day-end-earlier', '\\b(?:termin\\w*|acab\\w*|volver)\\b.*\\b(?:mas (?:temprano|pronto)|antes)\\b(?!.*{T})'],
  [
    'day-end',
    '\\b(?:termin\\w*|acab\\w*|volver|de vuelta|estar en el hotel|regresar)\\b.*{T}(?!.*{P})|\\bnada despues de {T}',
  ],
  [
    'swap',
    '\\b(?:intercambi\\w*|cambi\\w*|permut\\w*|invert\\w*|inviert\\w*)\\b.*{P} (?:y|con) (?:el |la |los )?{P}|\\b(?:intercambi\\w*|cambi\\w*)\\b.*{D} (?:y|con|por) (?:el )?{D}',
  ],
  [
    'replace',
    '\\b(?:reemplaz\\w*|sustitu\\w*|cambi\\w*)\\b.*{P}.*\\bpor\\b|{P}.*\\b(?:en vez|en lugar|y no)\\b.*{P}|\\b(?:en vez|en lugar)\\b.*{P}|\\b(?:prefer\\w*|prefier\\w*|mejor)\\b.*{P}.*\\b(?:que|a|en vez)\\b.*{P}|\\b(?:reemplaz\\w*|sustitu\\w*)\\b.*{P}|\\b(?:algo|un sitio|otro sitio|otra cosa)\\b.*\\b(?:mas (?:barato|tranquilo|cerca)|a cubierto|bajo techo|interior)\\b',
  ],
  [
    'earlier',
    '(?:{P}|{M}).*\\bmas (?:temprano|pronto)\\b(?!.*(?:{D}|{T}))|\\badelant\\w*\\b.*(?:{P}|{M})(?!.*(?:{D}|{T}))',
  ],
  [
    'later',
    '(?:{P}|{M}).*\\bmas tarde\\b(?!.*(?:{D}|{T}))|\\b(?:retras\\w*|atras\\w*)\\b.*(?:{P}|{M})(?!.*(?:{D}|{T}))',
  ],
  [
    'move',
    `\\b${MOVE}\\b.*{P}.*(?:{D}|{T}|{H}|{P}|{M}|\\b(?:otro dia|primero|ultimo|antes|despues|al final)\\b)|\\b(?:muev\\w*|mov\\w*|aplaz\\w*|traslad\\w*)\\b.*{P}|^(?:(?:${TOWARDS}) )*{P} (?:mejor |el |a |al |en |por |despues de |antes de |la |las )*(?:la |el |los )?(?:{D}|{T}|{H}|{P}|{M})(?: (?:a |el |por |la |en )*(?:{T}|{H}|{D}))*(?: mejor| en vez)?$`,
  ],
  [
    'meal',
    '{M}.*(?:{T}|{E})(?!.*{P})|(?:{T}|{E}).*{M}(?!.*{P})|\\b(?:comer|cenar|apetece|ganas|restaurante|quer\\w*)\\b.*{E}|{E}.*{D}|{D}.*{E}',
  ],
  [
    'been-there',
    '\\bya\\b.*\\b(?:hemos|he|vimos|vi|fuimos|conocemos|conozco|visitamos|estuvimos)\\b.*{P}|{P}.*\\bya\\b.*\\b(?:hemos|vimos|fuimos|conocemos|visto|visitado)\\b',
  ],
  [
    'remove',
    `\\bno\\b.*\\b(?:quer\\w*|quier\\w*|vamos|ir|ver|visitar|interesa\\w*|apetece|necesit\\w*)\\b.*{P}|\\b${REMOVE}(?:lo|la)?\\b.*{P}|{P}.*\\b(?:fuera|no nos interesa|no me interesa|no hace falta|no)$|\\b(?:sin|nada de) (?:el |la |los )?{P}|^no (?:al?|el|la)? ?{P}|\\b(?:quita|elimina|borra|saca|cancela|salta)(?:lo|la|r lo)?$`,
  ],
  [
    'add',
    `\\b${ADD}\\b.*{P}|{P} (?:tambien|ademas)|\\btambien (?:el |la |al )?{P}|\\bno (?:olvides|te olvides de)\\b.*{P}`,
  ],
  [
    'go',
    `\\b(?:quer\\w*|quier\\w*|quisier\\w*|gustaria|podemos|podriamos|vamos|vayamos|visit\\w*|apetece)\\b.*\\b${SEE}?\\b.*{P}|^${SEE} .*{P}`,
  ],
  [
    'walk-less',
    '\\b(?:menos (?:caminar|caminata\\w*|andar|pasos|a pie)|caminar menos|andar menos|demasiado (?:caminar|andar)|caminar tanto|no (?:puedo|podemos|quiero|queremos) (?:caminar|andar)|rodilla\\w*|(?:duel\\w*|dolor|mal) .*(?:pie|pies|pierna\\w*|espalda|rodilla\\w*|tobillo)|ampollas)\\b',
  ],
  [
    'refill',
    '\\b(?:rehac\\w*|replanific\\w*|reorganiz\\w*|rellen\\w*|sorprend\\w*)\\b.*(?:{D}|\\bhuecos?\\b)|\\botro plan para (?:el )?{D}',
  ],
  [
    'pace-slower',
    '\\b(?:mas (?:tranquil\\w*|relajad\\w*|despacio|lent\\w*|calma|descansos)|menos (?:cargad\\w*|llen\\w*|cosas|visitas|estres)|demasiad[oa]s? (?:llen\\w*|cargad\\w*|cosas|apretad\\w*|rapid\\w*|estresante)|muy (?:llen\\w*|cargad\\w*|apretad\\w*)|sin prisas)\\b(?!.*{P})',
  ],
  [
    'pace-faster',
    '\\b(?:mas (?:cosas|visitas|actividades|lleno|rapido|intenso)|demasiado (?:vacio|lento|tranquilo)|ver mas|aprovechar mas)\\b(?!.*{P})',
  ],
  ['party-diet', '{V}'],
  [
    'party-more',
    '\\b(?:una persona|{N} personas?) mas\\b|\\b(?:mi|nuestr[oa]|un|una) \\w+ (?:viene|vendra|se une|nos acompana)\\b',
  ],
  ['party-less', '\\b(?:una persona|{N} personas?) menos\\b|\\bno (?:viene|puede venir)\\b'],
  [
    'party',
    '\\b(?:somos|seremos|ahora somos|vamos|para)\\b.*{N}(?: (?:personas|adultos|viajeros|ahora))*$|\\b(?:viajo|voy) sol[oa]\\b|^{N} personas$',
  ],
  [
    'budget-none',
    '\\b(?:sin (?:limite|presupuesto)|no (?:hay|importa) (?:limite|el precio|el dinero)|presupuesto ilimitado)\\b',
  ],
  [
    'budget',
    '\\b(?:presupuesto|maximo|max|no mas de|como mucho|total|menos de|limite)\\b.*{C}|{C}.*\\b(?:presupuesto|maximo|en total|para todo|como mucho)\\b|\\bpresupuesto (?:de )?{N}',
  ],
  [
    'fact',
    '\\b(?:mas barato|ahorrar|demasiado caro|mas lujo)\\b|\\b(?:gusta\\w*|encanta\\w*|odi\\w*|prefer\\w*|prefier\\w*|interesa\\w*)\\b(?!.*(?:{P}|\\b(?:el plan|esto|eso)\\b))|\\b(?:anos|ninos?|bebe|embarazada)\\b',
  ],
  ['tired', '\\b(?:cansad\\w*|agotad\\w*|reventad\\w*|necesit\\w* (?:un )?descans\\w*|descansar)\\b'],
  ['hungry', '\\b(?:hambre|sed|algo de comer)\\b'],
  ['what-about', '\\b(?:y|que tal|que pasa con|y que hay de) (?:el |la |los )?{P}\\?*$|^{P}\\?+$'],
  ['wait', '^(?:esper\\w*|esperamos|espera un (?:momento|poco)|aguard\\w*)(?: .{0,12})?$'],
  ['postpone', '^(?:mas tarde|luego|ahora no|despues|ya vere|lo pienso|todavia no|lo decido (?:luego|despues))$'],
  [
    'option',
    '^(?:(?:quiero|elijo|escojo|prefiero|tomo|me quedo con|la) )?(?:la )?(?:opcion|plan|numero|propuesta) ?{N}$|^(?:(?:quiero|elijo|escojo|prefiero|tomo|me quedo con) )?(?:la|el)? ?{O}(?: (?:opcion|propuesta|plan))?(?: por favor)?$',
  ],
  ['choose', '^(?:reemplaz\\w*|cambialo|otra cosa|otro sitio|otro lugar|alternativa|sustitu\\w*)(?: .{0,10})?$'],
  ['skip', '^(?:salta(?:lo|r|telo)?|omit\\w*|lo saltamos|saltemoslo|pasar)$'],
  [
    'stay-with',
    '^(?:mantener|mantenlo|dejalo (?:asi|como esta)|dejar como esta|como estaba|vamos igual|no cambies nada|seguir igual|quedarse)(?: .{0,12})?$',
  ],
  [
    'no',
    '^(?:no|nop|ningun[oa](?: de (?:estos|ellos|los dos))?|no gracias|de ninguna manera|no me (?:gusta|convence)|no esta bien|quiero cambiar (?:algo|una cosa)|incorrecto|rechaz\\w*|mejor no|para nada)(?:[, ]+(?:gracias|no|quiero cambiar algo|asi no))*$',
  ],
  [
    'yes',
    '^(?:si|sip|vale|ok|okay|claro|perfecto|de acuerdo|genial|bien|muy bien|esta bien|correcto|adelante|por supuesto|exacto|hazlo|me (?:gusta|parece bien)|confirm\\w*|acept\\w*|aprob\\w*|estupendo|dale|bueno|excelente|sigue|continua)(?:[,. !]+(?:si|gracias|perfecto|esta (?:bien|perfecto)|adelante|hazlo|por favor|genial|claro|vale|muy bien|asi))*$',
  ],
  ['language', '\\b(?:hablas|habla|en espanol|en ingles)\\b'],
  ['thanks', '\\b(?:gracias|mil gracias|muchas gracias)\\b'],
  ['greeting', '^(?:hola|buenas|buenos dias|buenas tardes|hey|que tal)\\b.{0,14}$'],
  ['goodbye', '^(?:adios|hasta (?:luego|pronto|manana)|chao|buenas noches)\\b.{0,12}$'],
  ['how-are-you', '\\bcomo (?:estas|esta|va)\\b'],
  ['who-are-you', '\\b(?:quien|que) eres\\b|\\beres (?:un|una) (?:robot|bot|persona|humano|maquina|ia)\\b'],
  ['insult', '\\b(?:idiota|estupid\\w*|mierda|inutil|imbecil|tont[oa])\\b'],
  [
    'complaint',
    '\\b(?:no (?:me )?entiendes|no es lo que|horrible|decepcionad\\w*|fatal|malisimo|no sirve|no me gusta el plan|vaya desastre)\\b',
  ],
  [
    'praise',
    '\\b(?:me encanta|nos encanta|me gusta|nos gusta|maravillos\\w*|genial|excelente|fantastic\\w*|increible|precios\\w*|estupend\\w*|que bien|buen trabajo)\\b',
  ],
  ['off-topic', '\\b(?:chiste|poema|cancion|presidente|bolsa|programar|traduce|futbol)\\b'],
  ['filler', '^(?:hm+|eh|ah|oh|bueno pues|ya veo|entiendo|interesante|prueba|pues)$'],
];
