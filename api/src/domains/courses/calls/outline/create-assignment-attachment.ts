import { and, eq } from 'drizzle-orm'
import { bodyLimitOf } from '@portico/shared/calls/body-limit.ts'
import { create_assignment_attachment } from '@portico/shared/contract/courses/outline-assignments.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { moduleItems } from '../../tables.ts'
import { requireCourseReach } from '../../../access/door.ts'
import { insertMaterial, storeReceived } from '../../../library/door.ts'
import type { AtEnd, Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { attachToAssignment } from './attach-to-assignment.ts'

/** Adds an uploaded file to the library and attaches it to the assignment (ASG-007). */
export const createAssignmentAttachment = verb(create_assignment_attachment, async (ctx, { params }) => {
  await requireAssignment(ctx, params)
  return storeReceived(ctx, bodyLimitOf(create_assignment_attachment), async (scope, received) => {
    // Checks again, because the upload may have taken long.
    await requireCourseReach(scope.db, { actor: ctx.actor, course_id: params.course_id })
    const { row } = await insertMaterial(scope, { ...received, uploaded_by: ctx.actor.id })
    const file = { uuid: row.uuid, name: row.name, size: row.size }
    await attachToAssignment({ ...scope, actor: ctx.actor, note: ctx.note }, { ...params, file })
    return { file }
  })
})

type Path = { course_id: number; assignment_id: number }

/** Rejects other items before the upload is stored. */
async function requireAssignment({ inPortal }: Pick<Context & AtEnd, 'inPortal'>, { course_id, assignment_id }: Path) {
  const [item] = await inPortal(({ db }) =>
    db
      .select({ type: moduleItems.itemable_type })
      .from(moduleItems)
      .where(and(eq(moduleItems.id, assignment_id), eq(moduleItems.course_id, course_id))),
  )
  if (!item || !isFinishedBy('instructor', item.type)) fail('general.not_found')
}
