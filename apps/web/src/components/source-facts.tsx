import type { Source, Visit } from '@wayfarer/contract';

import { creditOf, listFactSources, nameSource } from '../lib/source-words.ts';
import { words } from '../words/in-use.ts';
import { Fact } from './fact.tsx';
import { OutLink } from './out-link.tsx';
import classes from './visit-sheet.module.css';

/** Where what is known of a visit is from, each source with whom to name for it. */
export function SourceFacts({ visit }: { readonly visit: Visit }) {
  return (
    <>
      <Fact label={words().plan.visit.source}>
        <SourceWords source={visit.source} />
      </Fact>
      {listFactSources(visit).map(({ of, source }) => (
        <Fact key={of} label={words().plan.visit.sourceOf(of)}>
          <SourceWords source={source} />
        </Fact>
      ))}
    </>
  );
}

/** A source with its day, and whom to name for it. */
export function SourceWords({ source }: { readonly source: Source }) {
  const credit = creditOf(source);
  const name = nameSource(source);
  return (
    <span data-verify={source.verify || undefined} className={classes.source}>
      {source.url === undefined || source.url === credit?.href ? name : <OutLink href={source.url}>{name}</OutLink>}
      {credit && (
        <small>{credit.href === null ? credit.text : <OutLink href={credit.href}>{credit.text}</OutLink>}</small>
      )}
    </span>
  );
}
