import postgres, { type Sql } from 'postgres'
import { embeddedDatabase } from '../../api/local/demo/seed/embedded-database.ts'

/** Accesses the database of the Portico that the journeys drive, for states that no API call can produce yet. */
export async function inDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const { url } = await embeddedDatabase({
    dataDir: process.env.PORTICO_DATA_DIR ?? '',
    env: process.env,
    say: () => {},
  })
  const sql = postgres(url, { max: 1 })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** Returns the id of the account with this email. */
export const userId = (email: string): Promise<number> =>
  inDatabase(async (sql) => Number((await sql`select id from users where email = ${email}`)[0]?.id))
