import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Server } from './workspace.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks a server exactly this, without following, decoding or caching anything. */
export function ask(server: Server, path: string, question: Question = {}): Promise<Answer> {
  return send(httpsRequest, { port: server.port, ca: server.ca }, path, question);
}

/** The same over plain HTTP. */
export function askPlain(port: number, path: string, question: Question = {}): Promise<Answer> {
  return send(httpRequest, { port }, path, question);
}

function send(request: typeof httpsRequest, target: object, path: string, { body, ...question }: Question) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', servername: 'localhost', agent: false, path, ...target, ...question });
    sent.setHeader('Host', question.headers?.Host ?? 'localhost');
    sent.on('error', reject).on('response', async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.end(body);
  });
}
