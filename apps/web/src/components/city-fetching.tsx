import { Button, FileButton, SegmentedControl } from '@mantine/core';
import type { Fetching } from '@wayfarer/contract';
import { useState } from 'react';

import { useBringCity, usePermitFetching } from '../data/use-fetching.ts';
import { words } from '../words/in-use.ts';
import classes from './city-fetching.module.css';

const PERMISSIONS = ['ask', 'always', 'never'] as const;

/** Whether cities may be fetched, and the other way to have one: a file. */
export function CityFetching({ fetching }: { readonly fetching: Fetching | undefined }) {
  const permit = usePermitFetching();
  const said = words().frame.cities.fetching;
  return (
    <div className={classes.fetching}>
      {fetching ? (
        <div>
          <h2 id="fetching">{said.name}</h2>
          <SegmentedControl
            aria-labelledby="fetching"
            data={PERMISSIONS.map((value) => ({ value, label: said[value] }))}
            value={permit.isPending ? permit.variables : fetching.permission}
            onChange={(value) => permit.mutate(value)}
          />
          {permit.error && <p role="alert">{permit.error.message}</p>}
        </div>
      ) : (
        <p>{said.off}</p>
      )}
      <BringCity />
    </div>
  );
}

/** Takes an extract by drag and drop, or by a button. */
function BringCity() {
  const bring = useBringCity();
  const [isOver, setIsOver] = useState(false);
  const said = words().frame.cities.bring;
  const take = (file: File | null | undefined): void => {
    if (file && !bring.isPending) bring.mutate(file);
  };
  const { data, error } = bring;
  return (
    <section
      className={classes.drop}
      aria-label={said.name}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <h2>{said.name}</h2>
      <p>{said.hint}</p>
      {/* The same file may be chosen again. */}
      <FileButton key={bring.submittedAt} accept=".pbf" onChange={take} inputProps={{ 'aria-label': said.name }}>
        {(props) => (
          <Button {...props} variant="light" loading={bring.isPending}>
            {said.choose}
          </Button>
        )}
      </FileButton>
      <p role="status">
        {bring.isPending && said.reading}
        {data && said.done(data)}
      </p>
      {error && <p role="alert">{error.message}</p>}
    </section>
  );
}
