import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openSync, closeSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './with-lock.ts'

type App = { folder: 'site' | 'admin'; called: string; builder: string }
type BuildOptions = { log: string; say: (line: string) => void; signal: AbortSignal }

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Builds the renderer if its sources changed since the last build. Returns the build fingerprint for published pages. */
export const buildSite = (wish: BuildOptions): Promise<string> =>
  buildApp({ folder: 'site', called: 'site', builder: 'astro/bin/astro.mjs' }, wish)

/** The same for the admin app. */
export const buildAdmin = (wish: BuildOptions): Promise<string> =>
  buildApp({ folder: 'admin', called: 'admin app', builder: 'vite/bin/vite.js' }, wish)

async function buildApp(app: App, { log, say, signal }: BuildOptions): Promise<string> {
  const seal = join(root, app.folder, 'dist/.fingerprint')
  const isBuilt = (fingerprint: string) => existsSync(seal) && readFileSync(seal, 'utf8') === fingerprint
  // Check without the lock first: a user without write access here can run what another user has built.
  const asked = fingerprintOfSources(app)
  if (isBuilt(asked)) return asked
  // The lock is next to the build output, so that starts and tests with their own temporary folders also build one at a time.
  return withLock(join(root, app.folder, 'node_modules/.build.lock'), async () => {
    const fingerprint = fingerprintOfSources(app)
    if (isBuilt(fingerprint)) return fingerprint
    say(`Building the ${app.called} …`)
    await build(app, log, signal)
    writeFileSync(seal, fingerprint)
    return fingerprint
  })
}

function fingerprintOfSources({ folder }: App): string {
  const hash = createHash('sha256')
  for (const path of [...files(folder), ...files('shared'), 'pnpm-lock.yaml'].toSorted())
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist', '.astro'].includes(entry.name) ? [] : files(path)
    return /\.test\.tsx?(?:\.snap)?$/.test(entry.name) ? [] : [path]
  })
}

function build({ folder, called, builder }: App, log: string, signal: AbortSignal): Promise<void> {
  mkdirSync(dirname(log), { recursive: true })
  const out = openSync(log, 'w')
  const child = spawn(process.execPath, [join(root, folder, 'node_modules', builder), 'build'], {
    cwd: join(root, folder),
    signal,
    stdio: ['ignore', out, out],
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  closeSync(out)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => {
      if (code === 0) return done()
      fail(new Error(`The ${called} does not build: ${reasonIn(readFileSync(log, 'utf8'))} (all of it in ${log})`))
    })
  })
}

/** The first error line plus the line that names its subject. */
function reasonIn(text: string): string {
  const lines = text.trim().split('\n')
  const first = lines.findIndex((line) => /\[ERROR\]|error during build|Error:/.test(line))
  return lines
    .slice(Math.max(first, 0), first + 2)
    .map((line) => line.trim())
    .join(' ')
}
