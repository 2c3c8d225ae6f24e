import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { until } from '../until.ts';
import { builtRelease } from './built-release.ts';
import { type Server, workspace } from './server.ts';
import { stopProcess } from './servers-folder.ts';

/** Folders that nginx writes to or reads from, beside its own files. */
const folders = ['etc/nginx/conf.d', 'var/log/nginx', 'var/lib/nginx', 'run', 'tmp'];

/** What the official image has of Debian, as far as this site uses it. */
const programs = ['nginx', '/bin/sh', 'env', 'sed', 'envsubst'];

/** Builds the image with the shipped Dockerfile, and runs it: nginx on plain HTTP, at the port in `PORT`. */
export async function startContainer(): Promise<Server> {
  const { adminPort: _, ...space } = await workspace('container');
  const buildah = buildahIn(space.dir);
  buildBaseImage(space.dir, buildah);
  buildSiteImage(space.dir, buildah);

  const container = buildah('from', '--pull-never', 'site').trim();
  const root = buildah('mount', container).trim();
  const [entry = '', ...command] = ['/docker-entrypoint.sh', 'nginx', '-g', 'daemon off;'];
  const run = ['run', '--isolation', 'chroot', '--env', `PORT=${space.httpPort}`, container, '--'];
  const args = [...storageIn(space.dir), ...run, entry, ...command];
  const running = spawn('buildah', args, { stdio: 'inherit' });
  const ended = once(running, 'exit');
  const pidFile = join(root, 'run/nginx.pid');
  await until('nginx runs in the container', async () => hasText(pidFile));
  symlinkSync(relative(space.dir, pidFile), space.pidFile);

  const stop = async () => {
    stopProcess(space.pidFile);
    await ended;
    await space.stop();
  };
  return { ...space, stop, reload: 'false' };
}

/** @returns whether a file is there and no longer empty. */
function hasText(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') !== '';
}

type Buildah = (...args: string[]) => string;

/** Images are plain folders here: no daemon, no registry. */
function storageIn(dir: string): string[] {
  return ['--storage-driver', 'vfs', '--root', join(dir, 'images'), '--runroot', join(dir, 'run')];
}

function buildahIn(dir: string): Buildah {
  return (...args) =>
    execFileSync('buildah', [...storageIn(dir), ...args], { encoding: 'utf8', stdio: 'pipe' });
}

/** Makes what stands for the official image: this machine's nginx, and the step that fills in templates. */
function buildBaseImage(dir: string, buildah: Buildah): void {
  const context = join(dir, 'base');
  const root = join(context, 'root');
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const program of programs) {
    copyProgram(program, root);
  }
  cpSync('tests/hosting/base-image/nginx.conf', join(root, 'etc/nginx/nginx.conf'));
  cpSync('tests/hosting/base-image/docker-entrypoint.sh', join(root, 'docker-entrypoint.sh'));
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0::/:/bin/sh\nnginx:x:101:101::/:/bin/false\n');
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnginx:x:101:\n');
  const file = 'tests/hosting/base-image/Dockerfile';
  buildah('build', '-f', file, '-t', 'docker.io/library/nginx:stable', context);
}

/** Copies a program and the libraries that it loads. */
function copyProgram(program: string, root: string): void {
  const find = `command -v ${program}; ldd "$(command -v ${program})" | grep -o '/[^ ]*'`;
  const files = execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim().split('\n');
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    copyFileSync(file, join(root, file));
  }
}

/** Builds the image as the guide's command does, in a folder that holds the release. */
function buildSiteImage(dir: string, buildah: Buildah): void {
  const context = join(dir, 'project');
  cpSync(builtRelease, join(context, 'release'), { recursive: true });
  cpSync('deploy/container', join(context, 'deploy/container'), { recursive: true });
  const file = join(context, 'deploy/container/Dockerfile');
  const ignored = ['--ignorefile', `${file}.dockerignore`];
  buildah('build', '--pull-never', ...ignored, '-f', file, '-t', 'site', context);
}
