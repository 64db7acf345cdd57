import type { ReactElement } from 'react';

/** Paths of our own icons on a grid of 20; drawn with a line of 1.6. */
const PATHS = {
  back: 'M12.5 4.5 7 10l5.5 5.5',
  bed: 'M2.5 15.5v-9M2.5 12.5h15v3M17.5 12.5v-1.5a2.5 2.5 0 0 0-2.5-2.5H9v4M5.75 9.75h.01',
  bus: 'M4.5 4h11v10h-11zM4.5 9.5h11M7 14v2M13 14v2',
  ferry: 'M4 11.5h12l-2 4H6zM6.5 11.5v-4h7v4M10 7.5v-3M3 17.5q1.75-1.5 3.5 0t3.5 0 3.5 0 3.5 0',
  calendar: 'M3.5 5.5h13v11h-13zM3.5 9h13M7 3.5v3M13 3.5v3',
  chat: 'M3.5 4.5h13v9H9l-3.5 3v-3h-2z',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  close: 'm5.5 5.5 9 9M14.5 5.5l-9 9',
  clock: 'M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M10 6.5V10l2.5 1.5',
  download: 'M10 3.5v9M6.5 9 10 12.5 13.5 9M4 16.5h12',
  drive: 'M3.5 13.5v-3l1.5-4.5h10l1.5 4.5v3zM3.5 10.5h13M6 13.5V15M14 13.5V15',
  export: 'M10 12.5V3.5M6.5 7 10 3.5 13.5 7M4 11.5v5h12v-5',
  flight: 'M10 3v14M10 8.5 3 12M10 8.5l7 3.5M7.5 16.5h5',
  garden: 'M10 17v-6M10 11c-3 0-5-2-5-5 3 0 5 2 5 5M10 9c0-2.5 1.8-4.5 5-4.5 0 3-2 5-5 5',
  history: 'M4.2 7.5A6.5 6.5 0 1 1 3.5 10.5M3.5 4.5v3.3h3.3M10 7v3.5l2.5 1.5',
  landmark: 'M3.5 16.5h13M5 16.5v-7M8.3 16.5v-7M11.7 16.5v-7M15 16.5v-7M3.5 9.5h13L10 4z',
  lock: 'M5.5 9.5h9v7h-9zM7.5 9.5V7a2.5 2.5 0 0 1 5 0v2.5',
  map: 'm3.5 5.5 4.5-1.5 4 1.5 4.5-1.5v10.5L12 16l-4-1.5L3.5 16zM8 4v10.5M12 5.5V16',
  meal: 'M6.5 3.5v13M4.5 3.5v4a2 2 0 0 0 4 0v-4M13.5 16.5v-13c-2 1-2.5 3.5-2.5 6.5h2.5',
  minus: 'M4.5 10h11',
  moon: 'M15.5 12A6.5 6.5 0 0 1 8 4.5a6.5 6.5 0 1 0 7.5 7.5',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  move: 'M10 3v14M3 10h14M7.8 5.2 10 3l2.2 2.2M7.8 14.8 10 17l2.2-2.2M5.2 7.8 3 10l2.2 2.2M14.8 7.8 17 10l-2.2 2.2',
  museum: 'M3.5 16.5h13M4.5 14h11M5.5 14V9M10 14V9M14.5 14V9M3.5 8.5 10 4l6.5 4.5z',
  place: 'M10 17c3.5-4 5-6.5 5-8.5a5 5 0 0 0-10 0c0 2 1.5 4.5 5 8.5M10 10.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4',
  plan: 'M4 4.5h12M4 8.5h7M4 12.5h12M4 16.5h7',
  plus: 'M10 4.5v11M4.5 10h11',
  rain: 'M6 11a3 3 0 0 1 .5-6 4 4 0 0 1 7.5 1 2.5 2.5 0 0 1 0 5zM7 13.5l-.7 2M10.5 13.5l-.7 2M14 13.5l-.7 2',
  redo: 'M13 4l3.5 3.5L13 11M16.5 7.5h-8a4.5 4.5 0 0 0 0 9H11',
  replace: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  rest: 'M4 8.5h9V12a3.5 3.5 0 0 1-3.5 3.5h-2A3.5 3.5 0 0 1 4 12zM13 9.5h1.5a1.8 1.8 0 0 1 0 3.6H13M7 3.5v2M10 3.5v2',
  send: 'M10 16V4.5M5 9l5-5 5 5',
  shop: 'M4.5 7.5h11l1 9h-13zM7 7.5V6.5a3 3 0 0 1 6 0v1',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 2.5V4M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M15.3 4.7l-1 1M5.7 14.3l-1 1',
  temple:
    'M2.5 6.5c3 0 5-1 7.5-3 2.5 2 4.5 3 7.5 3M4.5 6.5V10M15.5 6.5V10M3 10h14M5.5 10v6.5M14.5 10v6.5M3.5 16.5h13M8.5 16.5V13h3v3.5',
  torii: 'M2.5 4.5c5 1.3 10 1.3 15 0M4 8.5h12M6 5.5v11M14 5.5v11M10 5.5v3',
  train: 'M5 3.5h10v10.5H5zM5 9h10M7 14l-1.5 2.5M13 14l1.5 2.5M8 11.6h.01M12 11.6h.01',
  transit: 'M5 3.5h10v10.5H5zM5 9h10M7 14l-1.5 2.5M13 14l1.5 2.5M8 11.6h.01M12 11.6h.01',
  transport: 'M5 3.5h10v10.5H5zM5 9h10M7 14l-1.5 2.5M13 14l1.5 2.5M8 11.6h.01M12 11.6h.01',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.8 10.5h7.4L14.5 6M8.5 9v4.5M11.5 9v4.5',
  undo: 'M7 4 3.5 7.5 7 11M3.5 7.5h8a4.5 4.5 0 0 1 0 9H8',
  unlock: 'M5.5 9.5h9v7h-9zM7.5 9.5V6.5a2.5 2.5 0 0 1 4.8-1',
  view: 'm2.5 15.5 5-8 3.5 5 2-3 4.5 6zM14 5.5h.01',
  walk: 'M10.8 2.6a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4M10 7l-1.2 4.6L11.5 14l.8 3.5M8.8 11.6 6.5 17.5M10 7 7 8.6v2.9M10.2 7.2l2 2.8 2.3.7',
  warning: 'M10 4 17 16H3zM10 8.5v3.5M10 14h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawing beside a word; it says nothing by itself. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
