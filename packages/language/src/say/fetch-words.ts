import type { ServiceFailure } from '../city-fetching.ts';
import type { Language } from '../understand/frame.ts';

/** What is said while a city is fetched, and where it cannot be. */
export interface FetchTexts {
  /** Between two sentences. */
  readonly between: string;
  readonly comma: string;
  readonly queued: string;
  readonly asking: (host: string, km: number, city: string) => string;
  readonly reading: (places: number, city: string) => string;
  readonly kept: (why: string, city: string) => string;
  readonly notNow: (city: string) => string;
  readonly leftAlone: string;
  readonly failures: Readonly<Record<ServiceFailure, (host: string) => string>>;
  readonly again: (wait: string) => string;
  readonly wait: (count: number, unit: 'seconds' | 'minutes' | 'hours') => string;
  readonly bringExtract: string;
  readonly tooLarge: (city: string) => string;
  readonly unreadable: (city: string) => string;
  readonly nothingThere: (city: string) => string;
  readonly noCurrency: (city: string) => string;
  readonly stopped: (city: string) => string;
  readonly switchedOff: (city: string) => string;
  readonly nights: (now: number, before: number) => string;
  readonly tables: (now: number, before: number) => string;
  readonly places: (added: number, dropped: number) => string;
  readonly different: (city: string, what: string) => string;
  readonly same: (city: string) => string;
}

const FILE = '.osm.pbf';

export const FETCH_TEXTS: Readonly<Record<Language, FetchTexts>> = {
  en: {
    between: ' ',
    comma: ', ',
    queued: 'Another city is being fetched; this one comes next.',
    asking: (host, km, city) => `Asking ${host} what there is within ${km} km of the centre of ${city}.`,
    reading: (places, city) => `Reading ${places} places of ${city}.`,
    kept: (why, city) => `${why} Until then ${city} stays as it is.`,
    notNow: (city) => `I could not get ${city} from OpenStreetMap. Nothing was changed.`,
    leftAlone: 'I do not ask again so soon.',
    failures: {
      refused: (host) => `${host} refuses requests from this program.`,
      busy: (host) => `${host} is busy and asks to wait.`,
      down: (host) => `${host} has a fault at the moment.`,
      moved: (host) => `${host} has moved to another address.`,
      unreachable: (host) => `${host} could not be reached.`,
      slow: (host) => `${host} did not answer in time.`,
      unreadable: (host) => `${host} sent something that is not a list of places.`,
      'too-big': (host) => `${host} sent more than I read.`,
    },
    again: (wait) => `Try again in about ${wait}.`,
    wait: (count, unit) => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`,
    bringExtract: `Or bring the city yourself: get an extract (${FILE}) from extract.bbbike.org and drop it into the list of cities on the start page.`,
    tooLarge: (city) => `There is more in ${city} than one answer of OpenStreetMap may hold.`,
    unreadable: (city) => `What OpenStreetMap has of ${city} could not be read as a city; that is our fault.`,
    nothingThere: (city) =>
      `OpenStreetMap names nothing to see round the centre of ${city}, so there is nothing to plan.`,
    noCurrency: (city) => `I do not know the currency of the country of ${city}, so I cannot plan there.`,
    stopped: (city) => `Stopped. ${city} stays as it is.`,
    switchedOff: (city) => `Fetching cities is switched off here, so ${city} stays as it is.`,
    nights: (now, before) => `a hotel for ${now} ${now === 1 ? 'night' : 'nights'} (before: ${before})`,
    tables: (now, before) => `${now} ${now === 1 ? 'meal' : 'meals'} at a named table (before: ${before})`,
    places: (added, dropped) => `${added} other ${added === 1 ? 'place' : 'places'} to see instead of ${dropped}`,
    different: (city, what) => `With all of ${city}, the plan has ${what}.`,
    same: (city) => `With all of ${city}, the plan stays the same.`,
  },
  de: {
    between: ' ',
    comma: ', ',
    queued: 'Gerade wird eine andere Stadt geladen; diese kommt danach.',
    asking: (host, km, city) => `Ich frage ${host}, was es im Umkreis von ${km} km um die Mitte von ${city} gibt.`,
    reading: (places, city) => `Ich lese ${places} Orte von ${city}.`,
    kept: (why, city) => `${why} Bis dahin bleibt ${city}, wie es ist.`,
    notNow: (city) => `${city} ließ sich nicht von OpenStreetMap holen. Nichts wurde geändert.`,
    leftAlone: 'So bald frage ich nicht wieder.',
    failures: {
      refused: (host) => `${host} lehnt Anfragen dieses Programms ab.`,
      busy: (host) => `${host} ist ausgelastet und bittet zu warten.`,
      down: (host) => `${host} hat gerade eine Störung.`,
      moved: (host) => `${host} ist an eine andere Adresse umgezogen.`,
      unreachable: (host) => `${host} war nicht erreichbar.`,
      slow: (host) => `${host} hat nicht rechtzeitig geantwortet.`,
      unreadable: (host) => `${host} hat etwas geschickt, das keine Liste von Orten ist.`,
      'too-big': (host) => `${host} hat mehr geschickt, als ich lese.`,
    },
    again: (wait) => `Versuchen Sie es in etwa ${wait} noch einmal.`,
    wait: (count, unit) =>
      `${count} ${{ seconds: count === 1 ? 'Sekunde' : 'Sekunden', minutes: count === 1 ? 'Minute' : 'Minuten', hours: count === 1 ? 'Stunde' : 'Stunden' }[unit]}`,
    bringExtract: `Oder bringen Sie die Stadt selbst mit: einen Auszug (${FILE}) von extract.bbbike.org laden und auf der Startseite in die Städteliste ziehen.`,
    tooLarge: (city) => `In ${city} gibt es mehr, als eine Antwort von OpenStreetMap fassen darf.`,
    unreadable: (city) => `Was OpenStreetMap von ${city} hat, ließ sich nicht als Stadt lesen; das ist unser Fehler.`,
    nothingThere: (city) =>
      `OpenStreetMap nennt rund um die Mitte von ${city} nichts zu sehen, also gibt es nichts zu planen.`,
    noCurrency: (city) => `Ich kenne die Währung des Landes von ${city} nicht und kann dort nicht planen.`,
    stopped: (city) => `Angehalten. ${city} bleibt, wie es ist.`,
    switchedOff: (city) => `Das Laden von Städten ist hier abgeschaltet; ${city} bleibt, wie es ist.`,
    nights: (now, before) => `ein Hotel für ${now} ${now === 1 ? 'Nacht' : 'Nächte'} (vorher: ${before})`,
    tables: (now, before) =>
      `${now} ${now === 1 ? 'Mahlzeit' : 'Mahlzeiten'} in einem bestimmten Lokal (vorher: ${before})`,
    places: (added, dropped) => `${added} andere Sehenswürdigkeiten anstelle von ${dropped}`,
    different: (city, what) => `Mit dem ganzen ${city} hat der Plan ${what}.`,
    same: (city) => `Auch mit dem ganzen ${city} bleibt der Plan gleich.`,
  },
  fr: {
    between: ' ',
    comma: ', ',
    queued: 'Une autre ville est en cours de téléchargement ; celle-ci vient ensuite.',
    asking: (host, km, city) => `Je demande à ${host} ce qu'il y a à moins de ${km} km du centre de ${city}.`,
    reading: (places, city) => `Je lis ${places} lieux de ${city}.`,
    kept: (why, city) => `${why} D'ici là, ${city} reste tel quel.`,
    notNow: (city) => `Je n'ai pas pu télécharger ${city} depuis OpenStreetMap. Rien n'a changé.`,
    leftAlone: 'Je ne redemande pas si tôt.',
    failures: {
      refused: (host) => `${host} refuse les requêtes de ce programme.`,
      busy: (host) => `${host} est surchargé et demande d'attendre.`,
      down: (host) => `${host} est en panne pour le moment.`,
      moved: (host) => `${host} a changé d'adresse.`,
      unreachable: (host) => `${host} est injoignable.`,
      slow: (host) => `${host} n'a pas répondu à temps.`,
      unreadable: (host) => `${host} a envoyé autre chose qu'une liste de lieux.`,
      'too-big': (host) => `${host} a envoyé plus que je ne lis.`,
    },
    again: (wait) => `Réessayez dans environ ${wait}.`,
    wait: (count, unit) =>
      `${count} ${{ seconds: 'seconde', minutes: 'minute', hours: 'heure' }[unit]}${count === 1 ? '' : 's'}`,
    bringExtract: `Ou apportez la ville vous-même : prenez un extrait (${FILE}) sur extract.bbbike.org et déposez-le dans la liste des villes de la page d'accueil.`,
    tooLarge: (city) => `Il y a plus à ${city} que ce qu'une réponse d'OpenStreetMap peut contenir.`,
    unreadable: (city) => `Ce qu'OpenStreetMap a de ${city} n'a pas pu être lu comme une ville ; c'est notre faute.`,
    nothingThere: (city) =>
      `OpenStreetMap ne nomme rien à voir autour du centre de ${city} : il n'y a rien à planifier.`,
    noCurrency: (city) => `Je ne connais pas la monnaie du pays de ${city} et ne peux pas y planifier.`,
    stopped: (city) => `Arrêté. ${city} reste tel quel.`,
    switchedOff: (city) => `Le téléchargement des villes est désactivé ici ; ${city} reste tel quel.`,
    nights: (now, before) => `un hôtel pour ${now} ${now === 1 ? 'nuit' : 'nuits'} (avant : ${before})`,
    tables: (now, before) => `${now} repas à une adresse précise (avant : ${before})`,
    places: (added, dropped) => `${added} autres visites au lieu de ${dropped}`,
    different: (city, what) => `Avec tout ${city}, le programme a ${what}.`,
    same: (city) => `Avec tout ${city}, le programme reste le même.`,
  },
  es: {
    between: ' ',
    comma: ', ',
    queued: 'Se está descargando otra ciudad; esta viene después.',
    asking: (host, km, city) => `Pregunto a ${host} qué hay a menos de ${km} km del centro de ${city}.`,
    reading: (places, city) => `Leo ${places} lugares de ${city}.`,
    kept: (why, city) => `${why} Hasta entonces, ${city} queda como está.`,
    notNow: (city) => `No he podido descargar ${city} de OpenStreetMap. No ha cambiado nada.`,
    leftAlone: 'No vuelvo a preguntar tan pronto.',
    failures: {
      refused: (host) => `${host} rechaza las peticiones de este programa.`,
      busy: (host) => `${host} está ocupado y pide esperar.`,
      down: (host) => `${host} tiene una avería en este momento.`,
      moved: (host) => `${host} se ha mudado a otra dirección.`,
      unreachable: (host) => `No se ha podido llegar a ${host}.`,
      slow: (host) => `${host} no ha respondido a tiempo.`,
      unreadable: (host) => `${host} ha enviado algo que no es una lista de lugares.`,
      'too-big': (host) => `${host} ha enviado más de lo que leo.`,
    },
    again: (wait) => `Inténtelo de nuevo dentro de unos ${wait}.`,
    wait: (count, unit) =>
      `${count} ${{ seconds: 'segundo', minutes: 'minuto', hours: 'hora' }[unit]}${count === 1 ? '' : 's'}`,
    bringExtract: `O traiga la ciudad usted: consiga un extracto (${FILE}) en extract.bbbike.org y suéltelo en la lista de ciudades de la página de inicio.`,
    tooLarge: (city) => `En ${city} hay más de lo que cabe en una respuesta de OpenStreetMap.`,
    unreadable: (city) => `Lo que OpenStreetMap tiene de ${city} no se ha podido leer como ciudad; es culpa nuestra.`,
    nothingThere: (city) =>
      `OpenStreetMap no nombra nada que ver cerca del centro de ${city}, así que no hay nada que planificar.`,
    noCurrency: (city) => `No conozco la moneda del país de ${city}, así que no puedo planificar allí.`,
    stopped: (city) => `Detenido. ${city} queda como está.`,
    switchedOff: (city) => `La descarga de ciudades está desactivada aquí; ${city} queda como está.`,
    nights: (now, before) => `un hotel para ${now} ${now === 1 ? 'noche' : 'noches'} (antes: ${before})`,
    tables: (now, before) => `${now} ${now === 1 ? 'comida' : 'comidas'} en un local concreto (antes: ${before})`,
    places: (added, dropped) => `${added} visitas distintas en lugar de ${dropped}`,
    different: (city, what) => `Con todo ${city}, el plan tiene ${what}.`,
    same: (city) => `Con todo ${city}, el plan sigue igual.`,
  },
  ja: {
    between: '',
    comma: '、',
    queued: '別の都市を取得しています。この都市はその次です。',
    asking: (host, km, city) => `${city}の中心から${km} km以内に何があるか、${host}に問い合わせています。`,
    reading: (places, city) => `${city}の${places}か所を読み込んでいます。`,
    kept: (why, city) => `${why}それまで${city}は今のままです。`,
    notNow: (city) => `OpenStreetMapから${city}を取得できませんでした。何も変わっていません。`,
    leftAlone: 'すぐには再度問い合わせません。',
    failures: {
      refused: (host) => `${host}はこのプログラムからの要求を断っています。`,
      busy: (host) => `${host}は混み合っていて、待つよう求めています。`,
      down: (host) => `${host}で現在障害が起きています。`,
      moved: (host) => `${host}は別のアドレスに移りました。`,
      unreachable: (host) => `${host}に接続できませんでした。`,
      slow: (host) => `${host}から時間内に返事がありませんでした。`,
      unreadable: (host) => `${host}から届いたものは場所の一覧ではありませんでした。`,
      'too-big': (host) => `${host}から届いたデータが大きすぎます。`,
    },
    again: (wait) => `約${wait}後にもう一度お試しください。`,
    wait: (count, unit) => `${count}${{ seconds: '秒', minutes: '分', hours: '時間' }[unit]}`,
    bringExtract: `または、extract.bbbike.orgから抽出データ(${FILE})を入手し、最初の画面の都市一覧にドロップしてください。`,
    tooLarge: (city) => `${city}には、OpenStreetMapの一回の返事に収まらないほどの場所があります。`,
    unreadable: (city) => `OpenStreetMapの${city}のデータを都市として読めませんでした。こちらの不具合です。`,
    nothingThere: (city) => `OpenStreetMapには${city}の中心付近に見どころがないため、計画できません。`,
    noCurrency: (city) => `${city}の国の通貨が分からないため、計画できません。`,
    stopped: (city) => `中止しました。${city}は今のままです。`,
    switchedOff: (city) => `ここでは都市の取得は無効です。${city}は今のままです。`,
    nights: (now, before) => `宿が決まった夜${now}泊(以前は${before}泊)`,
    tables: (now, before) => `店が決まった食事${now}回(以前は${before}回)`,
    places: (added, dropped) => `新しい見どころ${added}か所(外れたもの${dropped}か所)`,
    different: (city, what) => `${city}の全データで計画を作り直すと、${what}になります。`,
    same: (city) => `${city}の全データでも計画は同じです。`,
  },
  zh: {
    between: '',
    comma: '、',
    queued: '正在获取另一座城市,之后就轮到这座。',
    asking: (host, km, city) => `正在向 ${host} 查询${city}市中心 ${km} 公里以内有什么。`,
    reading: (places, city) => `正在读取${city}的 ${places} 个地点。`,
    kept: (why, city) => `${why}在此之前,${city}保持不变。`,
    notNow: (city) => `未能从 OpenStreetMap 获取${city}。没有任何改动。`,
    leftAlone: '不会这么快再次查询。',
    failures: {
      refused: (host) => `${host} 拒绝了本程序的请求。`,
      busy: (host) => `${host} 繁忙,要求等待。`,
      down: (host) => `${host} 目前有故障。`,
      moved: (host) => `${host} 已迁往其他地址。`,
      unreachable: (host) => `无法连接 ${host}。`,
      slow: (host) => `${host} 没有及时回应。`,
      unreadable: (host) => `${host} 返回的不是地点列表。`,
      'too-big': (host) => `${host} 返回的数据太大。`,
    },
    again: (wait) => `请在大约 ${wait}后再试。`,
    wait: (count, unit) => `${count} ${{ seconds: '秒', minutes: '分钟', hours: '小时' }[unit]}`,
    bringExtract: `也可以自己带来这座城市:从 extract.bbbike.org 下载数据(${FILE}),拖到首页的城市列表中。`,
    tooLarge: (city) => `${city}的内容超出了 OpenStreetMap 一次回应的上限。`,
    unreadable: (city) => `OpenStreetMap 中${city}的数据无法读成一座城市,这是我们的问题。`,
    nothingThere: (city) => `OpenStreetMap 在${city}市中心附近没有可看的地方,因此无法规划。`,
    noCurrency: (city) => `我不知道${city}所在国家的货币,因此无法规划。`,
    stopped: (city) => `已停止。${city}保持不变。`,
    switchedOff: (city) => `这里已关闭城市获取,${city}保持不变。`,
    nights: (now, before) => `${now} 晚有酒店(之前 ${before} 晚)`,
    tables: (now, before) => `${now} 餐有确定的餐厅(之前 ${before} 餐)`,
    places: (added, dropped) => `新增 ${added} 个景点(去掉 ${dropped} 个)`,
    different: (city, what) => `有了${city}的全部资料,计划变为:${what}。`,
    same: (city) => `有了${city}的全部资料,计划不变。`,
  },
};
