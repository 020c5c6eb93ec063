import * as v from 'valibot'
import { endpoint, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { learnerCourse, outlineModule } from './learning.ts'

/** A course and its outline from one reading, so that they never contradict each other. */
export const show_whole_course = endpoint({
  method: 'GET',
  path: '/learner/courses/:slug/whole',
  summary: 'Shows one of your courses with its outline; without access the outline is empty',
  action: 'learning.read',
  params: v.object({ slug: slugParam() }),
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: v.object({ course: learnerCourse, modules: v.array(outlineModule) }),
  errors: ['learning.not_a_learner'],
})
