import { editSchema, type Trip } from '@wayfarer/contract';
import { textsIn } from '@wayfarer/language';
import { z } from 'zod';

/** What a person is asked about, as it goes out with the question and comes back, signed, with the answer. */
export const proposalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit'), edit: editSchema }),
  z.object({ kind: z.literal('remedies'), remedies: z.array(z.object({ text: z.string(), edit: editSchema })) }),
  // Shown for the trip as it was: what a sentence does depends on all that was said before.
  z.object({ kind: z.literal('message'), text: z.string(), revision: z.string() }),
  z.object({ kind: z.literal('choices'), text: z.string(), choices: z.array(z.string()), revision: z.string() }),
  z.object({ kind: z.literal('option'), option: z.string() }),
  z.object({ kind: z.literal('approval'), id: z.string() }),
]);
export type Proposal = z.infer<typeof proposalSchema>;

/** What a person may answer, in the language of the trip. */
export interface Labels {
  readonly all: readonly string[];
  /** Leaves all as it is. */
  readonly leave: string;
}

/** What is offered for a proposal, the way out last. */
export function labelsOf(proposal: Proposal, { language = 'en' }: Pick<Trip, 'language'>): Labels {
  const { doIt, reject: leave } = textsIn(language).decisions;
  switch (proposal.kind) {
    case 'remedies':
      return { all: [...proposal.remedies.map(({ text }) => text), leave], leave };
    case 'choices':
      return { all: [...new Set([...proposal.choices, leave])], leave };
    default:
      return { all: [doIt, leave], leave };
  }
}
