import { Button, Modal } from '@mantine/core';

import { type Erasure, erasureWords } from '../lib/erasure-words.ts';
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
  const words = erasure && erasureWords(erasure);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      centered
      size={520}
      title={words?.question ?? ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title ?? '' }}
    >
      {words && (
        <>
          <Things title="This goes" icon="close" tone="goes" things={words.goes} />
          <Things title="This stays" icon="check" tone="stays" things={words.stays} />
          <p className={classes.final}>It cannot be taken back.</p>
          {problem !== null && (
            <p className={classes.problem} role="alert">
              {problem}
            </p>
          )}
          <div className={classes.actions}>
            <Button variant="default" disabled={busy} onClick={onClose} data-autofocus>
              Cancel
            </Button>
            <Button className={classes.erase ?? ''} loading={busy} onClick={onConfirm}>
              {words.act}
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
