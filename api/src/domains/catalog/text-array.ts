import { sql, type SQL } from 'drizzle-orm'

/** Words as one array of the statement. */
export const textArray = (words: readonly string[]): SQL =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`
