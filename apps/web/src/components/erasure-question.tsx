import { Button, Modal } from '@mantine/core';

import { type Erasure, erasureWords } from '../lib/erasure-words.ts';
import { words } from '../words/in-use.ts';
import classes from './erasure-question.module.css';
import { Icon, type IconName } from './icon.tsx';

interface ErasureQuestionProps {
  readonly opened: boolean;
  /** What is asked about, or was last: it stays to be read while the question closes. */
  readonly erasure: Erasure | null;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Asks before anything is erased, and says what goes and what stays. */
export function ErasureQuestion(props: ErasureQuestionProps) {
  const { opened, erasure, busy, problem, onConfirm, onClose, onClosed } = props;
  const said = erasure && erasureWords(erasure);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      centered
      size={520}
      title={said?.question ?? ''}
      closeButtonProps={{ 'aria-label': words().frame.close }}
      classNames={{ title: classes.title ?? '' }}
    >
      {said && (
        <>
          <Things title={words().frame.erasure.goes} icon="close" tone="goes" things={said.goes} />
          <Things title={words().frame.erasure.stays} icon="check" tone="stays" things={said.stays} />
          <p className={classes.final}>{words().frame.erasure.final}</p>
          {problem !== null && (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={classes.actions}>
            <Button variant="default" disabled={busy} onClick={onClose} data-autofocus>
              {words().frame.cancel}
            </Button>
            <Button className={classes.erase ?? ''} loading={busy} onClick={onConfirm}>
              {said.act}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

interface ThingsProps {
  readonly title: string;
  readonly icon: IconName;
  readonly tone: 'goes' | 'stays';
  readonly things: readonly string[];
}

function Things({ title, icon, tone, things }: ThingsProps) {
  return (
    <section className={classes.things} data-tone={tone}>
      <h3>{title}</h3>
      <ul>
        {things.map((thing) => (
          <li key={thing}>
            <Icon name={icon} size={16} />
            <span>{thing}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
