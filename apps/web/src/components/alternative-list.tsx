import type { Alternative } from '@wayfarer/contract';
import { useId } from 'react';

import { nameCategory } from '../lib/category-words.ts';
import { nameCriterion } from '../lib/decision-words.ts';
import { words } from '../words/in-use.ts';
import classes from './alternative-list.module.css';

interface AlternativeListProps {
  readonly alternatives: readonly Alternative[];
  readonly n: number | null;
  readonly onPick: (n: number) => void;
}

/** What could stand there instead, best first. One is picked; picking changes nothing yet. */
export function AlternativeList({ alternatives, n, onPick }: AlternativeListProps) {
  const name = useId();
  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{words().way.decision.pick}</legend>
      {alternatives.map((alternative) => (
        <div key={alternative.placeId} className={classes.card} data-picked={alternative.n === n || undefined}>
          <label className={classes.pick}>
            <input type="radio" name={name} checked={alternative.n === n} onChange={() => onPick(alternative.n)} />
            <span className={classes.rank} aria-hidden="true">
              {alternative.n}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{alternative.name}</span>
              <span className={classes.figures}>
                {words().way.decision.alternative(nameCategory(alternative.category), alternative.minutes)}
              </span>
            </span>
          </label>
          <p className={classes.why}>{alternative.why}</p>
          <Score alternative={alternative} />
        </div>
      ))}
    </fieldset>
  );
}

function Score({ alternative: { score, criteria } }: { readonly alternative: Alternative }) {
  return (
    <details className={classes.score}>
      <summary>
        {words().way.decision.score} <strong>{Math.round(score * 100)}</strong> {words().way.decision.ofHundred}
      </summary>
      <dl>
        {Object.entries(criteria).map(([criterion, value]) => (
          <div key={criterion}>
            <dt>{nameCriterion(criterion)}</dt>
            <dd>
              <span className={classes.track} aria-hidden="true">
                <span style={{ width: `${value * 100}%` }} />
              </span>
              {Math.round(value * 100)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
