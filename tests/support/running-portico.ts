import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { readRun, type Run } from '../../api/local/supervisor/run-file.ts'

export type RunningPortico = {
  /** the core portal's URL, such as http://portico.localhost:9100 */
  url: string
  port: number
  dataDir: string
  /** pids and URLs of everything it runs, as written by the start */
  run: () => Run
  output: () => string
  /** like Ctrl+C; resolves with the exit code once everything has stopped */
  stop: () => Promise<number | null>
  /** like kill -9; only the start process dies at once */
  kill: () => Promise<void>
}

type Options = { dataDir?: string; port?: number; env?: Record<string, string>; limit_ms?: number }

/** Runs `pnpm start` as a user does, on its own port and in its own folder; resolves when it reports that it is running. */
export async function startPortico({
  dataDir = freshFolder(),
  port,
  env = {},
  limit_ms = 600_000,
}: Options = {}): Promise<RunningPortico> {
  const chosen = port ?? (await freePort())
  const child = spawn(process.execPath, ['api/local/start.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(chosen), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const exited = new Promise<number | null>((done) => child.once('close', done))
  let gone = false
  void exited.then(() => (gone = true))
  const run = (): Run =>
    readRun(env.ROLE ? join(dataDir, 'roles', env.ROLE) : dataDir) ?? {
      pid: 0,
      ready: false,
      port: chosen,
      pids: {},
      addresses: {},
    }
  const deadline = Date.now() + limit_ms
  while (!(run().ready && run().pid === child.pid)) {
    if (gone || Date.now() > deadline) {
      child.kill('SIGINT')
      await exited
      throw new Error(`start did not come up:\n${text}`)
    }
    await pause(100)
  }
  return {
    url: `http://portico.localhost:${chosen}`,
    port: chosen,
    dataDir,
    run,
    output: () => text,
    async stop() {
      child.kill('SIGINT')
      return exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Creates a temporary folder that the database's own user may enter. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-run-'))
  chmodSync(folder, 0o711)
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
