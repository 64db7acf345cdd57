import { composeProduct, type ProductOptions, readRules } from '@wayfarer/composition';
import type { Concierge } from '@wayfarer/concierge';
import type { DrawnMap } from '@wayfarer/exports';
import type { OwnPlaces } from '@wayfarer/sources';

/** The parts of the command line, joined. */
export interface CommandParts {
  readonly concierge: Concierge;
  readonly ownPlaces: OwnPlaces;
  /** The drawn map of a city, by its id; `null` where there is none. */
  readonly findSketch: (city: string) => DrawnMap | null;
  readonly now: () => Date;
  close(): Promise<void>;
}

/** The one place where the parts of the command line are chosen. */
export async function compose(options: ProductOptions): Promise<CommandParts> {
  const rules = readRules(options.rulesFolder);
  const product = await composeProduct(options, { rules });
  const { concierge, sources, clock } = product;
  return {
    concierge,
    ownPlaces: sources.ownPlaces,
    findSketch: (city) => sources.findSketch(city),
    now: () => clock.now(),
    close: () => product.close(),
  };
}
