import { cancel_opening_request } from '@portico/shared/contract/catalog/openings.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openingRequests } from '../../tables.ts'
import { awaitableCourse } from './awaitable-course.ts'
import { ownRequests } from './own-requests.ts'

export const cancelOpeningRequest = verb(cancel_opening_request, async ({ db, actor, note }, { params }) => {
  const course = await awaitableCourse(db, params.slug)
  note(`course:${course.id}`)
  await db.delete(openingRequests).where(ownRequests(actor, course.id))
  return null
})
