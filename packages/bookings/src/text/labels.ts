/** Labels of confirmations, in the six languages of the product and those that trains and buses here write in. */
export const LABELS = {
  code: 'booking (?:reference|ref|number|code|id|confirmation)|(?:\\S+ )?booking ref(?:erence)?|flight booking ref|reservation (?:number|code|id)|confirmation (?:number|code|no|#)|record locator|pnr|order number|itinerary number|reference(?: number)?|buchungs(?:nummer|code|referenz|nr)|reservierungs(?:nummer|code|nr)|bestätigungs(?:nummer|code)|auftrags(?:nummer|nr)|vorgangsnummer|(?:numéro|n°|référence|code) (?:de )?(?:la )?(?:réservation|confirmation|dossier)|(?:número|código|localizador|referencia) (?:de )?(?:la )?(?:reserva|confirmación)|localizador|予約番号|確認番号|予約コード|预订(?:编)?号|确认号|订单(?:编)?号|预订编码',
  checkIn:
    'check[- ]?in(?: date| time)?|arrival date|anreise(?:datum|tag)?|arrivée|llegada|entrada|date d.arrivée|fecha de (?:entrada|llegada)|チェックイン(?:日)?|入住(?:日期|时间)?',
  checkOut:
    'check[- ]?out(?: date| time)?|departure date|abreise(?:datum|tag)?|départ|salida|date de départ|fecha de salida|チェックアウト(?:日)?|退房(?:日期|时间)?|离店(?:日期)?',
  stay: 'stay|your stay|dates(?: of stay)?|aufenthalt|zeitraum|séjour|estancia|fechas|ご滞在|宿泊日|住宿日期',
  hotel:
    'hotel(?: name)?|property|accommodation|unterkunft|hôtel|hébergement|établissement|alojamiento|ホテル(?:名)?|宿泊施設|酒店(?:名称)?',
  address: 'address|adresse|anschrift|dirección|住所|地址',
  restaurant: 'restaurant|ristorante|restaurante|レストラン|店名|餐厅',
  event:
    'event|show|concert|performance|veranstaltung|vorstellung|événement|spectacle|evento|espectáculo|concierto|イベント|公演|活动|演出',
  venue: 'venue|location|veranstaltungsort|spielort|ort|lieu|lugar|recinto|会場|场馆|地点',
  date: 'date|day|when|datum|tag|am|date et heure|fecha|día|jour|data|dato|日付|日時|日期|来店日',
  time: 'time|uhrzeit|zeit|beginn|heure|hora|時間|時刻|来店時間|时间',
  guests:
    'guests|party size|number of (?:guests|people|persons)|persons|people|personen|gäste|anzahl (?:der )?(?:personen|gäste)|personnes|couverts|convives|nombre de personnes|personas|comensales|人数|ご人数|用餐人数',
  person:
    'passenger(?: name)?s?|travell?er|guest name|name of passenger|name|reserved for|booked by|passagier|reisender|fahrgast|gast|gastname|passager|voyageur|nom|pasajero|viajero|nombre|乗客|搭乗者|お名前|宿泊者|旅客|乘客|姓名|入住人',
  seat: 'seats?|sitz(?:platz)?|plätze|siège|place|asiento|座席|座位',
  price:
    'total(?: price| amount)?|price|amount|gesamtpreis|gesamtbetrag|preis|summe|prix(?: total)?|montant(?: total)?|precio(?: total)?|importe(?: total)?|cena|合計|総額|总价|总额',
  pickUp:
    'pick[- ]?up(?: date| time)?|abholung|anmietung|prise en charge|départ de location|recogida|受取|出発|取车(?:时间)?',
  dropOff: 'drop[- ]?off(?: date| time)?|return(?: date)?|rückgabe|restitution|retour|devolución|返却|还车(?:时间)?',
  pickUpPlace: 'pick[- ]?up location|abholort|abholstation|lieu de prise en charge|lugar de recogida|受取場所|取车地点',
  dropOffPlace:
    'drop[- ]?off location|return location|rückgabeort|lieu de restitution|lugar de devolución|返却場所|还车地点',
} as const;

export type Label = keyof typeof LABELS;

/** Words at a stop for leaving it, and for coming to it. */
export const DEPARTS =
  'avgång|departure|departs?|dep\\.?|leaves?|abfahrt|abflug|ab|départ|dép\\.?|sale|salida|sal\\.?|partenza|part\\.?|vertrek|vertr\\.?|odjezd|odj\\.?|afg\\.?|afgang|odjazd|wyj\\.?|出发|起飞|発|出発';
export const ARRIVES =
  'arrival|arrives?|arr\\.?|ankunft|an|arrivée|llegada|lleg?\\.?|arrivo|aankomst|aank\\.?|příjezd|p\\S{1,2}íj\\.?|prz\\.?|ank\\.?|ankomst|przyjazd|przyj\\.?|到达|抵达|着|到着';

/** Words that say by what one goes. */
export const BY = {
  flight: /\b(?:flight|flug|flyg|vol|vuelo|airlines?|airways|boarding)\b|航班|便名|フライト/i,
  bus: /\b(?:bus\d|(?:bus|coach|autobus\w*|fernbus|autocar|autobús)\b)|バス|巴士|大巴/i,
  ferry: /\b(?:ferry|fähre|boat|ferries|traversier|transbordador|sailing)\b|フェリー|渡轮/i,
  train: /\b(?:train|zug|bahn|railway|rail|tren|gare|gleis|vlak\w*|fahrkarte)\b|列車|新幹線|火车|高铁/i,
} as const;

/** A train as it is called on tickets. */
export const TRAIN =
  /(?<![\p{L}\d])(?:ICE|ECE|EC|IC|EN|NJ|TGV|OUIGO|RJX|RJ|RE|RB|IRE|IR|AVE|ALVIA|FR|FA|FB|THA|EST|ES|ERS|SC|LE|EIP|EIC|TLK|REG|TER|SJ|LYN|ICL|ICN|PE|VAE|S|U|STR|D|R|RV|ÖBB|WB|FLX)\s{0,2}\d{1,6}(?![\p{L}\d:])/u;
