import { UnstyledButton } from '@mantine/core';
import type { Question } from '@wayfarer/contract';

import { answerText } from '../lib/answer-text.ts';
import classes from './question-chips.module.css';

interface QuestionChipsProps {
  readonly questions: readonly Question[];
  readonly disabled: boolean;
  readonly onAnswer: (text: string) => void;
}

/** Answers to tap. Where several questions are open, each row carries the number its question has in the conversation. */
export function QuestionChips({ questions, disabled, onAnswer }: QuestionChipsProps) {
  const several = questions.length > 1;
  const shown = questions.filter(({ chips }) => chips.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={classes.questions}>
      {shown.map((question) => (
        <div key={question.id} role="group" aria-label={question.text} className={classes.question}>
          {several && (
            <span className={classes.number} title={question.text}>
              {questions.indexOf(question) + 1}
            </span>
          )}
          <div className={classes.chips}>
            {question.chips.map((chip) => (
              <UnstyledButton
                key={chip}
                className={classes.chip}
                disabled={disabled}
                onClick={() => onAnswer(answerText(questions, question, chip))}
              >
                {chip}
              </UnstyledButton>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
