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
  const rules = scriptRules(scripts);
  for (const url of scripts) {
    const script = document.createElement('script');
    script.async = true;
    script.src = rules.createScriptURL(url);
    document.head.append(script);
  }
  if (vitals) (await import('./vitals.ts')).sendVitals(vitals);
}

/** The policy that Trusted Types ask for: it lets through the configured scripts and nothing else. */
function scriptRules(allowed: string[]): ScriptUrlPolicy {
  const rules: ScriptUrlPolicy = {
    createScriptURL(url) {
      if (!allowed.includes(url)) throw new TypeError(`${url} is not a configured measurement script`);
      return url;
    },
  };
  if (allowed.length === 0) return rules;
  return window.trustedTypes?.createPolicy('measurement', rules) ?? rules;
}
