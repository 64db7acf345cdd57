import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';

import { type ListOf, useKeepPlaces, usePreviewPlaces } from '../data/use-own-places.ts';
import { countPlaces, countRows, describeRow } from '../lib/place-rows.ts';
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
  return (
    <section className={classes.part} aria-label="Add places from a file">
      <p>
        Bring a list of your own: CSV, GeoJSON, KML, KMZ, GPX, or saved places from Google Takeout. You see first what
        each line would become; nothing is kept before you say so.
      </p>
      {/* The same file may be chosen again once it was mended. */}
      <FileButton key={preview.submittedAt} onChange={look} accept={FILES} inputProps={{ 'aria-label': 'File' }}>
        {(props) => (
          <Button {...props} variant="light" loading={preview.isPending}>
            Choose a file…
          </Button>
        )}
      </FileButton>
      <p role="status" className={classes.quiet}>
        {keep.data
          ? `Added ${countPlaces(keep.data.added)}. Plans that are made from now on know them.`
          : (counted?.text ?? '')}
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
                Keep for this trip
              </Button>
            )}
            <Button
              variant={trip === null ? 'filled' : 'default'}
              disabled={counted.usable === 0 || keep.isPending}
              onClick={() => keepFor(null)}
            >
              Keep for all trips
            </Button>
          </div>
          <table className={classes.table}>
            <caption>{file?.name}</caption>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Place</th>
                <th scope="col">What becomes of it</th>
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
