import type { Language } from '../../understand/frame.ts';

/** Words of other languages that ask for nothing by themselves, and those of the plainest facts. */
const EMPTY: Readonly<Record<'de' | 'fr' | 'es', string>> = {
  de: `nicht kein keine keinen ohne ich du er sie es wir ihr uns mir mich dir dich euch ihnen ihm ihn man sich selbst mein meine meinen meiner meinem meines unser unsere unseren unserer
  unserem der die das den dem des ein eine einen einem einer eines und oder aber auch noch nur mal schon sehr ganz recht eher gern gerne lieber bitte danke hallo
  moin servus guten tag morgen abend abends mittags morgens vormittags nachmittags nachts heute dafür dazu dabei statt wollen will wollte möchten möchte würden würde können kann könnten
  könnte sollen soll sollte müssen muss mag mögen machen mache macht gehen geht fahren fährt fliegen fliege reisen verbringen planen plane plant suchen suche
  brauchen brauche haben hat habe hätten hätte sein sind ist bin war wird werden dabei freuen lieben liebt liebe sehen gucken anschauen besuchen entdecken erleben
  essen übernachten bleiben in im an am auf aus bei mit nach seit von vom zu zum zur bis für über unter um durch gegen wegen während ab circa etwa ungefähr rund
  tag tage tagen tages nacht nächte woche wochen monat monate jahr jahre jahren wochenende ferien urlaub trip ausflug kurztrip städtetrip städtereise aufenthalt
  reise programm plan hotel hotels unterkunft flug zug bahn auto person personen leute erwachsene erwachsenen kind kinder kindern frau mann freund freundin freunde
  freunden freundinnen familie paar eltern mutter vater oma opa sohn tochter budget euro kosten geld preis insgesamt gesamt maximal höchstens mindestens stadt was
  wer wie wo wann warum dort da hier dann so viel viele vielen wenig etwas alles gut gute guten gutes schön schöne schönes schönen toll tolle frühling frühjahr
  sommer herbst winter ostern weihnachten geburtstag jubiläum hochzeitstag flitterwochen anfang mitte ende kommenden nächsten nächstes dieses diesen wenn dass weil denn als ob`,
  fr: `pas rien sans ne ni je tu il elle on nous vous ils elles me te se lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos le la les un une des du de au aux ce cet
  cette ces qui que quoi dont et ou mais donc car si en dans sur sous pour par avec chez vers entre depuis pendant avant après jusqu jusque à très plus moins bien
  bon bonne bons bonnes beau belle aussi encore déjà tout toute tous toutes peu beaucoup assez plutôt environ préfère préférons préférerais préférerions veux veut voulons voudrais voudrions aimerais
  aimerions aime aimons aiment adore adorons adorent souhaite souhaitons cherche cherchons pars part partons partir vais va allons aller faire fais faisons passer
  passons voir visiter découvrir profiter prévoir organiser planifier organise planifie être suis sommes est sont avoir ai avons peut pouvez pourriez peux merci
  bonjour salut svp plaît plait stp jour jours journée journées nuit nuits semaine semaines mois an ans année années week-end weekend vacances voyage séjour
  escapade programme itinéraire idée idées hôtel hotel hébergement logement train avion voiture personne personnes adulte adultes enfant enfants famille couple amis
  ami amie amies femme mari copain copine mère père parents fille fils sœur frère budget euros prix total maximum ville printemps été automne hiver pâques noël
  matin midi soir après-midi anniversaire lune miel début fin prochain prochaine quelques chose choses petit petite petits petites`,
  es: `no nada sin ni yo tú él ella nosotros nosotras vosotros ellos ellas me te se nos os le les lo la los las el un una unos unas al del de mi mis tu tus su sus nuestro
  nuestra nuestros nuestras que quien cual cuando donde como y e o u pero si ya muy más mas menos bien buen bueno buena buenos buenas también tambien todo toda
  todos todas algo poco poca mucho mucha muchos muchas en a por para con desde hasta sobre entre durante antes después hacia preferimos prefiero quiero queremos quisiera quisiéramos
  gustaría gusta gustan encanta encantan busco buscamos voy vamos ir viajar viajamos salir salimos llegar llegamos pasar ver conocer visitar hacer planear planea
  organiza organizar somos soy es son está están estamos tengo tenemos hay puede puedes podrías necesito necesitamos gracias hola favor día días dia dias noche
  noches semana semanas mes año años finde fin viaje viajes vacaciones escapada excursión plan itinerario ruta hotel alojamiento tren avión coche persona personas
  adulto adultos niño niños niña niñas familia pareja amigos amigas amigo amiga esposa esposo marido mujer hijo hija padres madre padre presupuesto euros precio
  total máximo ciudad primavera verano otoño invierno santa navidad mañana tarde aniversario cumpleaños luna miel próximo próxima principios finales mediados`,
};

const SETS = new Map<Language, ReadonlySet<string>>(
  Object.entries(EMPTY).map(([language, list]) => [language as Language, new Set(list.split(/\s+/))]),
);
const NONE: ReadonlySet<string> = new Set();

/** Those of a language; none of one whose words are not parted by blanks. */
export function emptyWordsOf(language: Language): ReadonlySet<string> {
  return SETS.get(language) ?? NONE;
}

/** What stands between and behind the words of a Japanese or a Chinese wish. */
const BETWEEN: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /お願いします|お願い|ください|下さい|(?:行|い)き?(?:たい|ます|きたい|く予定)?(?:です)?|たいです|したい|します|する|です|ます|ました|予定|旅行|観光|計画|プラン|くらい|ぐらい|程度|以内|子供|子ども|家族|大人|友達|友人|今年|来年|[ぁ-ん]+/gu,
  zh: /帮我|请|我们|我|你|您|大家|想要|想|希望|打算|准备|计划|安排|规划|一下|左右|大概|大约|可以|旅行|旅游|行程|游玩|自由行|小孩|孩子|大人|朋友|家人|一家|今年|明年|出发|回来|期间|[的了和跟与在从到去要有是个玩游看吃住带陪也都很就再把给上下里]/gu,
};

/** Wishes in a language without blanks that nobody read: runs of two characters or more that say something. */
export function leftInRuns(rest: string, language: Language): readonly string[] {
  const between = BETWEEN[language];
  if (!between) return [];
  return rest.replace(between, ' ').match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu) ?? [];
}
