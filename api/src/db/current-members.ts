import { sql, type SQL } from 'drizzle-orm'

/**
 * Selects memberships that have not ended (USR-010); people who left keep a row without a role, blocked. Every query for members must check this, a
 * role, or that the member is not blocked. `memberships`: the table's alias in the statement.
 */
export const currentMembers = (memberships = 'memberships'): SQL => sql`${sql.identifier(memberships)}.ended_at is null`
