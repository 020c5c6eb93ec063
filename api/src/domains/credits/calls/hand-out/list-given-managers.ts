import { list_given_managers, type GivenManager } from '@portico/shared/contract/credits/hand-out.ts'
import { readHeldCredits } from '../../returnable-credits.ts'
import { verb } from '../../../../kernel/verb.ts'
import { managedCourse } from '../../../access/door.ts'
import { creditedManagers } from './credited-managers.ts'

/** Lists the managers to whom this one gave credits, with the number that can still be taken back. */
export const listGivenManagers = verb(list_given_managers, async ({ db, actor }, { params }) => {
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const told: GivenManager[] = []
  for (const one of await creditedManagers(db, { course_id, user_id: actor.id })) {
    const { unbought } = await readHeldCredits(db, { course_id, user_id: one.user_id })
    told.push({ ...one, returnable: Math.min(one.given, unbought) })
  }
  return told
})
