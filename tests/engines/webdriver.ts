import { until } from '../until.ts';

/** Sends a command to a browser, by the paths of the WebDriver protocol. @returns its value. */
export type Session = (method: string, command: string, content?: object) => Promise<unknown>;

/**
 * Starts a browser by the WebDriver service at a port of this machine, as soon as that listens.
 * @param capabilities which browser, and its options.
 * @throws Error from each command that fails, with the service's message.
 */
export async function startSession(port: number, capabilities: object): Promise<Session> {
  const send = async (method: string, path: string, content?: object): Promise<unknown> => {
    const body = content ? JSON.stringify(content) : null;
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body });
    const { value } = (await response.json()) as { value: { message?: string } };
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${value.message}`);
    }
    return value;
  };
  const start = () => send('POST', '', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = (await until(`WebDriver at port ${port}`, start)) as { sessionId: string };
  return (method, command, content) =>
    send(method, `/${sessionId}${command && '/'}${command}`, content);
}
