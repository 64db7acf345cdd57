import type { ReactNode } from 'react';

/** A page of somebody else's: it opens beside ours, and is not told where one comes from. */
export function OutLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
