import failOnConsole from 'vitest-fail-on-console';

// What a test provokes on purpose it mutes with a spy of its own.
failOnConsole({ shouldFailOnError: true, shouldFailOnWarn: true });
