import { sql, type SQL } from 'drizzle-orm'

/**
 * Of the memberships, named `memberships` or as the statement calls them, those that have not ended (USR-010): whoever left keeps the row, without a role and
 * blocked. Whatever asks for members asks this, or for a role, or for who is not blocked.
 */
export const present = (memberships = 'memberships'): SQL => sql`${sql.identifier(memberships)}.ended_at is null`
