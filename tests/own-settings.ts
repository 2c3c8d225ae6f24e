/**
 * Removes a host's settings from the environment, and ignores `.env`, so that no test builds a form that sends to a real
 * service. Every test runner imports this first; the processes that it starts inherit it.
 */
for (const name of Object.keys(process.env)) {
  if (name.startsWith('VITE_')) {
    delete process.env[name];
  }
}
process.env.IGNORE_ENV_FILES = '1';

export {};
