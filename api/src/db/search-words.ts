import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** What was typed, as a pattern of `ilike` that finds it anywhere in a text and means nothing but itself. */
export const anywhere = (typed: string): string => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** Rows of which one of these texts has what was typed; all rows where nothing was. */
export function someHas(texts: readonly SQLWrapper[], typed: string | undefined): SQL {
  const words = typed?.trim()
  if (!words) return sql`true`
  const found = texts.map((text) => sql`${text} ilike ${anywhere(words)}`)
  return sql`(${sql.join(found, sql` or `)})`
}

/** People whose name or address has what was typed; `users`: what the query calls their row. */
export function namedLike(typed: string | undefined, users = 'users'): SQL {
  const person = sql.identifier(users)
  return someHas([sql`${person}.email`, sql`${person}.first_name || ' ' || ${person}.last_name`], typed)
}
