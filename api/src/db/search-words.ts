import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Checks whether a text contains these words anywhere. Both are folded (migrations/0470), so case, accents and apostrophe variants do not matter, and
 * no character is a wildcard. Null if the text is null.
 */
export const hasWords = (text: SQLWrapper, words: SQLWrapper): SQL =>
  sql`strpos(folded(${text}), (select folded(${words}))) > 0`

/** Matches rows where one of these texts contains the search input; matches all rows if the input is empty. */
export function anyHasWords(texts: readonly SQLWrapper[], typed: string | undefined): SQL {
  const words = typed?.trim()
  if (!words) return sql`true`
  const found = texts.map((text) => hasWords(text, sql`${words}::text`))
  return sql`(${sql.join(found, sql` or `)})`
}

/** Matches people whose name or email contains the search input; `users` is the alias of their row in the query. */
export function matchesPerson(typed: string | undefined, users = 'users'): SQL {
  const person = sql.identifier(users)
  return anyHasWords([sql`${person}.email`, sql`${person}.first_name || ' ' || ${person}.last_name`], typed)
}
