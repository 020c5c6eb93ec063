import { inDatabase } from './portico-database.ts'

/** The number of the account with this address. */
export const userId = (email: string): Promise<number> =>
  inDatabase(async (sql) => Number((await sql`select id from users where email = ${email}`)[0]?.id))
