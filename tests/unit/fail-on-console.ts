import failOnConsole from 'vitest-fail-on-console';

// A test that causes an error on purpose mutes it with its own spy.
failOnConsole({ shouldFailOnError: true, shouldFailOnWarn: true });
