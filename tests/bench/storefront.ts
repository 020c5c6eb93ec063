import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { waitForAnswer } from '../../api/local/supervisor/wait-for-answer.ts'
import { writeAtomically } from '../../api/src/domains/publishing/write-atomically.ts'
import { alternate, median, type Bench, type Line } from './support/bench.ts'
import { load, type Loaded } from './support/load.ts'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
const page = `<!doctype html><html lang="en"><head><title>Course</title></head><body>${'<p>Words of a course page that a visitor reads.</p>'.repeat(200)}</body></html>`
const bare = `const b=Buffer.from(process.env.PAGE);require('node:http').createServer((q,r)=>{r.writeHead(200,{'content-type':'text/html; charset=utf-8','content-length':b.length});r.end(b)}).listen(+process.env.PORT,'127.0.0.1')`
const nginx = process.env.PORTICO_NGINX ?? (spawnSync('which', ['nginx'], { encoding: 'utf8' }).stdout.trim() || null)
const path = '/course/basics'

/** Serves a published course page from the embedded edge, against the same bytes from nginx (if installed) and from a bare node:http server. */
export const bench: Bench = {
  id: 'R1',
  title: 'a published page, 16 connections, requests a second',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const children: ChildProcess[] = []
    try {
      const tree = join(folder, 'published/portals/24')
      writeAtomically(join(tree, 'course/basics.html'), page)
      mkdirSync(join(folder, 'published/hosts'))
      symlinkSync('../portals/24', join(folder, 'published/hosts/portico.localhost'))
      const start = async (make: (port: number) => ChildProcess): Promise<() => Promise<Loaded>> => {
        const port = await freePort()
        children.push(make(port))
        await waitForAnswer({ url: `http://127.0.0.1:${port}/`, name: 'An arm' })
        return () => load({ port, host: 'portico.localhost', path, connections: 16, seconds: 3 })
      }
      const run = (args: string[], env: Record<string, string>) =>
        spawn(process.execPath, args, {
          env: { ...process.env, NODE_ENV: 'production', ...env },
          stdio: ['ignore', 'ignore', 'inherit'],
        })
      const edge = await start((port) =>
        run([main], { ROLE: 'edge', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', DATABASE_URL: '' }),
      )
      const http = await start((port) => run(['-e', bare], { PORT: String(port), PAGE: page }))
      const floor = nginx ? await start((port) => startNginx(nginx, { folder, tree, port })) : null
      const results = await alternate({ edge, http, ...(floor ? { nginx: floor } : {}) } as Record<
        'edge' | 'http' | 'nginx',
        () => Promise<Loaded>
      >)
      return report(results)
    } finally {
      // Sends SIGTERM, because nginx killed outright would leave its worker behind.
      for (const child of children) child.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function report(results: Partial<Record<'edge' | 'http' | 'nginx', Loaded[]>>): Line[] {
  const of = (arm: 'edge' | 'http' | 'nginx', figure: keyof Loaded) =>
    median((results[arm] ?? []).map((each) => each[figure]))
  const arms = (['edge', 'http', 'nginx'] as const).filter((arm) => results[arm])
  const lines: Line[] = arms.map((arm) => ({
    what: arm,
    value: `${Math.round(of(arm, 'rps')).toLocaleString('en-US')} requests/s, p50 ${of(arm, 'p50_ms').toFixed(2)} ms, p99 ${of(arm, 'p99_ms').toFixed(2)} ms`,
  }))
  const toBare = of('edge', 'rps') / of('http', 'rps')
  lines.push({ what: 'edge / bare node:http', value: toBare.toFixed(2), target: '>= 0.9', met: toBare >= 0.9 })
  if (!results.nginx) return [...lines, { what: 'edge / nginx', value: 'no nginx here (PORTICO_NGINX names one)' }]
  const ratio = of('edge', 'rps') / of('nginx', 'rps')
  const tail = of('edge', 'p99_ms') / of('nginx', 'p99_ms')
  return [
    ...lines,
    { what: 'edge / nginx', value: ratio.toFixed(2), target: '>= 0.45', met: ratio >= 0.45 },
    { what: 'p99 edge / nginx', value: tail.toFixed(2), target: '<= 3', met: tail <= 3 },
  ]
}

// Runs one worker, since the edge is one process, with sendfile and the open-file cache on, as in a typical setup.
function startNginx(
  program: string,
  { folder, tree, port }: { folder: string; tree: string; port: number },
): ChildProcess {
  const home = join(folder, 'nginx')
  mkdirSync(home, { recursive: true })
  const file = join(home, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${home}/${kind};`)
    .join(' ')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${home}/pid; error_log stderr crit; events { worker_connections 256; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; default_type text/html; ${temporary}
server { listen 127.0.0.1:${port}; root ${tree}; location / { try_files $uri $uri.html =404; } } }`,
  )
  return spawn(program, ['-c', file, '-p', home, ...(process.getuid?.() === 0 ? ['-g', 'user root;'] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
