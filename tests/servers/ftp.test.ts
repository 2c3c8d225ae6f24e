import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { hasProgram } from '../needs.ts';

/** Debian's Python, and its FTP server, which is not a command of its own. */
const python = '/usr/bin/python3';
const ftpServer = '/usr/lib/python3/dist-packages/pyftpdlib';

const cannotRun = process.env.SITE || !hasProgram('lftp', python, ftpServer);

describe.skipIf(cannotRun)('shared hosting without SSH (needs lftp and python3-pyftpdlib)', () => {
  const dir = mkdtempSync(join(tmpdir(), 'ftp-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  const readHosted = (file: string) => readFileSync(join(dir, 'host/www', file), 'utf8');
  const isHosted = (file: string) => existsSync(join(dir, 'host/www', file));
  let log = '';
  let server: ReturnType<typeof spawn>;

  /** Publishes a release over an older one, with the line of the guide. */
  beforeAll(async () => {
    write('release/index.html', 'new');
    write('release/en/hosting.html', 'new');
    write('release/assets/app-new.js', 'new');
    write('release/.well-known/security.txt', 'new');
    write('host/www/index.html', 'old');
    write('host/www/gone.html', 'old');
    write('host/www/assets/app-old.js', 'old');
    write('host/www/.htaccess', 'host');
    write('host/www/.well-known/acme-challenge/token', 'host');

    const port = await freePort();
    const where = ['-i', '127.0.0.1', '-p', `${port}`, '-d', join(dir, 'host'), '-w'];
    server = spawn(python, ['-m', 'pyftpdlib', ...where]);
    server.stderr?.on('data', (text) => {
      log += text;
    });
    await vi.waitUntil(() => once(connect(port, '127.0.0.1'), 'connect').catch(() => null), {
      timeout: 30_000,
    });

    const guide = readFileSync('deploy/README.md', 'utf8');
    const [line = ''] = /^lftp .* mirror .*$/m.exec(guide) ?? [];
    const account = `-u anonymous,a@b.example -p ${port} 127.0.0.1`;
    const command = line.replace('-u compte ftp.hebergeur.example', account);
    await promisify(execFile)('sh', ['-c', command], { cwd: dir });
  });
  afterAll(async () => {
    if (server?.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    rmSync(dir, { recursive: true, force: true });
  });

  test('has every file of the release', () => {
    for (const file of ['index.html', 'en/hosting.html', 'assets/app-new.js']) {
      expect(readHosted(file)).toBe('new');
    }
    expect(readHosted('.well-known/security.txt')).toBe('new');
  });

  test('has lost what no longer belongs to the site, but for assets and what is the host’s own', () => {
    expect(isHosted('gone.html')).toBe(false);
    expect(isHosted('assets/app-old.js')).toBe(true);
    expect(isHosted('.htaccess')).toBe(true);
    expect(isHosted('.well-known/acme-challenge/token')).toBe(true);
  });

  test('got its assets first, and no page before it was whole', () => {
    const stored = [...log.matchAll(/STOR \S*?\/www\/(\S+) completed=1/g)].map(([, file]) => file);
    expect(stored[0]).toMatch(/^assets\//);
    expect(stored).toHaveLength(4);
    expect(stored).not.toContain('index.html');
  });
});
