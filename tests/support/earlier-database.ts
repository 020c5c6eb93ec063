import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { migrate } from '../../api/src/db/migrate.ts'

const silent = { max: 1, onnotice: () => {} }

export type EarlierDatabase = {
  url: string
  /** bypasses row security */ superuser: postgres.Sql
  drop: () => Promise<void>
}

/** Creates the database of an installation before an update, with every migration before the given one, e.g. `0023`. */
export async function earlierDatabase(before: string): Promise<EarlierDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = await createDatabase({ url: inject('postgres_url'), name })
  await migrate({ url, before })
  const superuser = postgres(Object.assign(new URL(inject('postgres_url')), { pathname: `/${name}` }).href, silent)
  const drop = async () => {
    await superuser.end()
    const server = postgres(inject('postgres_url'), silent)
    await server`drop database if exists ${server(name)} with (force)`
    await server.end()
  }
  return { url, superuser, drop }
}
