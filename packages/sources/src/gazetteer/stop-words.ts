/**
 * Names of cities that are words or first names as well. In a sentence such a name is a city only where it is written
 * like one and a preposition stands before it (`from Nice`, `in Reading`), and only if the city is large and this is
 * its own name.
 */
export const DOUBTFUL_NAMES: ReadonlySet<string> = new Set(
  `
  ada adam adrian aki alice along also alter amber angle anna april archer area art arts august aurora austin bake bar barry basic
  bath bay beach bear best bloom boom born bowling brake bridge bust buy caller can care cars castle center central chair champion
  charlotte cherry clinton colon come cone converse cork crystal cut date dates david deal delta diamond dig dome dual eagle eden
  enterprise eras essen ever federal florence flushing food forest freedom from gap garden gardens gap gion god goes gold golden
  grants green grove groves hall halle hang hill hillside hit holiday hook hope hot human imperial independence islands jackson
  junction june jupiter keen kosher lake lakes leo liberal lone loop lucas luck luna madison manage march market martin mary marks
  may mesa metro mid mission mobile mocha monday more most mountain much name nancy natural never nice nobody noisy normal north
  oak of olive opportunity orange outer pace palm para park paradise peer perm pets pita plain plaza plum pop port possession punch
  rapid reading republic rest river robert roles roman rose sake sale salt same save sebastian seen sheridan side since sing soba
  sole solo spring springs spoken spray station subway sue summit sunday sunrise sunset surprise swallow tale tall tank tape tell
  temple temples termini terrace than tire torn tour tours trap trident tune turn udon ueno una union university van vegan
  vermilion veto victoria vincent vineyard vista waits walker west woodland worth young
  `
    .trim()
    .split(/\s+/),
);
