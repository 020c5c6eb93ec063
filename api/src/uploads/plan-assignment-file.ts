import { mostResponseFiles } from '@portico/shared/contract/assignments.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { responseFileRule } from '@portico/shared/rules/assignments/response-file.ts'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import type { Transaction } from '../db/client.ts'
import { readOutline } from '../enrollments/outline.ts'
import { takeableEnrollment } from '../enrollments/own-enrollment.ts'
import { readAssignment } from '../item-types/assignment/read-assignment.ts'
import { filesAtHand } from '../item-types/assignment/responses-of.ts'
import type { Actor } from '../kernel/context.ts'
import { fail, failWith } from '../kernel/fail.ts'
import { mediaKinds } from '../media/media-kinds.ts'
import { refuseBeyondQuota } from '../materials/quota.ts'
import type { Portal } from '../portal/portal.ts'

type Asked = {
  key: string
  file_name: string
  length: number
  metadata: ReadonlyMap<string, string>
  actor: Actor
  portal: Portal
  now: () => Date
}

/** A file for the learner's own assignment, in an enrollment that they can take. */
export async function planAssignmentFile(db: Transaction, asked: Asked) {
  const { key, file_name, length, metadata } = asked
  const enrollment_id = Number(metadata.get('related_id'))
  const module_item_id = Number(metadata.get('item_id'))
  if (![enrollment_id, module_item_id].every((id) => Number.isSafeInteger(id) && id > 0))
    fail('uploads.invalid_metadata')
  const enrollment = await takeableEnrollment({ ...asked, db }, enrollment_id)
  const item = (await readOutline(db, enrollment.id)).items.find(({ id }) => id === module_item_id)
  if (!item || !isFinishedBy('instructor', item.itemable_type)) return fail('general.not_found')
  if (item.locked_by !== null) fail('learning.item_locked', { title: item.locked_by })
  if ((await readAssignment(db, item.itemable_id)).restrict_user_to_upload) fail('assignments.no_uploads')
  if ((await filesAtHand(db, { enrollment_id, module_item_id })).length >= mostResponseFiles)
    fail('assignments.too_many_files', { most: mostResponseFiles })
  const refusal = checkUpload({ name: file_name, size_bytes: length }, responseFileRule(file_name))
  if (refusal) failWith(refusal)
  await refuseBeyondQuota({ db }, { name: file_name, bytes: length, is_new: true })
  const ending = /\.([^.]+)$/.exec(file_name)?.[1]?.toLowerCase() ?? ''
  return { enrollment_id, module_item_id, file_key: mediaKinds.assignment_file.key({ file: `${key}.${ending}` }) }
}
