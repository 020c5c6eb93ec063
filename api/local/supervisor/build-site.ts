import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openSync, closeSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './with-lock.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const seal = join(root, 'site/dist/.fingerprint')

/** Builds the renderer when its sources changed since the last build. Returns the fingerprint that published pages belong to. */
export async function buildSite({ log, say, signal }: { log: string; say: (line: string) => void; signal: AbortSignal }): Promise<string> {
  return withLock(`build ${root}`, async () => {
    const fingerprint = fingerprintOfSources()
    if (existsSync(seal) && readFileSync(seal, 'utf8') === fingerprint) return fingerprint
    say('Building the site …')
    await build(log, signal)
    writeFileSync(seal, fingerprint)
    return fingerprint
  })
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256')
  for (const path of [...files('site'), ...files('shared'), 'pnpm-lock.yaml'].toSorted()) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist', '.astro'].includes(entry.name) ? [] : files(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

function build(log: string, signal: AbortSignal): Promise<void> {
  mkdirSync(dirname(log), { recursive: true })
  const out = openSync(log, 'w')
  const child = spawn(process.execPath, [join(root, 'site/node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: join(root, 'site'), signal, stdio: ['ignore', out, out], env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  closeSync(out)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) => {
      if (code === 0) return done()
      fail(new Error(`The site does not build: ${reasonIn(readFileSync(log, 'utf8'))} (all of it in ${log})`))
    })
  })
}

/** Astro's first error line, with the line that says what it is about. */
function reasonIn(text: string): string {
  const lines = text.trim().split('\n')
  const first = lines.findIndex((line) => line.includes('[ERROR]'))
  return lines.slice(Math.max(first, 0), first + 2).map((line) => line.trim()).join(' ')
}
