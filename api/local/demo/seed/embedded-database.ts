import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '../../postgres/create-database.ts'
import { startPostgres } from '../../postgres/start-postgres.ts'
import { prepareDatabase } from '../../supervisor/prepare-database.ts'
import { isRunning } from '../../supervisor/stop-process.ts'

export interface EmbeddedDatabase {
  url: string
  stop: () => Promise<void>
}

/** Opens the embedded database of a data folder: the one already running, or our own until `stop`. */
export async function embeddedDatabase({
  dataDir,
  env,
  say,
}: {
  dataDir: string
  env: NodeJS.ProcessEnv
  say: (line: string) => void
}): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'postgres')
  const running = runningServer(folder)
  if (running) return { url: await createDatabase({ url: running, name: 'portico' }), stop: async () => {} }
  const server = await startPostgres({ dataDir: folder })
  try {
    return { url: await prepareDatabase({ server, env: { ...env, DEMO: '1' }, say }), stop: server.stop }
  } catch (error) {
    await server.stop()
    throw error
  }
}

// Pid, port and state are in the cluster's lock file; the data may have been moved out of an inaccessible folder.
function runningServer(folder: string): string | undefined {
  const note = join(folder, 'moved-to')
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : folder
  const lock = join(home, 'cluster', 'postmaster.pid')
  if (!existsSync(lock)) return undefined
  const [pid = '', , , port = '', , , , state = ''] = readFileSync(lock, 'utf8').split('\n')
  if (state.trim() !== 'ready' || !isRunning(Number(pid))) return undefined
  return `postgres://postgres:${readFileSync(join(home, 'password'), 'utf8').trim()}@127.0.0.1:${port.trim()}/postgres`
}
