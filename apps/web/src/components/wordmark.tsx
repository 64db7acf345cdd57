import { navigate } from '../hooks/use-path.ts';
import { PRODUCT } from '../lib/product.ts';
import classes from './wordmark.module.css';

/** Our name, and the way home. */
export function Wordmark() {
  return (
    <a
      className={classes.wordmark}
      href="/"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate('/');
      }}
    >
      <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M7 23c5 0 3.5-6 9-6s3-8 9-8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeDasharray="0.1 5"
        />
        <circle cx="7" cy="23" r="3.4" fill="currentColor" />
        <circle cx="25" cy="9" r="3.4" fill="currentColor" />
      </svg>
      {PRODUCT}
    </a>
  );
}
