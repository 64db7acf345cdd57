import { Button, UnstyledButton } from '@mantine/core';
import type { Question } from '@wayfarer/contract';
import { useState } from 'react';

import { answerText, numberOf } from '../lib/answer-text.ts';
import { findDateQuestion } from '../lib/asked.ts';
import { words } from '../words/in-use.ts';
import { DateAnswer } from './date-answer.tsx';
import { Icon } from './icon.tsx';
import classes from './question-chips.module.css';

interface QuestionChipsProps {
  readonly questions: readonly Question[];
  /** Answers to the newest message. */
  readonly chips: readonly string[];
  readonly disabled: boolean;
  readonly onAnswer: (text: string) => void;
}

/** Answers to tap. Where several questions are open, each row carries the number its question has in the conversation. */
export function QuestionChips({ questions, chips, disabled, onAnswer }: QuestionChipsProps) {
  const dated = findDateQuestion(questions);
  const shown = questions.filter((question) => question.chips.length > 0 || question === dated);
  const offered = chips.filter((chip) => !questions.some((question) => question.chips.includes(chip)));
  const isAsking = questions.length > 0;
  // Leaves to us what is still open.
  const { justPlan, orSay } = words().talk.questions;
  const hasPlanIt = chips.some((chip) => chip.toLowerCase() === justPlan.toLowerCase());
  if (shown.length === 0 && offered.length === 0 && !isAsking) return null;
  return (
    <div className={classes.questions}>
      {shown.map((question) => (
        <div key={question.id} role="group" aria-label={question.text} className={classes.question}>
          {questions.length > 1 && (
            <span className={classes.number} title={question.text}>
              {numberOf(questions, question)}
            </span>
          )}
          <div className={classes.answers}>
            <Answers
              question={question}
              disabled={disabled}
              onAnswer={(said) => onAnswer(answerText(questions, question, said))}
            />
            {question === dated && (
              <DateAnswer
                question={question}
                disabled={disabled}
                onAnswer={(said) => onAnswer(answerText(questions, question, said))}
              />
            )}
          </div>
        </div>
      ))}
      {(offered.length > 0 || isAsking) && (
        <div role="group" aria-label={orSay} className={classes.chips}>
          {[...offered, ...(isAsking && !hasPlanIt ? [justPlan] : [])].map((chip) => (
            <UnstyledButton key={chip} className={classes.chip} disabled={disabled} onClick={() => onAnswer(chip)}>
              {chip}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
}

interface AnswersProps {
  readonly question: Question;
  readonly disabled: boolean;
  readonly onAnswer: (said: string) => void;
}

/** One chip answers at once; where several may hold, they are picked and sent together. */
function Answers({ question: { chips, multiple }, disabled, onAnswer }: AnswersProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  if (chips.length === 0) return null;
  const toggle = (chip: string): void =>
    setPicked(picked.includes(chip) ? picked.filter((one) => one !== chip) : [...picked, chip]);
  return (
    <div className={classes.chips}>
      {chips.map((chip) => (
        <UnstyledButton
          key={chip}
          className={classes.chip}
          disabled={disabled}
          {...(multiple && { 'aria-pressed': picked.includes(chip) })}
          onClick={() => (multiple ? toggle(chip) : onAnswer(chip))}
        >
          {multiple && picked.includes(chip) && <Icon name="check" size={14} />}
          {chip}
        </UnstyledButton>
      ))}
      {picked.length > 0 && (
        <Button size="compact-md" disabled={disabled} onClick={() => onAnswer(picked.join(', '))}>
          {words().talk.questions.answerWith(picked.length)}
        </Button>
      )}
    </div>
  );
}
