import { Button, FileButton, Textarea } from '@mantine/core';
import type { CheckChange, CheckReport } from '@wayfarer/contract';
import { type DragEvent, useState } from 'react';

import { formatNumber } from '../lib/format.ts';
import { LONGEST_PLAN, readPlanFile } from '../lib/plan-file.ts';
import { words } from '../words/in-use.ts';
import { CheckReportView } from './check-report-view.tsx';
import classes from './check-view.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeButton } from './scheme-button.tsx';
import { Wordmark } from './wordmark.tsx';

const FILES = '.txt,.md,.json,.ics,text/plain,text/markdown,application/json,text/calendar';

interface CheckViewProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onCheck: (text: string) => void;
  readonly checking: boolean;
  readonly problem: string | null;
  /** Nothing before something was checked. */
  readonly report: CheckReport | null;
  /** Made since. */
  readonly changes: readonly CheckChange[];
  readonly onChange: (changes: readonly CheckChange[]) => void;
  readonly onUndoAll: () => void;
}

/** A plan is pasted or dropped above; what was found of it stands below. */
export function CheckView(props: CheckViewProps) {
  const { text, onText, onCheck, checking, problem, report } = props;
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [files, setFiles] = useState(0);
  const said = words().check;
  const take = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    setFiles((count) => count + 1);
    const read = await readPlanFile(file);
    setFileProblem(read.kind === 'text' ? null : fileProblemOf(read.kind));
    if (read.kind === 'text') onText(read.text);
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };
  const isTooLong = text.length > LONGEST_PLAN;
  const shownProblem = isTooLong
    ? said.tooLong(formatNumber(text.length), formatNumber(LONGEST_PLAN))
    : (fileProblem ?? problem);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Wordmark />
        <div className={classes.switches}>
          <LanguageSwitch />
          <SchemeButton />
        </div>
      </header>
      <main id="main" className={classes.column} tabIndex={-1}>
        <h1>{said.title}</h1>
        <p className={classes.lead}>{said.lead}</p>
        <form
          className={classes.form}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '' && !isTooLong) onCheck(text);
          }}
        >
          <Textarea
            label={said.label}
            autosize
            minRows={6}
            maxRows={report ? 10 : 18}
            placeholder={said.placeholder}
            value={text}
            onChange={(event) => {
              setFileProblem(null);
              onText(event.currentTarget.value);
            }}
          />
          <div className={classes.buttons}>
            <Button type="submit" loading={checking} disabled={text.trim() === '' || isTooLong}>
              {said.submit}
            </Button>
            {/* The same file may be chosen again once it was mended. */}
            <FileButton
              key={files}
              accept={FILES}
              inputProps={{ 'aria-label': said.fileName }}
              onChange={(file) => void take(file)}
            >
              {(button) => (
                <Button {...button} variant="default">
                  {said.file}
                </Button>
              )}
            </FileButton>
            <span className={classes.quiet}>{said.drop}</span>
          </div>
          {shownProblem !== null && (
            <p role="alert" className={classes.problem}>
              {shownProblem}
            </p>
          )}
        </form>
        <p role="status" className={classes.quiet}>
          {checking ? said.checking : ''}
        </p>
        {report && (
          <CheckReportView
            report={report}
            busy={checking}
            changes={props.changes}
            onChange={props.onChange}
            onUndoAll={props.onUndoAll}
          />
        )}
      </main>
    </div>
  );
}

function fileProblemOf(kind: 'too-large' | 'not-text' | 'empty'): string {
  const said = words().check;
  return { 'too-large': said.tooLarge, 'not-text': said.notText, empty: said.empty }[kind];
}
