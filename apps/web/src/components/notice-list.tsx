import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import classes from './notice-list.module.css';

/** What was asked for and is not so, each with the reason and what would help. */
export function NoticeList({ notices = [] }: { readonly notices?: readonly string[] | undefined }) {
  if (notices.length === 0) return null;
  return (
    <ul className={classes.notices} aria-label={words().plan.day.notices}>
      {notices.map((notice) => (
        <li key={notice}>
          <Icon name="warning" size={16} />
          <span>{spellDates(notice)}</span>
        </li>
      ))}
    </ul>
  );
}
