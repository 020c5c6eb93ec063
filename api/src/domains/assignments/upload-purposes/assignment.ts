import { sql } from 'drizzle-orm'
import { mostResponseFiles } from '@portico/shared/contract/assignments.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { responseFileRule } from '@portico/shared/rules/assignments/response-file.ts'
import type { Transaction } from '../../../db/client.ts'
import { assignmentFiles } from '../tables.ts'
import type { UploadRow } from '../../library/tables.ts'
import { readOutline, lockOwnEnrollment } from '../../learning/door.ts'
import { readAssignment, unsubmittedFiles } from '../../item-types/door.ts'
import {
  checkedName,
  idIn,
  inspectFile,
  isUnderWay,
  lockQuota,
  type Purpose,
  rejectBeyondOwnQuota,
  type Wanted,
} from '../../library/door.ts'
import { mediaKinds } from '../../media/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { storageKey } from '../../../storage/storage-key.ts'

/** A file for the next attempt at the learner's own assignment, in an enrollment that they can take. */
export const assignment: Purpose = {
  needs: 'learning.take',
  async plan(db, wanted) {
    const enrollment_id = idIn(wanted.metadata.get('related_id')) ?? fail('uploads.invalid_metadata')
    const module_item_id = idIn(wanted.metadata.get('item_id')) ?? fail('uploads.invalid_metadata')
    await requireOpenAssignment(db, { ...wanted, enrollment_id, module_item_id })
    const file = checkedName(wanted, responseFileRule(wanted.file_name))
    const count = () => filesOfAttempt(db, { enrollment_id, module_item_id, now: wanted.now() })
    const place = { count, most: mostResponseFiles, code: 'assignments.too_many_files' } as const
    await rejectBeyondOwnQuota(db, { ...wanted, place })
    return { enrollment_id, module_item_id, file_key: mediaKinds.assignment_file.key({ file }) }
  },
  refuseClosed: (db, { row, portal, now }) => requireOpenAssignment(db, { ...destinationOf(row), portal, now }),
  // Checks again whether it is still open and how many files there are, while no one else can add one.
  async make({ services: { storage, now }, portal }, row) {
    const { key, file_key, file_name: name } = row
    const { enrollment_id, module_item_id } = destinationOf(row)
    const { content_type, size } = await inspectFile({ storage, key: storageKey(file_key), name })
    return async ({ db }) => {
      await lockQuota({ db })
      await requireOpenAssignment(db, { ...destinationOf(row), portal, now })
      const at_hand = await unsubmittedFiles(db, { enrollment_id, module_item_id })
      if (at_hand.length >= mostResponseFiles) fail('assignments.too_many_files', { most: mostResponseFiles })
      await db
        .insert(assignmentFiles)
        .values({ key, enrollment_id, module_item_id, file_key, name, content_type, size })
      return {}
    }
  },
  keeps: () => true,
}

type Destination = Pick<Wanted, 'user_id'> & { enrollment_id: number; module_item_id: number }

/** Returns whose file it is and the item it belongs to. */
function destinationOf({ user_id, enrollment_id, module_item_id }: UploadRow): Destination {
  if (enrollment_id === null || module_item_id === null) throw new Error('an upload does not say whose it is')
  return { user_id, enrollment_id, module_item_id }
}

async function requireOpenAssignment(
  db: Transaction,
  wanted: Destination & Pick<Wanted, 'portal' | 'now'>,
): Promise<void> {
  const enrollment = await lockOwnEnrollment({ ...wanted, db, actor: { id: wanted.user_id } }, wanted.enrollment_id)
  const item = (await readOutline(db, enrollment.id)).items.find(({ id }) => id === wanted.module_item_id)
  if (!item || !isFinishedBy('instructor', item.itemable_type)) return fail('general.not_found')
  if (item.locked_by !== null) fail('learning.item_locked', { title: item.locked_by })
  if ((await readAssignment(db, item.itemable_id)).restrict_user_to_upload) fail('assignments.no_uploads')
}

/** Counts files for the next attempt at an assignment, at hand or under way: in one statement, so that none is counted twice. */
async function filesOfAttempt(
  db: Transaction,
  { enrollment_id, module_item_id, now }: { enrollment_id: number; module_item_id: number; now: Date },
): Promise<number> {
  const [row] = await db.execute<{ files: string }>(sql`
      select (select count(*) from assignment_files where enrollment_id = ${enrollment_id}
          and module_item_id = ${module_item_id} and response_id is null)
        + (select count(*) from uploads where enrollment_id = ${enrollment_id}
          and module_item_id = ${module_item_id} and purpose = 'assignment' and ${isUnderWay(now)}) as files`)
  return Number(row?.files ?? 0)
}
