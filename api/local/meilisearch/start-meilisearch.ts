import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../supervisor/free-port.ts'
import { commandLine, isRunning, stopProcess } from '../supervisor/stop-process.ts'
import { meilisearchBinary } from './binary.ts'

export type Meilisearch = {
  url: string
  key: string
  port: number
  pid: number
  stop: () => Promise<void>
  exited: Promise<void>
}

const ready_ms = 20_000
const signals = { signals: ['SIGTERM', 'SIGKILL'] as NodeJS.Signals[], patience_ms: 4_000 }

/** Starts a real Meilisearch on 127.0.0.1 with its data under `dataDir`. Throws if npm has no package for this machine. */
export async function startMeilisearch({
  dataDir,
  port,
}: {
  dataDir: string
  port?: number | undefined
}): Promise<Meilisearch> {
  mkdirSync(dataDir, { recursive: true })
  const binary = await meilisearchBinary(dataDir)
  if (!binary) throw new Error('npm has no Meilisearch for this machine.')
  const pidFile = join(dataDir, 'meilisearch.pid')
  await stopEarlier(pidFile, binary)
  const chosen = port ?? (await freePort())
  const key = masterKey(join(dataDir, 'master-key'))
  const log = join(dataDir, 'meilisearch.log')
  const out = openSync(log, 'a')
  const child = spawn(
    binary,
    [
      '--no-analytics',
      '--env',
      'production',
      '--http-addr',
      `127.0.0.1:${chosen}`,
      '--db-path',
      join(dataDir, 'data'),
      '--max-indexing-memory',
      '256MiB',
      '--max-indexing-threads',
      '1',
      '--log-level',
      'WARN',
    ],
    { cwd: dataDir, detached: true, stdio: ['ignore', out, out], env: { ...process.env, MEILI_MASTER_KEY: key } },
  )
  closeSync(out)
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', () => done())
  })
  const { pid } = child
  if (!pid || !(await isHealthy({ port: chosen, pid }))) throw new Error(`Meilisearch did not start: see ${log}`)
  writeFileSync(pidFile, String(pid))
  const stop = async () => {
    await stopProcess(pid, signals)
    await exited
    rmSync(pidFile, { force: true })
  }
  return { url: `http://127.0.0.1:${chosen}`, key, port: chosen, pid, stop, exited }
}

/** Stops a server left over from a killed run, so that two servers never share a folder. */
async function stopEarlier(pidFile: string, binary: string): Promise<void> {
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8'))
  if (pid > 1 && isRunning(pid) && commandLine(pid).includes(binary)) await stopProcess(pid, signals)
  rmSync(pidFile, { force: true })
}

function masterKey(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

async function isHealthy({ port, pid }: { port: number; pid: number }): Promise<boolean> {
  const deadline = Date.now() + ready_ms
  while (Date.now() < deadline && isRunning(pid)) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (answer?.ok) return true
    await pause(30)
  }
  return false
}
