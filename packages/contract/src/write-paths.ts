/** Where each write goes, behind `/api/trips/{id}/`. Apart from their shapes, so that a page need not load those. */
export const WRITE_PATHS = {
  message: 'messages',
  selection: 'selection',
  advance: 'advance',
  reading: 'readings',
  decision: 'decision',
  approval: 'approval',
  autonomy: 'autonomy',
  edit: 'edits',
  suppose: 'suppositions',
  rename: 'title',
  event: 'events',
  spending: 'spending',
  position: 'position',
  research: 'research',
  undo: 'undo',
  redo: 'redo',
} as const;

export type WriteName = keyof typeof WRITE_PATHS;
