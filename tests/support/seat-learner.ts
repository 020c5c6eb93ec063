import { give_manager_credits } from '@portico/shared/contract/credits/hand-out.ts'
import { give_credits } from '@portico/shared/contract/credits/moves.ts'
import type { MadeCourse } from './course.ts'
import type { Person } from './world.ts'

type Team = { staff: Person; manager: Person; learner: Person; course: MadeCourse }

/** Adds a learner to a manager's team by a seat; the portal's pool needs a credit for it. */
export async function seatLearner({ staff, manager, learner, course }: Team): Promise<void> {
  const sent_as = () => crypto.randomUUID()
  await staff.call(give_credits, {
    body: { amount: 1, sent_as: sent_as(), course_id: course.id, email: manager.email },
  })
  await manager.call(give_manager_credits, {
    params: { slug: course.slug },
    body: { as: 'learner', amount: 1, sent_as: sent_as(), emails: [learner.email] },
  })
}
