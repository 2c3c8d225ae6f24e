/** What EmailJS answers: a status and a line of text. */
export interface Answer {
  status: number;
  text: string;
}

/** The ids of an account: what the public API wants to know a sender by. */
export interface Account {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

export interface EmailRequest {
  origin: string | undefined;
  host: string | undefined;
  body: string;
}

/** EmailJS takes 50 kB of variables. */
const largest = 50 * 1024;

/**
 * Judges a request as the EmailJS API does, in its order.
 * @returns the parameters of the template, or the answer that refuses them.
 */
export function checkRequest(request: EmailRequest, account: Account): Record<string, string> | Answer {
  if (!isAllowed(request)) return refuse(403, 'API calls are disabled for non-browser applications');
  const body = parse(request.body);
  if (!body) return refuse(400, 'The body must be a JSON object');
  const ids = { user_id: account.publicKey, service_id: account.serviceId, template_id: account.templateId };
  for (const [name, expected] of Object.entries(ids)) {
    if (typeof body[name] !== 'string' || body[name] === '') return refuse(400, `The parameter ${name} is required`);
    if (body[name] !== expected) return refuse(400, `The ${name} was not found`);
  }
  const parameters = body.template_params ?? {};
  if (typeof parameters !== 'object' || Array.isArray(parameters))
    return refuse(400, 'template_params is not an object');
  if (Buffer.byteLength(JSON.stringify(parameters)) > largest)
    return refuse(413, 'Variables size limit (50 kB) exceeded');
  const values = Object.values(parameters);
  if (values.some((value) => typeof value !== 'string')) return refuse(422, 'One or more variables are corrupted');
  const texts = parameters as Record<string, string>;
  if (!texts.toEmail?.includes('@')) return refuse(422, 'The recipients address is empty');
  return texts;
}

export function isAnswer(result: Record<string, string> | Answer): result is Answer {
  return typeof result.status === 'number';
}

function refuse(status: number, text: string): Answer {
  return { status, text };
}

/** The site itself, at whatever port, and no other page. */
function isAllowed({ origin, host }: EmailRequest): boolean {
  const url = origin ? URL.parse(origin) : null;
  return url !== null && (url.host === host || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
