import type { Settings } from '../site/settings.ts';
import { whenIdle } from './when-idle.ts';

/** Written in by the build; `null`, and so nothing of this file, when no measurement is configured (spec §7). */
declare const __MEASUREMENT__: Settings['measurement'] | null;

/** Starts the configured measurement once the page is loaded and has nothing else to do. */
export function measureWhenIdle(): void {
  if (!__MEASUREMENT__) return;
  const configured = __MEASUREMENT__;
  const start = async () => (await import('./measurement.ts')).measure(configured);
  const wait = () => whenIdle(start);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
