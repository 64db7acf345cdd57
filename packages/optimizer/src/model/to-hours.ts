import type { Problem } from '../problem.ts';
import type { Model } from './model.ts';

type Hours = Pick<Model, 'waitingPrice' | 'timed' | 'hourly' | 'hourOffsets' | 'hourFrom' | 'hourLoss'>;

/** What the time of the day at which visits start is worth. */
export function toHours({ atHour, perMinute }: Problem): Hours {
  const waitingPrice = perMinute?.waiting ?? 0;
  const hourly = atHour !== undefined && atHour.loss.some((loss) => loss > 0);
  return {
    waitingPrice,
    timed: waitingPrice > 0 || hourly,
    hourly,
    hourOffsets: atHour?.offsets ?? new Int32Array(0),
    hourFrom: atHour?.from ?? new Int32Array(0),
    hourLoss: atHour?.loss ?? new Float64Array(0),
  };
}
