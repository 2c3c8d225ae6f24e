import type { Settings } from '../site/settings.ts';

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  }
}

/** Loads the host's audience and speed scripts, and sends Core Web Vitals, as far as configured (spec §7). */
export async function measure({ audienceScript, speedScript, vitals }: Settings['measurement']): Promise<void> {
  const scripts = [audienceScript, speedScript].filter((url) => url !== null);
  // The site's policy allows this name where there are scripts, and what they are.
  const rules = { createScriptURL: (url: string) => url };
  const policy = (scripts[0] && window.trustedTypes?.createPolicy('measurement', rules)) || rules;
  for (const url of scripts) {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy.createScriptURL(url);
    document.head.append(script);
  }
  if (vitals) (await import('./vitals.ts')).sendVitals(vitals);
}
