/** Words that are written with a capital and are no names of people, where one might stand. */
export const CAPITAL_WORDS: ReadonlySet<string> = new Set(
  (
    'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec ' +
    'mom mum mama mummy mommy dad daddy papa grandma grandpa granny grandmother grandfather nana auntie uncle mrs mr ms dr ' +
    'english german french spanish italian portuguese dutch japanese chinese korean american british irish scottish canadian australian indian russian polish turkish greek thai vietnamese mexican brazilian swiss austrian european asian african ' +
    'catholic protestant muslim jewish christian buddhist hindu christmas easter ramadan ok okay tv wifi vip usa uk eu ' +
    'saturday’s sunday’s vegan vegetarian halal kosher love loves hate hates like likes'
  ).split(' '),
);

/** Words that follow "I am" and are no names, besides those that never are. Endings tell most others. */
const TALK_WORDS: ReadonlySet<string> = new Set(
  (
    'able about above abroad absent afraid aged ahead alert alive all alone already also always angry anxious any anyway apart around arab asleep at available aware away awake awful average bad based basic better between big bit bland blind blonde bored both bound brand brave bright broke broken busy by calm camping canadian careful car cat celiac certain cheap chill chinese clean clear clever close coeliac cold color colour comfortable complete content cool couple cozy crazy curious current cut cute dairy dead deaf deep definite diabetic different dinner direct dirty disabled dizzy dog done double down driver drunk dry due dutch early east easy eight eighteen eighty eleven else empty english enough even eager evening ever every exact exempt expert extra fair family famous fan far fast fat few fifteen fifty fine first fit five flat flexible fluent fly food fond foodie foot former forty four free french fresh friday friend full fun funny further game gender german glad gluten gone good gonna gotta great greek group guest guide half halal hall happy hard heat heavy height here high home honest hot huge hungry hurt husband ill impatient impaired in indecisive independent inside intolerant into irish italian japanese jet just keen kind kosher lactose lag large last late lazy least left less light limited little local lonely long lost lot low lucky mad maybe mid middle mine mobile mobility monday more morning most mostly much near nearly neat nervous never new next nice night nine no non none normal north not now number nut nuts odd off often ok okay old older on once one online only open or other out over own overall pain pale part partner past patient peanut peckish perfect person pescatarian photo picky plan plus polish poor present pretty pro probably proud quick quiet quite rather ready real really red relaxed rich right russian sad safe same sat scared scottish sea season self senior serious set seven seventy several shellfish short shy sick simple since single sitting six sixteen sixty skint sleepy slow small smart so sober soft solo some sore sorry south spanish spare special spicy still stop straight stranger strict strong student stuck stupid sugar sun super sure sweet swiss tall teacher teen ten terrible that then there thick thin third thirsty thirteen thirty though three thrifty through time tight tired together too total tough tourist toward train turkish twelve twenty two type under unfit unfamiliar unsure unwell up upset urban vegan vegetarian veggie very wait warm weak week weekend well west wet wheelchair whole wide wife wild wise with woman wonder worn worried worse worth young your ' +
    'add after again against almost along am american an and another as asian australian back be because been before behind belongs beside best british but child children cannot city country day days doing each either else everyone everything fact feel feeling few finally for forever from get going guy have having help hope hour hours idea i if instead interested is it its kid kids kinda later leaving let like likely lover made make man many me mean means meat men might minute minutes mother must my myself need nothing of our outside people per place places please point prefer price probably put question really room rooms seat see she should side somewhere sort sorta spend start stay such sunday super take than the them these they thing think this those today tomorrow tonight top town trip try until us use used usually vacation very visit want way we what when where which while who why will wish within without women words work would year years yes yesterday yet you'
  ).split(' '),
);

/** How words end that are no names: "travelling", "excited", "really". */
const TALK_ENDING =
  /(?:ing|[^aeiou]ed|ied|ated|ued|ly|ish|ful|less|ous|able|ible|tive|tion|ness|ment|wise|ward|bound|ical|ese|free|friendly)$/;

/** Whether a word in small letters may be part of a sentence, and so of no name. */
export function isTalk(word: string): boolean {
  const plain = word.toLowerCase();
  return TALK_WORDS.has(plain) || TALK_ENDING.test(plain);
}
