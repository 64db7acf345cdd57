/** Closed classes of words that pasted plans are read by; small letters, without accents. */
import type { Meal } from '@wayfarer/trip';

import type { PartOfDay } from './pasted-plan.ts';

const word = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'u');

export const MEAL_WORDS: readonly (readonly [Meal, RegExp])[] = [
  [
    'breakfast',
    word('breakfast|brunch|fruhstuck(?:en)?|petit[- ]dejeuner|desayun(?:o|ar)|colazione|cafe da manha|morning coffee'),
  ],
  ['lunch', word('lunch|mittagessen|dejeuner|almuerzo|almorzar|comida|pranzo|almoco|picnic|picknick')],
  ['dinner', word('dinner|supper|abendessen|diner|souper|cena|cenar|jantar|rijsttafel')],
  ['breakfast', /朝食|朝ごはん|朝御飯|モーニング|早餐|早饭/u],
  ['lunch', /昼食|昼ごはん|昼御飯|ランチ|午餐|午饭|中饭/u],
  ['dinner', /夕食|晩ごはん|夜ごはん|ディナー|晚餐|晚饭/u],
];

export const PART_WORDS: readonly (readonly [PartOfDay, RegExp])[] = [
  [
    'morning',
    word('(?:early |late )?morning|am|vormittags?|morgens?|matin(?:ee)?|manana|por la manana|mattina|mattino|manha'),
  ],
  ['midday', word('midday|noonish|mittags?|midi|mediodia|mezzogiorno')],
  ['afternoon', word('(?:early |late )?afternoon|pm|nachmittags?|apres[- ]midi|tarde|por la tarde|pomeriggio')],
  ['evening', word('evenings?|tonight|night|abends?|soir(?:ee)?|noche|sera|serata|noite|sunset|sonnenuntergang')],
  ['morning', /午前|朝|上午|早上/u],
  ['midday', /昼|中午/u],
  ['afternoon', /午後|下午/u],
  ['evening', /夕方|夜|晚上|傍晚/u],
];

/** What is done at a place, in front of its name. The name follows. */
const DO = [
  '(?:guided |walking |self-guided )?(?:tour|visit) (?:of|to)|visit(?:ing)?|explor(?:e|ing)|wander(?:ing)?(?: around| through| along)?|see(?:ing)?|tour|discover|admire|enjoy',
  '(?:take a )?(?:walk|stroll|walking)(?: around| through| along| down| up| over| across| to| in)?|cross|climb(?: up)?|go up|hike(?: up| to)?|bike(?: to| through)?',
  '(?:head|go|get|make your way|continue|move on|hop|pop)(?: over| back| up| down| out| in)? ?(?:to|into|on to)?|check out|stop(?:s|ping)? (?:at|by|in|off at)|swing by|drop by|pass by|browse|shop(?:ping)? (?:at|in|on|along)|photos? (?:at|of)|photo stop (?:at)?',
  '(?:start|begin|end|finish|kick off|spend)(?: the)?(?: (?:day|morning|afternoon|evening|night|hour))?(?: off)? ?(?:at|in|with|by)?',
  '(?:quick|short|brief|evening|morning|afternoon|late|early|final|leisurely|scenic|romantic|optional) (?:walk|visit|stroll|stop|tour|coffee|drinks?)?(?: (?:at|in|to|through|around|along|of|by))?',
  '(?:sunset|sunrise|drinks?|cocktails?|coffee|tea|snacks?|ice cream|pastries|aperitivo|tapas|beers?|concert|show|swim|picnic|rest|relax|photos|views?)(?: (?:at|in|from|on|over|by|near))',
  'optional(?:ly)?|it.s|that.s|there.s|maybe|perhaps|possibly|then|next|later|after(?:wards| that)?|also|finally|and|plus|must[- ]see|don.?t miss|(?:we|i|you)(?:.ll|.d| will| would| could| can| should| want to| plan to)*|let.s|try(?: the)?|do|hit|grab',
  '(?:die |den |das )?besuch(?:e|en)?(?: von| des| der| im| in der| beim)?|besichtigung(?: von| des| der)?|spaziergang(?: durch| zum| zur| entlang| im| in)?|bummel(?:n)?(?: durch)?|fahrt (?:nach|zum|zur)',
  'visiter?(?: de| du| des)?|visite (?:de|du|des|guidee (?:de|du|des))|balade(?: dans| a| au| le long de)?|promenade(?: dans| a| au)?|decouverte (?:de|du|des)|direction',
  'visita(?:r)?(?: a| al| de| del)?|paseo (?:por|en)|pasear por|recorrido por|ver|ir a|passeggiata (?:a|in|per|nel|al)|visitare|passeio (?:por|em)',
].join('|');
/** Also what a meal is had with. */
const EAT =
  '(?:(?:late|early|light|quick|group|farewell|welcome|casual|nice|traditional|local|easy|fancy) )*(?:breakfast|brunch|lunch|dinner|supper|eat|fruhstuck|mittagessen|abendessen|petit[- ]dejeuner|dejeuner|diner|desayuno|almuerzo|comida|cena|colazione|pranzo|almoco|jantar)(?: (?:at|in|near|with|reservation at|bei|beim|im|in der|chez|a|au|aux|en|da|no|na|around))?';
const SLEEP = String.raw`(?:hotel )?check[- ]?(?:in|out)(?: (?:at|to|of|into|from|im|in))?|check into|(?:stay|overnight|sleep|night)(?:ing)? (?:at|in)|(?:drop|leave) (?:your |the |our )?(?:bags?|luggage) (?:at|off at)|ubernachtung (?:im|in)|nuit (?:a|au)|noche en`;
const GO = String.raw`(?:take (?:a |the )?)?(?:(?:early|late|morning|evening|express|bullet|fast|direct|high-speed|private|airport|return|overnight|scenic|local|jr|short|\d+[- ]min(?:ute)?) )*(?:train|bus|ferry|flight|metro|subway|tram|taxi|uber|cab|shuttle|transfer|shinkansen|drive|fly|boat|zug|bahn|fahre|vol|tren|treno|eurostar|tgv|rer)(?: ride)?(?: back)?(?: from [^,;]+?)? (?:to|for|nach|zum|vers|pour|a|hacia)|fly (?:to|into|out of)|arriv(?:e|al|ing)(?: (?:at|in|to|via))?|depart(?:ure)?(?: (?:from|for|to))?|land(?:ing)? (?:at|in)|ankunft(?: in)?|abreise|arrivee(?: a)?|llegada(?: a)?|salida`;

const lead = (source: string): RegExp => new RegExp(String.raw`^(?:${source})(?![\p{L}\p{N}])[\s:,–—-]*`, 'u');
export const DOING = lead(DO);
export const EATING = lead(EAT);
export const BED =
  /^(?:back |return )?(?:to )?(?:the |our |your |my )?(?:hotel|hostel|airbnb|apartment|accommodation|home|ryokan)(?: for .*)?$/u;
export const SLEEPING = lead(SLEEP);
export const GOING = lead(GO);
/** In front of a name that belongs to it in no list. */
export const ARTICLE =
  /^(?:the|a|an|some|at|in|on|to|of|by|near|der|die|das|dem|den|im|in der|zum|zur|le|la|les|l['’]|au|aux|du|el|los|las|al|il|lo|gli|o|os)(?:\s+|(?<=['’]))/u;

/** Behind a name: what for, when, how. */
export const TRAILING =
  /[\s,]+(?:(?:for|at|in|during|by|before|after|around|until|from)\s+(?:the\s+|a\s+|an\s+|some\s+|early\s+|late\s+|our\s+|your\s+|my\s+)*(?:breakfast|brunch|lunch|dinner|supper|coffee|tea|drinks?|cocktails|snacks?|dessert|sunset|sunrise|night|morning|afternoon|evening|photos?|views?|shopping|dusk|dawn|train|bus|foot|noon|midday|opening|walk|stroll|while|bit|hours?|minutes?|crowds?|lunchtime|dinnertime).*|near .*|nearby|again|maybe|perhaps|optional|not sure|if (?:time|energy|weather|open|we).*|\(?optional\)?)$/u;

export const BOOK = word(
  'book(?:ed|ing|ings|s)?(?: ahead| early| online)?|pre-?book|reserv(?:e|ed|ation|ations)|timed[- ](?:entry|ticket|tickets|entrance)|lottery|sells? out|in advance|tickets? (?:ahead|required|needed)|buchen|vorher buchen|reservier(?:en|ung)|a reserver|reservation obligatoire|reservar|prenotare|prenotazione',
);
export const BOOK_SIGNS = /要予約|予約|预约|预订/u;
/** "A bookstore with no reservations" need not be booked. */
export const NO_BOOKING = word(
  'no (?:reservations?|bookings?)|walk-?in(?: only)?|(?:no|without) need to book|never books?',
);
export const HOURS = word(
  'closed?(?: on)?(?: (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?)?|closes|check (?:the )?(?:dates?|hours?|times?|status|schedule|website|if open|whether|winter hours|current)|opening hours?|only (?:open|on)|open (?:only|until|till|from|mid|april|weekends)|(?:weekends?|daytime|sundays?|saturdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?) only|seasonal(?:ly)?|geschlossen|ruhetag|offnungszeiten|ferme(?:e)?(?: le)?|cerrado|chiuso|fechado|under renovation|closed for',
);
export const HOURS_SIGNS = /休館|定休|営業時間|闭馆|关门|营业时间/u;
export const DAY_TRIP = word(
  "day[- ]?trips?|half[- ]day(?: trip)?|full[- ]day(?: trip)?|tagesausflug|ausflug|excursion|excursion d'une journee|excursion de un dia|gita(?: fuori porta)?|escapade",
);
export const DAY_TRIP_SIGNS = /日帰り|一日游/u;
export const AGAIN = word(
  'duplicates?|dedupe(?:d)?(?: candidate)?|same as|already (?:on|listed|above|mentioned|flagged|said|in)(?: the list)?|(?:listed|mentioned|see|from) (?:above|before)|repeat(?:ed)?|doppelt|deja (?:mentionne|dit)|repetido',
);
export const UNSURE = word(
  'maybe|perhaps|not sure|unsure|possibly|probably|tbd|tbc|might|if (?:time|energy|we have|weather|it rains)|optional|backup|something like that|can.?t remember|doesn.?t remember|forgot the name|i think|(?:he|she|they) thinks?|vielleicht|optional|peut-etre|quiza|forse|talvez',
);

/** Sections that hold advice and no plan. */
export const ADVICE = word(
  'tips?|notes?|budget(?: breakdown| estimate)?|estimated (?:costs?|budget)|costs?|packing(?: list)?|practical(?: info(?:rmation)?| tips)?|getting around|transport(?:ation)?(?: tips)?|what to (?:pack|bring|know)|useful (?:links|phrases|info)|money|weather|summary|disclaimer|sources|faq|total|hinweise|tipps|conseils|infos pratiques|consejos|consigli',
);

/** Lines that a conversation begins or ends with. */
export const TALK =
  /^(?:hi|hey|hello|dear|thanks|thank you|cheers|enjoy|have (?:a|an) |hope |let me know|here(?:['’]s| is| are)|sure|of course|certainly|absolutely|great|would you like|do you|does (?:this|anyone|it)|any (?:thoughts|advice|tips|feedback|suggestions)|what do you think|is (?:this|it)|are we|can (?:you|we)|could you|please|i(?:['’]ve| have| made| put| would| was|['’]m)|we(?:['’]re| are|['’]ve)|this (?:itinerary|plan|is)|my (?:plan|itinerary|draft)|our (?:plan|itinerary|draft)|note that|remember|safe travels|bon voyage|total|cost|budget|price|edit:|update:|tl;?dr|ps|p\.s)(?![\p{L}])/u;

/** Nouns that name no place by themselves: "a bakery", "local restaurant". */
export const COMMON_NOUN = word(
  'hotel|hostel|airbnb|apartment|accommodation|home|restaurant|cafe|bar|bars|pub|bakery|bookshop|bookstores?|place|spot|shop|shops|shopping|market|museum|park|beach|temple|shrine|church|castle|garden|river|lake|viewpoint|neighbou?rhood|area|city|town|centre|center|old town|downtown|station|airport|cruise|boat tour|food tour|walking tour|tour|show|concert|crawl|nightlife|free time|rest|leisure|downtime|nap|spa|massage|pool|luggage|jet lag|souvenirs?|drinks?|cocktails?|coffee|dessert|gelato|ice cream|snacks?|street food|tapas|sushi|ramen|pizza|seafood|steak|izakaya|pin|saved place|hidden gem|somewhere|anywhere|nearby|local|surroundings|flea market|farmers market|restaurants|cafes|canals?|harbou?r|waterfront',
);
/** Words that tell such a noun from others of its kind, and no more. */
export const COMMON_KIND = word(
  'canal|flower|food|street|boat|river|city|night|beach|wine|local|sunset|sunrise|harbou?r|old|main|central|rooftop|cooking|bike|walking|guided|sushi|seafood|farewell|group|free|flea|antiques?|craft|fish|christmas|quick|evening|morning|afternoon|hop-on|segway|dinner|lunch|brunch|souvenir|vintage|window|free|late|hot|natural|cheap|nice|good|best|famous|tiny|hidden|pretty|cute|random',
);
/** A thing that is told by nothing but that somebody liked it. */
export const VAGUE = word(
  "(?:the|that|this|some|a|an|any|one) (?:\\w+[ -]){0,4}(?:place|spot|bar|cafe|restaurant|shop|pub|bakery|joint|viewpoint|pin|speakeasy|hotel|rooftop)(?: (?:that|which|with|near|in|on|off|she|he|they|we|you|where|from|by|around|behind)|$)|something|somewhere|anywhere|tbd|tbc|\\w+['’]s (?:saved |favou?rite |secret |\\w+ )*(?:pin|place|spot|viewpoint|bar|restaurant)|pin",
);
