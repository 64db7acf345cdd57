/** Said by a page to a version that waits: be the one in use from now on. */
export const TAKE_OVER = 'take-over';
