import { eq } from 'drizzle-orm'
import type { BulkInvite } from '@portico/shared/contract/learning/invitations-import.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { listImports } from '../../../../lists/tables.ts'
import { invitationImport } from '../../../invitations/run-invitation-batch.ts'
import { readDailyQuota } from '../../../invitations/daily-quota.ts'
import { readHeldCredits } from '../../../../credits/door.ts'
import { importNamed } from '../../../../lists/door.ts'
import type { Actor, Context } from '../../../../../kernel/context.ts'
import { fail } from '../../../../../kernel/fail.ts'

type Wanted = Pick<Context, 'portal' | 'now'> & { actor: Actor; course_id: number; import_id: number }

/** Returns an import that this manager uploaded for this course. */
export async function importOfInvites(
  db: Transaction,
  { actor, portal, now, course_id, import_id }: Wanted,
): Promise<BulkInvite> {
  const { settings, ...found } = await importNamed(db, invitationImport, import_id)
  const [asked] = await db.select({ by: listImports.asked_by }).from(listImports).where(eq(listImports.id, import_id))
  if (settings?.course_id !== course_id || asked?.by !== actor.id) fail('general.not_found')
  const room = await readDailyQuota(db, { manager_id: actor.id, now: now(), time_zone: portal.time_zone })
  const held = await readHeldCredits(db, { course_id, user_id: actor.id })
  return { ...found, seats_left: held.free, left_today: room.left }
}
