import { sql, type SQL } from 'drizzle-orm'

/** Passes the words to the statement as one array. */
export const textArray = (words: readonly string[]): SQL =>
  sql`array[${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`
