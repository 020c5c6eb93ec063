import { find_curators } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { taughtCourse } from '../../../../access/door.ts'
import { matchesPerson } from '../../../../../db/search-words.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { runningEnrollment } from '../enrollment-of-slug.ts'
import { possibleCurators } from './possible-curators.ts'

export const findCurators = verb(find_curators, async ({ db, actor }, { params, query }) => {
  const course_id = await taughtCourse({ db, actor }, params)
  const { user_id } = await runningEnrollment(db, { course_id, related_id: params.related_id })
  return possibleCurators(db, { learner_id: user_id, only: matchesPerson(query.search, 'u') })
})
