import { Button, FileButton, Textarea } from '@mantine/core';
import { type DragEvent, useState } from 'react';

import type { BookingDocument } from '../data/use-bookings.ts';
import { words } from '../words/in-use.ts';
import classes from './bookings.module.css';

const FILES = '.eml,.ics,.pkpass,.pdf,.html,.htm,.json,.txt';

interface BookingSourceProps {
  readonly reading: boolean;
  /** Told to screen readers as well. */
  readonly status: string;
  readonly problem: string | null;
  readonly onRead: (document: BookingDocument) => void;
}

/** Takes a document of a booking: a file that is dropped or chosen, or a text that is pasted. */
export function BookingSource({ reading, status, problem, onRead }: BookingSourceProps) {
  const [text, setText] = useState('');
  const [files, setFiles] = useState(0);
  const said = words().bookings;
  const take = (file: File | null | undefined): void => {
    if (!file) return;
    setFiles((count) => count + 1);
    onRead({ file, name: file.name });
  };
  const drop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <form
      className={classes.source}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRead({ file: new Blob([text]), name: 'text' });
      }}
    >
      <p>{said.lead}</p>
      <div className={classes.buttons}>
        {/* The same file may be chosen again once it was mended. */}
        <FileButton key={files} accept={FILES} inputProps={{ 'aria-label': said.file }} onChange={take}>
          {(button) => (
            <Button {...button} variant="light" loading={reading}>
              {said.choose}
            </Button>
          )}
        </FileButton>
        <span className={classes.quiet}>{said.drop}</span>
      </div>
      <Textarea
        className={classes.text ?? ''}
        label={said.paste}
        autosize
        minRows={3}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={text.trim() === '' || reading}>
        {said.read}
      </Button>
      <p role="status" className={classes.quiet}>
        {status}
      </p>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
