import type { DayWeather } from '@wayfarer/trip';

/** `Cloudy, 9–18 °C, rain on 3 of 10 days (typical)`. */
export function describeWeather({ condition, highC, lowC, rain, typical }: DayWeather): string {
  const words = condition.replaceAll('_', ' ');
  const sky = words.charAt(0).toUpperCase() + words.slice(1);
  const wet = typical ? `rain on ${Math.round(rain * 10)} of 10 days` : `${Math.round(rain * 100)} % chance of rain`;
  return `${sky}, ${lowC}–${highC} °C, ${wet}${typical ? ' (typical for the month)' : ''}`;
}
