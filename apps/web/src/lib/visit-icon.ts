import type { Visit } from '@wayfarer/contract';

import type { IconName } from '../components/icon.tsx';

const BY_CATEGORY: Readonly<Record<string, IconName>> = {
  temple: 'temple',
  shrine: 'torii',
  church: 'landmark',
  castle: 'temple',
  palace: 'landmark',
  museum: 'museum',
  gallery: 'museum',
  landmark: 'landmark',
  historic: 'landmark',
  garden: 'garden',
  park: 'garden',
  nature: 'garden',
  beach: 'view',
  view: 'view',
  market: 'shop',
  shopping: 'shop',
  street: 'shop',
  craft: 'shop',
  theatre: 'museum',
  library: 'museum',
  university: 'museum',
  aquarium: 'museum',
  zoo: 'garden',
  cemetery: 'garden',
  food: 'meal',
  restaurant: 'meal',
  bath: 'rest',
  stay: 'bed',
  station: 'train',
};

/** The drawing that stands for a visit. */
export function visitIcon({ kind, category }: Pick<Visit, 'kind' | 'category'>): IconName {
  switch (kind) {
    case 'meal':
      return 'meal';
    case 'stay':
      return category === 'station' ? 'train' : 'bed';
    case 'transport':
      return 'train';
    case 'rest':
      return 'rest';
    case 'place':
      return BY_CATEGORY[category] ?? 'place';
  }
}
