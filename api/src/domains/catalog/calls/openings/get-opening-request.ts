import { get_opening_request } from '@portico/shared/contract/catalog/openings.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openingRequests } from '../../tables.ts'
import { awaitableCourse } from './awaitable-course.ts'
import { ownRequests } from './own-requests.ts'

export const getOpeningRequest = verb(get_opening_request, async ({ db, actor }, { params }) => {
  const course = await awaitableCourse(db, params.slug)
  return {
    email: actor.email,
    is_waiting: (await db.$count(openingRequests, ownRequests(actor, course.id))) > 0,
  }
})
