import { type Map as LibreMap, Marker } from 'maplibre-gl';
import { useEffect } from 'react';

import { dayColor, onDayColor } from '../../lib/day-color.ts';
import type { Ghost, Pin } from '../../lib/map-data.ts';
import { describeEpisode, type DrawnWork, findWork } from '../../lib/scenes.ts';
import { words } from '../../words/in-use.ts';
import classes from './markers.module.css';

const BED = 'M3 15V6M3 12h14v3M17 12v-1a2 2 0 0 0-2-2H9v3';
const TRAIN = 'M6 4h8v9H6zM6 9h8M7.5 13 6 16M12.5 13l1.5 3';

interface PinOptions {
  readonly scheme: 'light' | 'dark';
  /** In whose colours stops are drawn that one goes to for a film or series. */
  readonly works: readonly DrawnWork[];
  readonly onOpen: (visitId: string) => void;
  readonly onHighlight: (visitId: string | null) => void;
}

/** Numbered buttons on the map, in the colour of their day. */
export function usePins(
  map: LibreMap | null,
  pins: readonly Pin[],
  { scheme, works, onOpen, onHighlight }: PinOptions,
): void {
  useEffect(() => {
    if (!map) return undefined;
    const markers = pins.map((pin) => {
      const element = createPin(pin, scheme, findWork(works, pin));
      element.addEventListener('click', (event) => {
        event.stopPropagation();
        onOpen(pin.visitId);
      });
      element.addEventListener('mouseenter', () => onHighlight(pin.visitId));
      element.addEventListener('mouseleave', () => onHighlight(null));
      element.addEventListener('focus', () => onHighlight(pin.visitId));
      element.addEventListener('blur', () => onHighlight(null));
      return addMarker(map, element, pin);
    });
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [map, pins, works, scheme, onOpen, onHighlight]);
}

/** Room around a ghost for its name. */
const GHOST_MARGIN = 90;

/** Zooms out as far as it takes to see the point whole, with all that is in view already. */
function bringIntoView(map: LibreMap, { lat, lon }: Ghost): void {
  const { x, y } = map.project([lon, lat]);
  const { clientWidth, clientHeight } = map.getContainer();
  const inside =
    x > GHOST_MARGIN && y > GHOST_MARGIN && x < clientWidth - GHOST_MARGIN && y < clientHeight - GHOST_MARGIN;
  if (inside) return;
  const near = map.unproject([x - GHOST_MARGIN, y - GHOST_MARGIN]);
  const far = map.unproject([x + GHOST_MARGIN, y + GHOST_MARGIN]);
  map.fitBounds(map.getBounds().extend(near).extend(far), { duration: 400 });
}

/** Lifts one pin above the others. */
export function useHighlight(map: LibreMap | null, highlighted: string | null): void {
  useEffect(() => {
    const pins = map?.getContainer().querySelectorAll<HTMLElement>('[data-visit]') ?? [];
    for (const pin of pins) pin.toggleAttribute('data-highlighted', pin.dataset['visit'] === highlighted);
  }, [map, highlighted]);
}

/** A place that is only looked at. */
export function useGhost(map: LibreMap | null, ghost: Ghost | null): void {
  useEffect(() => {
    if (!map || !ghost) return undefined;
    const element = document.createElement('div');
    element.className = classes.ghost ?? '';
    element.role = 'img';
    element.ariaLabel = words().plan.map.ghost(ghost.name);
    element.append(span(ghost.label, classes.ghostDot), span(ghost.name, classes.ghostName));
    const marker = addMarker(map, element, ghost);
    bringIntoView(map, ghost);
    return () => {
      marker.remove();
    };
  }, [map, ghost]);
}

function createPin(pin: Pin, scheme: 'light' | 'dark', work: DrawnWork | undefined): HTMLButtonElement {
  const { visitId, name, number, kind, dayIndex } = pin;
  const element = document.createElement('button');
  element.type = 'button';
  element.className = classes.pin ?? '';
  element.dataset['visit'] = visitId;
  element.dataset['kind'] = kind;
  element.ariaLabel = nameOf(pin);
  element.toggleAttribute('data-scenes', work !== undefined);
  element.style.setProperty('--pin', work?.color ?? dayColor(dayIndex, scheme));
  element.style.setProperty('--on-pin', work?.onColor ?? onDayColor(scheme));
  element.append(
    number === null ? drawing(kind === 'transport' ? TRAIN : BED) : span(String(number), classes.pinNumber),
    span(name, classes.pinName),
  );
  return element;
}

/** `On the map, stop 3: Stairs of Suga Shrine, Your Name., film`. */
function nameOf({ name, number, scenes }: Pin): string {
  const { betweenNames } = words().frame.marks;
  const set = scenes.map((scene) =>
    [scene.work.titleEn ?? scene.work.title, describeEpisode(scene)].filter(Boolean).join(betweenNames),
  );
  return words().plan.map.pin(number, [name, ...new Set(set)].join(betweenNames));
}

/** @param point - Where, and by how many pixels below that. */
export function addMarker(
  map: LibreMap,
  element: HTMLElement,
  { lat, lon, below = 0 }: { readonly lat: number; readonly lon: number; readonly below?: number },
): Marker {
  return new Marker({ element, anchor: 'center', subpixelPositioning: true, offset: [0, below] })
    .setLngLat([lon, lat])
    .addTo(map);
}

export function span(text: string, className: string | undefined): HTMLSpanElement {
  const element = document.createElement('span');
  element.textContent = text;
  element.className = className ?? '';
  return element;
}

function drawing(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 20 20',
    width: '14',
    height: '14',
    fill: 'none',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of Object.entries({
    d: path,
    stroke: 'currentColor',
    'stroke-width': '1.8',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }))
    line.setAttribute(name, value);
  svg.append(line);
  return svg;
}
