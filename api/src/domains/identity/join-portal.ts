import { defaultRole, type Role } from '@portico/shared/access/roles.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { mayJoin, type JoinMethod } from '@portico/shared/rules/portals/may-join.ts'
import { fail } from '../../kernel/fail.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Transaction } from '../../db/client.ts'
import { postgresError } from '../../db/postgres-error.ts'
import { currentMembers } from '../../db/current-members.ts'
import { endRowsOfMember } from './rows-of-members.ts'
import { memberships } from './tables.ts'

type Joining = {
  portal: Pick<Portal, 'kind' | 'type' | 'is_marketable'>
  user_id: number
  way: JoinMethod
  roles?: Role[]
}

const liftsBlock: Readonly<Record<JoinMethod, boolean>> = {
  staff: true,
  command: true,
  bought: true,
  registration: false,
  code: false,
  claim_link: false,
  invitation: false,
  import: false,
}

/**
 * The only function that creates memberships and decides who may join; runs in the portal's scope. Former members get their old row back, without
 * what ended with it, and stay blocked unless staff bring them back. A portal closed to this way fails with `auth.registration_closed`.
 */
export async function joinPortal(
  db: Transaction,
  { portal, user_id, way, roles = [defaultRole] }: Joining,
): Promise<{ is_new: boolean }> {
  if (!mayJoin({ portal, way })) {
    const [member] = await db
      .select({ id: memberships.id })
      .from(memberships)
      .where(and(eq(memberships.user_id, user_id), currentMembers()))
    return member ? { is_new: false } : fail('auth.registration_closed')
  }
  const is_blocked = liftsBlock[way] ? false : sql`${memberships.was_blocked}`
  const made = await db
    .insert(memberships)
    .values({ user_id, roles })
    .onConflictDoUpdate({
      target: [memberships.portal_id, memberships.user_id],
      set: { roles, is_outside: false, is_blocked, was_blocked: false, ended_at: null, created_at: sql`now()` },
      setWhere: isNotNull(memberships.ended_at),
    })
    // A nonzero xmax means the row existed before.
    .returning({ is_back: sql<boolean>`xmax <> 0` })
    .catch(rejectDeletedPortal)
  if (made[0]?.is_back) await endRowsOfMember(db, user_id)
  return { is_new: made.length > 0 }
}

/** The portal was deleted at this very moment. */
function rejectDeletedPortal(error: unknown): never {
  const found = postgresError(error)
  if (found?.code === '23503' && found.constraint === 'memberships_portal_id_fkey') fail('auth.registration_closed')
  throw error
}
