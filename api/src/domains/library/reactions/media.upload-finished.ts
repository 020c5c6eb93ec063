import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { and, eq } from 'drizzle-orm'
import { isGranted } from '@portico/shared/access/grants.ts'
import { isRole } from '@portico/shared/access/roles.ts'
import { holdsEverywhere, holdsRight } from '../../../db/cross-portal/holds-right.ts'
import { uploads, type UploadRow } from '../tables.ts'
import { memberships } from '../../identity/tables.ts'
import type { WithReach } from '../../access/door.ts'
import type { Scope } from '../../../kernel/context.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import type { Services } from '../../../kernel/services.ts'
import { completeBytes } from '../uploads/complete-bytes.ts'
import { forgetBytes, forgetNotes } from '../uploads/forget-bytes.ts'
import { joinParts, removeParts } from '../uploads/join-parts.ts'
import type { Outcome } from '../uploads/purpose.ts'
import { purposes } from '../../../registries/upload-purposes.ts'

/**
 * Turns an upload into its result exactly once: work a killed worker had not committed is redone, and of two workers the second changes nothing. A
 * rejected file ends the job, because only its owner can fix it; so does losing the right or the reach meanwhile.
 */
export const task = reaction<'upload.finished'>(async (ctx, { upload_id }) => {
  const { services, inPortal } = ctx
  const [row] = await inPortal(({ db }) => db.select().from(uploads).where(eq(uploads.id, upload_id)))
  if (!row) return
  if (row.state === 'processing')
    try {
      await requireRight(ctx, row)
      await completeBytes(services, row)
      await joinParts(ctx, row)
      const make = await purposes[row.purpose].make?.(ctx, row)
      // Check again: joining and inspecting the file may have taken minutes.
      await requireRight(ctx, row)
      if (make)
        await inPortal((scope) =>
          end(scope, {
            row,
            at: services.now(),
            make: async () => {
              await requireReach(scope, ctx, row)
              return make(scope)
            },
          }),
        )
    } catch (error) {
      if (!(error instanceof Refusal) || isBusy(error)) throw error
      await inPortal((scope) => end(scope, { row, at: services.now(), make: async () => refusedAs(error) }))
    }
  await removeParts(ctx, row)
  await removeUnusedBytes(ctx, upload_id)
})

async function requireRight({ services, portal }: ReactionContext, { user_id, purpose }: UploadRow): Promise<void> {
  const asked = { user_id, portal_id: portal.id, action: purposes[purpose].needs }
  if (!(await holdsRight(services.platform.db, asked))) fail('access.denied')
}

/** Checks the reach in the transaction that uses the upload; this keeps the sender's membership from changing in between. */
async function requireReach({ db }: Scope, { services }: ReactionContext, row: UploadRow): Promise<void> {
  await purposes[row.purpose].refuseOutOfReach?.(db, { row, actor: await senderOf(db, services, row) })
}

/** Returns the sender in the role with the widest reach among those that may do this. Super admins of the admin portal need no role here. */
async function senderOf(db: Scope['db'], { platform }: Services, { user_id, purpose }: UploadRow): Promise<WithReach> {
  const [member] = await db
    .select({ roles: memberships.roles, is_limited_to_courses: memberships.is_limited_to_courses })
    .from(memberships)
    .where(eq(memberships.user_id, user_id))
    .for('share')
  const is_limited_to_courses = member?.is_limited_to_courses === true
  const action = purposes[purpose].needs
  const granted = (member?.roles ?? []).filter(isRole).filter((role) => isGranted(role, action))
  const senders = granted.map((role) => ({ id: user_id, role, is_limited_to_courses }))
  const furthest = senders.find((sender) => !isLimitedToCourses(sender)) ?? senders[0]
  if (furthest) return furthest
  if (!(await holdsEverywhere(platform.db, { user_id, action }))) fail('access.denied')
  return { id: user_id, role: 'super_admin', is_limited_to_courses: false }
}

/** Rejected only for the moment: the job is retried. */
const isBusy = ({ code }: Refusal): boolean => code === 'general.unavailable'

const refusedAs = ({ code, params }: Refusal): Outcome => ({ error_code: code, error_params: { ...params } })

/** Records the outcome of an upload in the transaction that produces it, unless that was done already. */
async function end(
  { db }: Scope,
  { row, at, make }: { row: UploadRow; at: Date; make: () => Promise<Outcome> },
): Promise<void> {
  const [waiting] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, row.id), eq(uploads.state, 'processing')))
    .for('update')
  if (!waiting) return
  const outcome = await make()
  const state = outcome.error_code ? 'refused' : 'done'
  await db
    .update(uploads)
    .set({ ...outcome, state, finished_at: at })
    .where(eq(uploads.id, row.id))
}

/** Removes the received bytes of an upload unless its result uses them: those of a rejected file, and those stored elsewhere. */
async function removeUnusedBytes({ services, inPortal }: ReactionContext, upload_id: number): Promise<void> {
  const [row] = await inPortal(({ db }) => db.select().from(uploads).where(eq(uploads.id, upload_id)))
  if (!row) return
  if (row.state === 'refused' || (row.state === 'done' && !purposes[row.purpose].keeps(row)))
    await forgetBytes(services, row)
  else await forgetNotes(services, row)
}
