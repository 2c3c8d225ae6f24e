process.env.RELEASE = '1';
await import('./build.ts');

export {};
