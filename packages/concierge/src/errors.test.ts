import { describe, expect, it } from 'vitest';

import {
  BusyError,
  EmptyMessageError,
  ErasedChatError,
  isErased,
  LaterVersionError,
  MessageTooLongError,
  NeedsConfirmationError,
  NoPlanChosenError,
  NothingToApproveError,
  NotInTimeError,
  RefusedByPolicyError,
  ShareFileError,
  TooManyKeptError,
  UnknownNameError,
  UnknownTripError,
  UnreadableTripError,
  WalkRefusedError,
  WordsInChainError,
} from './errors.ts';

describe('what is refused is said in a sentence, with its code', () => {
  it.each([
    [
      new UnknownTripError('trip_"1"'),
      'unknown-trip',
      'No trip is called "trip_\\"1\\"". The list of trips says which there are.',
    ],
    [
      new WordsInChainError('trip_1', 1),
      'words-in-chain',
      'One message of the trip "trip_1" cannot be erased alone: an earlier version has written them into its chain. All else that was said is erased. Erase the trip as a whole to be rid of them.',
    ],
    [
      new LaterVersionError(3),
      'later-version',
      'This program knows versions up to 3. Use the program that wrote it, or a later one.',
    ],
    [
      new MessageTooLongError(5001, 5000),
      'message-too-long',
      'The message has 5001 characters; 5000 is the most. Nothing of it was used: shorten it and send it again.',
    ],
    [
      new EmptyMessageError(),
      'empty-message',
      'The message holds no text. Say where you would like to go, when, and with whom.',
    ],
    [
      new BusyError(12, 30),
      'busy',
      '12 trips wait to be planned, and no more are taken before some of them are done. Nothing of this was kept: send it again in 30 seconds.',
    ],
    [
      new NotInTimeError('The file was not read in time'),
      'not-in-time',
      'The file was not read in time, as this computer has much else to do. Nothing of it was kept: send it again in 10 seconds.',
    ],
    [new RefusedByPolicyError(['First.', 'Second.']), 'policy-denied', 'First. Second.'],
    [new RefusedByPolicyError([]), 'policy-denied', 'The travel policy does not allow this.'],
    [
      new NothingToApproveError('reject'),
      'nothing-to-approve',
      'There is nothing to reject: no decision is open, and no change of your plan waits for you.',
    ],
    [
      new UnknownNameError('visit', 'shrin', ['Shrine', 'Shrine gate']),
      'unknown-visit',
      'This trip has no visit "shrin". Near to it: Shrine; Shrine gate. Nothing was changed.',
    ],
    [
      new UnknownNameError('day', '2027-05-05', ['2027-04-03', '2027-04-04']),
      'unknown-day',
      'This trip has no day "2027-05-05". Its days: 2027-04-03, 2027-04-04. Nothing was changed.',
    ],
    [new UnknownNameError('place', 'x', []), 'unknown-place', 'This trip has no place "x". Nothing was changed.'],
    [
      new NeedsConfirmationError('This would mark 9 visits as done.'),
      'needs-confirmation',
      'This would mark 9 visits as done. Confirm it if that is so; nothing was changed yet.',
    ],
    [
      new TooManyKeptError(20),
      'too-many-copies',
      '20 plans of this trip are kept already, its copies included, and that is the most. Erase one that you need no longer, or change one instead of copying it. Nothing was changed.',
    ],
    [
      ShareFileError.tooLarge(),
      'share-file-too-large',
      'The file is larger than 8 MB, which is the most. Nothing of it was kept.',
    ],
    [
      ShareFileError.later(7),
      'later-share-file',
      'The file is of version 7; this program knows versions up to 1. Use a later program. Nothing of it was kept.',
    ],
    [
      new NoPlanChosenError('undo'),
      'no-plan-chosen',
      'There is no chosen plan yet, so there is nothing to undo. Choose an option first.',
    ],
    [
      WalkRefusedError.of({ kind: 'asked', text: 'Which one?', titles: ['A', 'B'] }),
      'ambiguous-title',
      'Which one? A / B. Ask again with one of these titles.',
    ],
    [
      WalkRefusedError.of({ kind: 'refused', code: 'invalid-station', text: 'No such station.' }),
      'invalid-station',
      'No such station.',
    ],
  ])('%s', (error, code, message) => {
    expect(error).toMatchObject({ code, message });
  });

  it('keeps what may be meant', () => {
    expect(new UnknownNameError('place', 'x', ['y']).near).toEqual(['y']);
    expect(WalkRefusedError.of({ kind: 'asked', text: '', titles: ['A'] }).titles).toEqual(['A']);
    expect(WalkRefusedError.of({ kind: 'refused', code: 'api-error', text: '' }).titles).toEqual([]);
    expect(new BusyError(1, 30).retryAfterSeconds).toBe(30);
  });

  it('tells several messages from one, and why a trip cannot be read', () => {
    expect(new WordsInChainError('t', 2).message).toMatch(/^2 messages of the trip "t"/);
    const cause = new Error('Event 3 is damaged.');
    expect(new UnreadableTripError('t', cause)).toMatchObject({
      cause,
      message: expect.stringContaining('left as it is. Event 3 is damaged. Its events') as string,
    });
    expect(new UnreadableTripError('t', 'gone').message).toContain('left as it is. gone Its events');
  });

  it('knows a run that was erased meanwhile', () => {
    expect(isErased(new ErasedChatError())).toBe(true);
    expect(isErased(new EmptyMessageError())).toBe(false);
    expect(isErased({ code: 'erased-run' })).toBe(false);
    expect(isErased(new Error('x'))).toBe(false);
  });
});
