import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { listAssumptions } from '../lib/assumed.ts';
import { compareOptions } from '../lib/option-rows.ts';
import { words } from '../words/in-use.ts';
import { AssumedFacts } from './assumed-facts.tsx';
import { Attributions } from './attributions.tsx';
import { CityOffer } from './city-offer.tsx';
import { OptionCard } from './option-card.tsx';
import classes from './option-list.module.css';

/** Whole trips to choose from, on the same rows. */
export function OptionList() {
  const { trip, writes, plan, preview } = useTripScreen();
  const { options, selected } = trip;
  const stopComparing = (): void => plan.setComparing(false);
  const choose = (option: string): void => {
    if (option === selected) stopComparing();
    else writes.write('selection', { option }, stopComparing);
  };
  const rows = compareOptions(options);
  const said = words().talk.options;
  return (
    <section className={classes.options} aria-label={said.name}>
      <header className={classes.head}>
        <h1>{said.title(options.length)}</h1>
        <p>
          {said.checked}
          {words().frame.marks.betweenSentences}
          <span className={classes.hint}>{said.hint}</span>
        </p>
        <AssumedFacts
          assumptions={listAssumptions(trip)}
          busy={writes.busy}
          onChange={(text) => writes.write('message', { text }, () => undefined)}
        />
        <CityOffer />
        {trip.comparisonNote !== undefined && <p>{trip.comparisonNote}</p>}
      </header>
      <div className={classes.cards}>
        {options.map((option, index) => (
          <OptionCard
            key={option.id}
            option={option}
            number={index + 1}
            rows={rows}
            isSelected={option.id === selected}
            busy={writes.busy}
            onSelect={() => choose(option.id)}
            onSay={(text) => writes.write('message', { text }, () => undefined)}
            onPreview={(active) => preview.onPreview(active ? index : null)}
          />
        ))}
      </div>
      <Attributions />
    </section>
  );
}
