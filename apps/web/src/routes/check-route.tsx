import { useMutation } from '@tanstack/react-query';
import type { CheckChange, CheckReport, CheckRequest } from '@wayfarer/contract';
import { useState } from 'react';

import { CheckView } from '../components/check-view.tsx';
import { postJson } from '../data/api.ts';
import { newKey } from '../data/new-key.ts';
import { problemOf } from '../data/use-write.ts';
import { pageLanguage } from '../words/in-use.ts';

/** What is checked: the text as it was then, and the changes since. */
interface Asked {
  readonly text: string;
  readonly changes: readonly CheckChange[];
}

/** What was found belongs to what was asked: the two are shown together. */
interface Checked extends Asked {
  readonly report: CheckReport;
}

async function send({ text, changes }: Asked): Promise<CheckReport> {
  const body: CheckRequest = { text, changes: [...changes], language: pageLanguage() };
  return postJson<CheckReport>('/api/check', { body, key: newKey() });
}

/** `/check`: a plan from elsewhere is pasted, checked and mended here. */
export function CheckRoute() {
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useMutation({ mutationFn: send });
  const run = (next: Asked): void => {
    check.mutate(next, { onSuccess: (report) => setChecked({ ...next, report }) });
  };
  return (
    <CheckView
      text={text}
      onText={setText}
      onCheck={(pasted) => run({ text: pasted, changes: [] })}
      checking={check.isPending}
      problem={problemOf(check)}
      // While it is checked again, what was found before stays.
      report={checked?.report ?? null}
      changes={checked?.changes ?? []}
      onChange={(changes) => {
        if (checked) run({ text: checked.text, changes: [...checked.changes, ...changes] });
      }}
      onUndoAll={() => {
        if (checked) run({ text: checked.text, changes: [] });
      }}
    />
  );
}
