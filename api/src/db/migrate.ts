import { readdir, readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { Logger, runMigrations } from 'graphile-worker'
import { reachDatabase } from './reach-database.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const silentLogger = new Logger(() => () => {})
// Arbitrary constant; the lock keeps two starting processes from migrating at once.
const migrationLock = 7_242_024

/**
 * Runs all pending migrations, each file in one transaction, in order of name. Returns the names of those it ran. `before` names the first file to
 * skip, e.g. `0023`, to set up an installation that is not updated yet.
 */
export async function migrate({ url, before }: { url: string; before?: string }): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const ran: string[] = []
  try {
    await reachDatabase(url, () => sql`select pg_advisory_lock(${migrationLock})`)
    await runMigrations({ connectionString: url, logger: silentLogger })
    await sql`create table if not exists schema_migrations (name text primary key, ran_at timestamptz not null default now())`
    const done = new Set((await sql<{ name: string }[]>`select name from schema_migrations`).map((row) => row.name))
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      if (done.has(name) || (before !== undefined && name >= before)) continue
      const text = await readFile(new URL(name, folder), 'utf8')
      await sql.begin(async (tx) => {
        await tx.unsafe(text)
        await tx`insert into schema_migrations (name) values (${name})`
      })
      ran.push(name)
    }
  } finally {
    await sql.end()
  }
  return ran
}
