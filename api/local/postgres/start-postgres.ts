import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync, closeSync, readFileSync, rmSync, writeFileSync, chownSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../supervisor/free-port.ts'
import { stopProcess } from '../supervisor/stop-process.ts'
import { nativeFolder } from './native-folder.ts'
import { ownedFolder, reachableData, reachableNative } from './reachable-folder.ts'
import { serverAccount, type Account } from './server-account.ts'
import { stopOrphan } from './stop-orphan.ts'

export type Postgres = { url: string; port: number; pid: number; stop: () => Promise<void>; exited: Promise<void> }
type Options = { dataDir: string; port?: number | undefined; durable?: boolean; max_connections?: number }

/**
 * Starts a real Postgres 18 on 127.0.0.1 with its data under `dataDir`, also as root and after a kill -9. `url` is the superuser's. `durable: false`
 * is for tests: faster, but data is lost if the machine crashes.
 */
export async function startPostgres({
  dataDir,
  port,
  durable = true,
  max_connections = 100,
}: Options): Promise<Postgres> {
  const account = serverAccount()
  const native = reachableNative(nativeFolder(), account)
  const home = await reachableData(dataDir, account)
  const cluster = join(home, 'cluster')
  await stopOrphan(cluster)
  if (!existsSync(join(cluster, 'PG_VERSION')) || !existsSync(join(home, 'password')))
    initialize({ native, home, cluster, account, durable })
  const password = readFileSync(join(home, 'password'), 'utf8').trim()
  // The last children of a killed server may hold its memory a moment longer: the second attempt succeeds.
  for (let attempt = 1; ; attempt += 1) {
    const chosen = port ?? (await freePort())
    const log = join(home, 'postgres.log')
    const child = launch({ native, cluster, account, log, flags: flags({ port: chosen, durable, max_connections }) })
    const exited = new Promise<void>((done) => child.once('exit', () => done()))
    if (child.pid && (await isReady({ cluster, pid: child.pid, exited }))) {
      const pid = child.pid
      const stop = () =>
        stopProcess(pid, { signals: ['SIGINT', 'SIGQUIT', 'SIGKILL'], patience_ms: 8_000 }).then(() => exited)
      return { url: `postgres://postgres:${password}@127.0.0.1:${chosen}/postgres`, port: chosen, pid, stop, exited }
    }
    if (attempt === 5) throw new Error(`Postgres did not start: ${lastLine(log)} (all of it in ${log})`)
    await pause(500)
  }
}

function initialize({
  native,
  home,
  cluster,
  account,
  durable,
}: {
  native: string
  home: string
  cluster: string
  account: Account | undefined
  durable: boolean
}): void {
  rmSync(cluster, { recursive: true, force: true })
  ownedFolder(cluster, account)
  const file = join(home, 'password')
  writeFileSync(file, `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 })
  if (account) chownSync(file, account.uid, account.gid)
  const args = [
    '-D',
    cluster,
    '-U',
    'postgres',
    `--pwfile=${file}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]
  const result = spawnSync(join(native, 'bin', 'initdb'), durable ? args : [...args, '--no-sync'], {
    ...account,
    cwd: home,
    encoding: 'utf8',
  })
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? result.stderr.trim()}`)
}

function flags({
  port,
  durable,
  max_connections,
}: {
  port: number
  durable: boolean
  max_connections: number
}): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections,
    // The client logs failed statements without parameters; Postgres would log values and rows.
    log_min_messages: 'log',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function launch({
  native,
  cluster,
  account,
  log,
  flags,
}: {
  native: string
  cluster: string
  account: Account | undefined
  log: string
  flags: string[]
}): ChildProcess {
  const out = openSync(log, 'a')
  // Own process group: Ctrl+C in the terminal must reach only start, which stops the database last.
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...flags], {
    ...account,
    cwd: cluster,
    detached: true,
    stdio: ['ignore', out, out],
  })
  child.once('error', () => child.emit('exit', 1, null))
  closeSync(out)
  return child
}

/** The server writes its status to the last line of its lock file. */
async function isReady({
  cluster,
  pid,
  exited,
}: {
  cluster: string
  pid: number
  exited: Promise<void>
}): Promise<boolean> {
  let gone = false
  void exited.then(() => (gone = true))
  while (!gone) {
    const lines = read(join(cluster, 'postmaster.pid')).split('\n')
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return true
    await pause(20)
  }
  return false
}

function lastLine(log: string): string {
  return (
    read(log)
      .trim()
      .split('\n')
      .findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? 'no reason given'
  )
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
