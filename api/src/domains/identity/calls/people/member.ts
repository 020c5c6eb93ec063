import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { currentMembers } from '../../../../db/current-members.ts'
import { memberships } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Portal } from '../../../../portal/portal.ts'

export type Member = typeof memberships.$inferSelect
type MemberScope = { db: Transaction; portal: Pick<Portal, 'id'> }
type Named = { user_id: number; portal_id?: number | undefined }

const memberCondition = (user_id: number) => and(eq(memberships.user_id, user_id), currentMembers())

/** Returns a member of the current portal. Former members, people of other portals and unknown ids all get the same 404. */
export async function memberOfPortal(
  { db, portal }: MemberScope,
  { user_id, portal_id = portal.id }: Named,
): Promise<Member> {
  if (portal_id !== portal.id) fail('general.not_found')
  const [member] = await db.select().from(memberships).where(memberCondition(user_id))
  return member ?? fail('general.not_found')
}

/** Same as `memberOfPortal`, but locks the row until the transaction ends. */
export async function lockMember(
  { db, portal }: MemberScope,
  { user_id, portal_id = portal.id }: Named,
): Promise<Member> {
  if (portal_id !== portal.id) fail('general.not_found')
  const [member] = await db.select().from(memberships).where(memberCondition(user_id)).for('update')
  return member ?? fail('general.not_found')
}
