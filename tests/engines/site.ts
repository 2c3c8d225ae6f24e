import type { TestProject } from 'vitest/node';
import { serveBuilt } from '../serve.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

/** Serves the built site, at `origin`, for all tests of a project. @returns how to stop it. */
export default async function site(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  project.provide('origin', `http://127.0.0.1:${port}`);
  return serveBuilt(port);
}
