import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { isRunning } from '../../api/local/supervisor/stop-process.ts'
import { stopOrphan } from '../../api/local/postgres/stop-orphan.ts'
import { migrate } from '../../api/src/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres_url: string
  }
}

const prefix = 'portico-tests-'

/** Starts one embedded server for the whole run, with a database migrated once, from which every test database is cloned. */
export default async function databaseServer(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns()
  const dataDir = join(tmpdir(), `${prefix}${process.pid}-${project.name}`)
  mkdirSync(dataDir, { recursive: true })
  const server = await startPostgres({ dataDir, durable: false, max_connections: 200 })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await migrate({ url: await createDatabase({ url: server.url, name: 'portico_template' }) })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('postgres_url', server.url)
  return stop
}

async function sweepKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    if (isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue
    const dataDir = join(tmpdir(), name)
    await stopOrphan(join(dataDir, 'cluster'))
    rmSync(dataDir, { recursive: true, force: true })
  }
}
