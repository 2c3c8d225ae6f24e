/**
 * Tests run with settings of their own: whatever a host has put into `.env` or into the environment, no test builds a
 * form that sends to a real service. Imported first by all that runs tests; what they start inherits it.
 */
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name];
process.env.IGNORE_ENV_FILES = '1';

export {};
