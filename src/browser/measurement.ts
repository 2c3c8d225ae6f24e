import type { Metric } from 'web-vitals';
import type { Measurement } from '../site/settings.ts';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  }
}

/** Loads the host's audience and speed scripts, sends Core Web Vitals, if configured (spec §7). */
export async function measure({ audienceScript, speedScript, vitals }: Measurement): Promise<void> {
  const scripts = [audienceScript, speedScript].filter((url) => url !== null);
  // The Content-Security-Policy allows a Trusted Types policy of this name only where a
  // script is configured.
  const rules = { createScriptURL: (url: string) => url };
  const policy = (scripts[0] && window.trustedTypes?.createPolicy('measurement', rules)) || rules;
  for (const url of scripts) {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy.createScriptURL(url);
    document.head.append(script);
  }
  if (vitals) {
    // A blocker may refuse the library.
    await sendVitals(vitals).catch(() => {});
  }
}

/**
 * Sends the Core Web Vitals in a beacon when the page is hidden or left, and again if they have
 * changed since: path, names, values and ratings, nothing about the visitor.
 */
async function sendVitals(url: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const latest = new Map<string, Metric>();
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe((metric) => latest.set(metric.name, metric));
  }
  const send = () => {
    if (latest.size === 0) {
      return;
    }
    const metrics = [...latest.values()].map(({ name, value, rating }) => ({
      name,
      value,
      rating,
    }));
    latest.clear();
    navigator.sendBeacon(url, JSON.stringify({ page: location.pathname, metrics }));
  };
  // Leaving a page always hides it. The listeners of web-vitals, which have the final values, came
  // first.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}
