import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Whether a text has these words anywhere. Both are folded (migrations/0470): case, accents and kinds of apostrophes make no difference,
 * and no character is a wildcard. Null where the text is null.
 */
export const hasWords = (text: SQLWrapper, words: SQLWrapper): SQL =>
  sql`strpos(folded(${text}), (select folded(${words}))) > 0`

/** Rows of which one of these texts has what was typed; all rows where nothing was. */
export function someHas(texts: readonly SQLWrapper[], typed: string | undefined): SQL {
  const words = typed?.trim()
  if (!words) return sql`true`
  const found = texts.map((text) => hasWords(text, sql`${words}::text`))
  return sql`(${sql.join(found, sql` or `)})`
}

/** People whose name or address has what was typed; `users`: what the query calls their row. */
export function namedLike(typed: string | undefined, users = 'users'): SQL {
  const person = sql.identifier(users)
  return someHas([sql`${person}.email`, sql`${person}.first_name || ' ' || ${person}.last_name`], typed)
}
