import { type Map as LibreMap, Popup } from 'maplibre-gl';
import { useEffect } from 'react';

import type { Pin } from '../../lib/map-data.ts';
import { describeEpisode, type DrawnWork, findWork } from '../../lib/scenes.ts';
import classes from './markers.module.css';
import { span } from './use-markers.ts';

/** Pixels from the middle of a pin to the edge of its popup. */
const BESIDE_PIN = 18;

/**
 * Says beside the pin that is looked at what was set there: its name in every language that is known, the work, the episode and
 * the time in it, and the way there. The sheet of the stop, which a press opens, says the same.
 */
export function useScenePopups(
  map: LibreMap | null,
  {
    pins,
    works,
    highlighted,
  }: { readonly pins: readonly Pin[]; readonly works: readonly DrawnWork[]; readonly highlighted: string | null },
): void {
  useEffect(() => {
    const pin = pins.find(({ visitId }) => visitId === highlighted);
    if (!map || !pin || pin.scenes.length === 0) return undefined;
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      offset: BESIDE_PIN,
      maxWidth: '290px',
    })
      .setLngLat([pin.lon, pin.lat])
      .setDOMContent(toContent(pin, works))
      .addTo(map);
    popup.addClassName(classes.popup ?? '');
    return () => {
      popup.remove();
    };
  }, [map, pins, works, highlighted]);
}

/** It is said by the button of the pin and by the list, so readers of screens pass it over. */
function toContent(pin: Pin, works: readonly DrawnWork[]): HTMLElement {
  const element = document.createElement('div');
  element.ariaHidden = 'true';
  element.className = classes.popupWords ?? '';
  element.style.setProperty('--work', findWork(works, pin)?.color ?? 'currentColor');
  const [first] = pin.scenes;
  if (!first) return element;
  element.append(
    span(`${pin.number === null ? '' : `${pin.number}. `}${first.nameEn ?? first.name}`, classes.popupName),
    ...(first.nameEn === null ? [] : [inLanguage('ja', first.name)]),
    ...(first.nameCn === null || first.nameCn === first.name ? [] : [inLanguage('zh', first.nameCn)]),
    ...pin.scenes.map((scene) =>
      span(
        [scene.work.titleEn ?? scene.work.title, describeEpisode(scene)].filter(Boolean).join(' · '),
        classes.popupWork,
      ),
    ),
    span([pin.arrive, pin.way].filter(Boolean).join(' · '), classes.popupWay),
  );
  return element;
}

function inLanguage(language: 'ja' | 'zh', text: string): HTMLElement {
  const element = span(text, classes.popupOther);
  element.lang = language;
  return element;
}
