/** Illnesses and states of health that tell something about a person and nothing about what they can eat, climb or enter. */
const CONDITIONS = [
  // English, and words that are much the same elsewhere
  String.raw`(?:type (?:1|2|i|ii|one|two) )?diab[eè]t(?:es|e)s?(?: mellitus)?(?: type (?:1|2|i|ii))?|epilep(?:sy|tic|sie|sia|sja)|[ée]pilep(?:sie|tique)|epil[ée]ptic[oa]|hiv(?:[- ]?positiv[eo]?)?|vih|aids|sida`,
  String.raw`(?:\p{L}{2,12} )?(?:cancer|tumou?rs?|leuk(?:a?emia|[äa]mie)|lymphoma|melanoma)|krebs|krebserkrankung|c[áâ]ncer|cancro|kanker|chemo(?:therapy|therapie)?|radiotherapy|dialysis|dialyse`,
  String.raw`depress(?:ion|ive|ed)|depression(?:en)?|d[ée]pression|depresi[óo]n|depressione|bipolar(?: disorder)?|schizophreni[ac]|psychosis|(?:panic|anxiety|eating|personality) (?:disorders?|attacks?)|anxiety|ptsd|ocd|adhd|autis(?:m|tic|mus|me)|asperger['’]?s?|anorexi[ac]|bulimi[ac]|dementia|demenz|d[ée]mence|alzheimer['’]?s?(?: disease)?|parkinson['’]?s?(?: disease)?`,
  String.raw`multiple sclerosis|multiple sklerose|crohn['’]?s?(?: disease)?|ulcerative colitis|colitis|hepatitis(?: [abc])?|tuberculosis|tuberkulose|lupus|fibromyalgia|endometriosis|cystic fibrosis|sickle cell(?: (?:disease|an(?:a)?emia))?|h(?:a)?emophilia|arthritis|osteoporosis|migr(?:aines?|äne)|narcolepsy|copd|asthma(?:tic|tiker(?:in)?)?|asthme|asma`,
  String.raw`(?:heart|kidney|liver|lung|thyroid) (?:disease|condition|failure|attack|problems?|transplant|surgery)|pacemaker|herzschrittmacher|herzinfarkt|high blood pressure|hypertension|bluthochdruck|stroke(?! of)|insulin`,
  String.raw`(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine) (?:months?|weeks?) )?(?:pregnant|schwanger)|(?:\d{1,2} weeks? )?pregnancy|schwangerschaft|miscarriage|ivf|enceinte|embarazada|incinta|gr[áa]vida|zwanger`,
  String.raw`addict(?:ion|ed to (?:drugs|alcohol|opioids|gambling))|(?:recovering )?alcoholi(?:c|sm)|drug addict|suicidal|infertil(?:e|ity)|incontinen(?:t|ce)|transgender`,
].join('|');

/** Words that go with a condition and tell more of it. */
const DEGREE =
  'severe|mild|chronic|acute|advanced|early|late|terminal|stage|type|juvenile|postnatal|clinical|major|breast|lung|skin|brain|prostate|schwere|schwerer|chronische|grave|sévère|crónica';

/** Source of a pattern for a condition with what tells more of it. */
export const CONDITION = String.raw`(?:(?:${DEGREE})(?: (?:\d|i{1,3}|iv))? ){0,2}(?:${CONDITIONS})`;

/** The same for scripts without spaces. */
export const EASTERN_CONDITION =
  '糖尿病|てんかん|癫痫|癲癇|妊娠中?|怀孕|懷孕|癌症?|うつ病|抑郁症?|憂鬱症|喘息|哮喘|高血圧|高血压|高血壓';
