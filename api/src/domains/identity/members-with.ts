import { and, arrayOverlaps, eq } from 'drizzle-orm'
import { type Action, isGranted } from '@portico/shared/access/grants.ts'
import { roles, type Role } from '@portico/shared/access/roles.ts'
import type { Transaction } from '../../db/client.ts'
import { currentMembers } from '../../db/current-members.ts'
import { memberships, users } from './tables.ts'

type Found = { user_id: number; email: string }

/** Lists the portal's unblocked members who may do this through any of their roles. */
export const membersWith = (db: Transaction, action: Action): Promise<Found[]> =>
  membersAs(
    db,
    roles.filter((role) => isGranted(role, action)),
  )

/** Lists the portal's unblocked members who hold any of these roles. */
export const membersAs = (db: Transaction, among: readonly Role[]): Promise<Found[]> =>
  db
    .select({ user_id: memberships.user_id, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(currentMembers(), eq(memberships.is_blocked, false), arrayOverlaps(memberships.roles, [...among])))
    .orderBy(memberships.user_id)

export const idsOf = (found: readonly Found[]): number[] => found.map(({ user_id }) => user_id)
