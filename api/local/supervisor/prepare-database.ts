import postgres from 'postgres'
import { readConfig } from '../../src/config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { createDatabase } from '../postgres/create-database.ts'
import type { Postgres } from '../postgres/start-postgres.ts'

const name = 'portico'
const loaded = 'demo data loaded'

/** Migrates the embedded database and fills an empty one with demo data. Returns the owner's url. */
export async function prepareDatabase({
  server,
  env,
  say,
}: {
  server: Postgres
  env: NodeJS.ProcessEnv
  say: (line: string) => void
}): Promise<string> {
  const sql = postgres(server.url, { max: 1, onnotice: () => {} })
  try {
    // The note is written last, so a database without it was loaded incompletely and is recreated.
    const [row] = await sql<
      { note: string | null }[]
    >`select shobj_description(oid, 'pg_database') as note from pg_database where datname = ${name}`
    const isFilled = row?.note === loaded
    if (row && !isFilled) await sql`drop database ${sql(name)} with (force)`
    const url = await createDatabase({ url: server.url, name })
    await migrate({ url })
    if (isFilled) return url
    say('Loading demo data …')
    const { loadDemo } = await import('../demo/load.ts')
    await loadDemo({ config: readConfig({ ...env, DATABASE_URL: url }) })
    await sql.unsafe(`comment on database ${name} is '${loaded}'`)
    return url
  } finally {
    await sql.end()
  }
}
