import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { cancelInvitationsOf } from '../learning/invitations/cancel-invitations-of.ts'

/**
 * What happens to rows that reference a member when the membership ends (USR-010): access given by the portal is deleted or closed, history is kept.
 * Runs again when the person returns, so that nothing left behind becomes theirs again.
 */
type End = 'deleted' | 'deleted_with_address' | 'kept' | ((user_id: number) => SQL)

/** By table and column; a test fails if one is missing. */
export const rowsOfMembers: Readonly<Record<string, End>> = {
  'announcement_dismissals.user_id': 'kept',
  'announcements.manager_id': 'kept',
  'certificates.user_id': 'kept',
  'claim_links.user_id': cancelInvitationsOf,
  'course_instructors.user_id': 'deleted',
  'course_managers.user_id': 'deleted',
  'credit_accounts.user_id': 'kept',
  'credit_people.user_id': 'kept',
  'credit_term_buyers.user_id': 'deleted',
  'curators.user_id': 'deleted',
  'enrollments.user_id': 'kept',
  'licenses.user_id': 'kept',
  'member_addresses.user_id': 'kept',
  'member_notes.user_id': 'kept',
  'member_seals.user_id': 'kept',
  'notifications.user_id': 'kept',
  // Also what somebody asked for with the address of the account without signing in.
  'opening_requests.user_id': 'deleted_with_address',
  'orders.user_id': 'kept',
  'packet_rows.user_id': 'kept',
  'partner_members.user_id': 'deleted',
  'proof_jobs.manager_id': 'kept',
  'reviews.user_id': 'kept',
  'searches.user_id': 'kept',
  'seat_clocks.user_id': 'kept',
  // A job ends seats in sessions within a minute, whichever portal they were reserved on.
  'session_seats.user_id': 'kept',
  'student_answers.user_id': 'kept',
  'student_questions.user_id': 'kept',
  'subordinates.manager_id': 'deleted',
  'subordinates.user_id': 'deleted',
  'tax_exemptions.user_id': 'kept',
  'training_files.user_id': 'kept',
  'training_records.user_id': 'kept',
  'uploads.user_id': 'kept',
}

/** Applies all of the above in one statement. The caller has locked the membership. */
export async function endRowsOfMember(db: Transaction, user_id: number): Promise<void> {
  const ends = Object.entries(rowsOfMembers).flatMap(([place, end]) => {
    if (end === 'kept') return []
    const [table = '', column = ''] = place.split('.')
    const deleteRows = sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${user_id}`
    return end === 'deleted'
      ? deleteRows
      : end === 'deleted_with_address'
        ? sql`${deleteRows} or email = (select lower(u.email) from users u where u.id = ${user_id})`
        : end(user_id)
  })
  const named = ends.map((end, place) => sql`${sql.identifier(`end_${place}`)} as (${end})`)
  await db.execute(sql`with ${sql.join(named, sql`, `)} select`)
}
