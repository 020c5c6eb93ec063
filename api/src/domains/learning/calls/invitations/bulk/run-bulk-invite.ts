import { run_bulk_invite } from '@portico/shared/contract/learning/invitations-import.ts'
import { startImport } from '../../../../lists/door.ts'
import { managedCourse } from '../../../../access/door.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { continueImport } from './continue-import.ts'
import { importOfInvites } from './import-of-invites.ts'

/** Invites the people of a checked file once; a second click finds the import already started. */
export const runBulkInvite = verb(run_bulk_invite, async (ctx, { params }) => {
  const { db, actor, note } = ctx
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const { id, total, counts } = await importOfInvites(db, { ...ctx, course_id, import_id: params.import })
  await startImport(db, id)
  note(`course:${course_id}`, { import: id, counts })
  await continueImport(ctx, { ...ctx, id, total })
  return importOfInvites(db, { ...ctx, course_id, import_id: id })
})
