import { VisuallyHidden } from '@mantine/core';

import { useCarry } from '../hooks/use-carry.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { carryText } from '../lib/carry-text.ts';
import { words } from '../words/in-use.ts';

/** How things are carried by keyboard; what may be carried is described by it. */
export const CARRY_HELP_ID = 'carry-help';

/** Reads out where something carried by keyboard is, whether it fits there, and why not. */
export function CarryAnnouncer() {
  const { trip, hands } = useTripScreen();
  const text = useCarry((carry) => (carry?.by === 'keyboard' ? carryText(trip.days, carry, hands.slot()) : ''));
  return (
    <>
      <VisuallyHidden aria-live="assertive" data-testid="carry">
        {text}
      </VisuallyHidden>
      <p id={CARRY_HELP_ID} hidden>
        {words().plan.carry.help}
      </p>
    </>
  );
}
