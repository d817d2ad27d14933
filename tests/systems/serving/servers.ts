import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.mjs';
import { markdownPages, snippetsOf } from '../../support/markdown.js';

/** A server that runs with the lines of docs/install.md. */
export interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

const linesOf = (language: string): string => {
  const page = markdownPages.find(({ path }) => path === 'docs/install.md');
  const [snippet, ...more] = (page ? snippetsOf(page) : []).filter(
    (each) => each.language === language,
  );
  if (!snippet || more.length > 0) throw new Error(`docs/install.md needs one ${language} snippet`);
  return snippet.code;
};

async function start(program: string, args: readonly string[], port: number): Promise<Server> {
  const address = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(program, args, { stdio: 'inherit' });
  const answers = (): Promise<boolean> =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}`);
  }
  return {
    address,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** nginx as Debian has it; `root` holds the folder `assets`. */
export async function nginx(folder: string, root: string): Promise<Server> {
  const port = await freePort();
  const [inHttp, inServer] = linesOf('nginx').split(/^(?=location)/m);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `
    include /etc/nginx/modules-enabled/*.conf;
    daemon off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${inHttp}
      server {
        listen 127.0.0.1:${port};
        root ${root};
        ${inServer}
      }
    }`;
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, configuration);
  return start('/usr/sbin/nginx', ['-e', `${folder}/error.log`, '-c', path], port);
}

/** Apache with the modules that the page names, and both of those that compress by themselves. */
export async function apache(folder: string, root: string): Promise<Server> {
  const port = await freePort();
  const modules = ['mpm_event', 'authz_core', 'mime', 'env', 'headers', 'rewrite', 'filter'];
  const compressing = ['deflate', 'brotli'];
  const configuration = `
    ServerRoot ${folder}
    ServerName localhost
    PidFile ${folder}/apache.pid
    ErrorLog ${folder}/error.log
    LogLevel warn
    ${[...modules, ...compressing]
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .join('\n')}
    Listen 127.0.0.1:${port}
    DocumentRoot ${root}
    TypesConfig /dev/null
    AddType text/javascript .js
    AddType text/css .css
    AddType application/json .json
    AddEncoding x-gzip .gz
    AddLanguage br .br
    AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/javascript text/css
    <Directory ${root}/assets>
      AllowOverride All
    </Directory>`;
  writeFileSync(join(root, 'assets/.htaccess'), linesOf('apache'));
  const path = join(folder, 'apache.conf');
  writeFileSync(path, configuration);
  return start('/usr/sbin/apache2', ['-D', 'FOREGROUND', '-f', path], port);
}
