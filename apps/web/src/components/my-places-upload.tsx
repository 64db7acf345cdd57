import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';

import { type ListOf, useKeepPlaces, usePreviewPlaces } from '../data/use-own-places.ts';
import { countRows, describeRow } from '../lib/place-rows.ts';
import { words } from '../words/in-use.ts';
import classes from './my-places.module.css';

const FILES = '.csv,.tsv,.txt,.json,.geojson,.kml,.kmz,.gpx';

/** Takes a file, shows what each line would become, and keeps it where one says so. */
export function MyPlacesUpload({ trip }: { readonly trip: ListOf }) {
  const preview = usePreviewPlaces();
  const keep = useKeepPlaces();
  const [file, setFile] = useState<File | null>(null);
  const look = (chosen: File | null): void => {
    if (!chosen) return;
    setFile(chosen);
    keep.reset();
    preview.mutate({ list: trip, file: chosen });
  };
  const keepFor = (list: ListOf): void => {
    if (file) keep.mutate({ list, file }, { onSuccess: () => preview.reset() });
  };
  const counted = preview.data && countRows(preview.data);
  const problem = keep.error ?? preview.error;
  const said = words().frame.places;
  return (
    <section className={classes.part} aria-label={said.add}>
      <p>{said.lead}</p>
      {/* The same file may be chosen again once it was mended. */}
      <FileButton key={preview.submittedAt} onChange={look} accept={FILES} inputProps={{ 'aria-label': said.file }}>
        {(props) => (
          <Button {...props} variant="light" loading={preview.isPending}>
            {said.choose}
          </Button>
        )}
      </FileButton>
      <p role="status" className={classes.quiet}>
        {keep.data ? said.added(said.count(keep.data.added)) : (counted?.text ?? '')}
      </p>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem.message}
        </p>
      )}
      {preview.data && counted && (
        <>
          <div className={classes.buttons}>
            {trip !== null && (
              <Button disabled={counted.usable === 0 || keep.isPending} onClick={() => keepFor(trip)}>
                {said.keepTrip}
              </Button>
            )}
            <Button
              variant={trip === null ? 'filled' : 'default'}
              disabled={counted.usable === 0 || keep.isPending}
              onClick={() => keepFor(null)}
            >
              {said.keepAll}
            </Button>
          </div>
          <table className={classes.table}>
            <caption>{file?.name}</caption>
            <thead>
              <tr>
                <th scope="col">{said.line}</th>
                <th scope="col">{said.place}</th>
                <th scope="col">{said.becomes}</th>
              </tr>
            </thead>
            <tbody>
              {preview.data.rows.map((row) => (
                <tr key={row.line} data-status={row.status}>
                  <td>{row.line}</td>
                  <td>{row.name ?? '—'}</td>
                  <td>{describeRow(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
