import { inDatabase } from './portico-database.ts'

/** Returns the id of the account with this email. */
export const userId = (email: string): Promise<number> =>
  inDatabase(async (sql) => Number((await sql`select id from users where email = ${email}`)[0]?.id))
