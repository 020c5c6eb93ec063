import { desc, eq } from 'drizzle-orm'
import { get_scorm_record } from '@portico/shared/contract/scorm/records.ts'
import { scormProblems } from '../tables.ts'
import { mustFinishPackage } from '../../exams/door.ts'
import { requireLearnerReach } from '../../access/door.ts'
import { verb } from '../../../kernel/verb.ts'
import { attemptsOf } from './attempts-of.ts'
import { openingsOf } from './flight-openings.ts'
import { learnerAtItem } from './learner-at-item.ts'

const mostRows = 100

export const getScormRecord = verb(get_scorm_record, async ({ db, actor }, { params }) => {
  const at = await learnerAtItem(db, params)
  await requireLearnerReach(db, { actor, enrollment: { id: params.related_id, course_id: at.course_id } })
  const attempts = await attemptsOf(db, at.progress_id)
  return {
    learner: { id: at.user_id, name: at.name },
    item: { id: params.item_id, title: at.item_title, status: at.status },
    course: { id: at.course_id, slug: at.slug, title: at.course_title },
    attempts: (await mustFinishPackage(db, { actor, item_id: params.item_id }))
      ? attempts.map(withoutAnswers)
      : attempts,
    problems: await db
      .select()
      .from(scormProblems)
      .where(eq(scormProblems.progress_id, at.progress_id))
      .orderBy(desc(scormProblems.id))
      .limit(mostRows),
    openings: await openingsOf(db, at.progress_id),
  }
})

type Attempt = Awaited<ReturnType<typeof attemptsOf>>[number]
const withoutAnswers = (attempt: Attempt): Attempt => ({
  ...attempt,
  scos: attempt.scos.map((sco) => ({ ...sco, interactions: [] })),
})
