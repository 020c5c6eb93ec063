import { show_bulk_invite } from '@portico/shared/contract/learning/invitations-import.ts'
import { managedCourse } from '../../../../access/door.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { importOfInvites } from './import-of-invites.ts'

export const showBulkInvite = verb(show_bulk_invite, async (ctx, { params }) => {
  const course_id = await managedCourse(ctx.db, { slug: params.slug, user_id: ctx.actor.id })
  return importOfInvites(ctx.db, { ...ctx, course_id, import_id: params.import })
})
