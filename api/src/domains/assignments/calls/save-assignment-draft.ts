import { save_assignment_draft } from '@portico/shared/contract/assignments.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { assignmentDrafts } from '../tables.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { versioned } from '../../../kernel/versioned.ts'
import { assignmentToTake } from './assignment-to-take.ts'
import { draftOf } from './draft-of.ts'

/**
 * Saves the draft of one attempt; rejects text for an attempt that is already submitted, and text that would overwrite what another tab or device
 * saved. Sending the same text again changes nothing.
 */
export const saveAssignmentDraft = verb(save_assignment_draft, async (ctx, { params, body }) => {
  const { key, item, current_attempt } = await assignmentToTake(ctx, {
    enrollment_id: body.related_id,
    item_id: params.item_id,
  })
  if (isDone(item.status)) fail('assignments.already_passed')
  if (body.attempt !== current_attempt + 1) fail('assignments.attempt_over')
  const current = await draftOf(ctx.db, key)
  if (body.version !== undefined && body.version !== current.version && body.text !== current.text)
    throw new Refusal('general.changed_meanwhile', {}, { current })
  const values = { ...key, text: body.text, updated_at: ctx.now() }
  await ctx.db
    .insert(assignmentDrafts)
    .values(values)
    .onConflictDoUpdate({
      target: [assignmentDrafts.portal_id, assignmentDrafts.enrollment_id, assignmentDrafts.module_item_id],
      set: values,
    })
  return versioned({ text: body.text })
})
