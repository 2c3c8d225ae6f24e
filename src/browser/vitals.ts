import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Sends the Core Web Vitals of this visit of the page when it is left, in one beacon: names, values and the page's
 * path, nothing that tells one visitor from another.
 */
export function sendVitals(url: string): void {
  const latest = new Map<string, Metric>();
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe((metric) => latest.set(metric.name, metric));
  const send = () => {
    if (latest.size === 0) return;
    const metrics = [...latest.values()].map(({ name, value, rating }) => ({ name, value, rating }));
    latest.clear();
    navigator.sendBeacon(url, JSON.stringify({ page: location.pathname, metrics }));
  };
  // Leaving a page always hides it; on the window this comes after web-vitals' own listeners, which settle the last values.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}
