import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { courseLearner } from './enrollments.ts'

const one = { params: v.object({ slug: slugParam(), related_id: idParam() }), query: v.object(refererPortal) }
const seat = { active_ms: v.number(), offline_ms: v.number() }

const learnerProgress = v.object({
  ...courseLearner.entries,
  course: v.object({ id: id(), slug: v.string(), title: v.string() }),
  ...seat,
  modules: v.array(
    v.object({
      id: id(),
      title: v.string(),
      items: v.array(
        v.object({
          id: id(),
          title: v.string(),
          itemable_type: v.picklist(itemTypeNames),
          status: progressStatus,
          is_by_staff: v.boolean(),
          /** played share of a video or recording, in whole percent; null until known */ watched_percent: v.nullable(
            v.number(),
          ),
          /** the score behind the status of an exam or assignment, in percent; null without one */ score: v.nullable(
            v.number(),
          ),
          ...seat,
        }),
      ),
    }),
  ),
})
export type LearnerProgress = v.InferOutput<typeof learnerProgress>
export const show_learner_progress = endpoint({
  method: 'GET',
  path: '/courses/:slug/enrollments/:related_id',
  summary:
    'Shows one learner of a course, with status and seat time of every item, for course staff and the learner’s curator',
  action: 'learning.read_others',
  ...one,
  output: learnerProgress,
  errors: ['general.not_found'],
})

export const find_curators = endpoint({
  method: 'GET',
  path: '/courses/:slug/enrollments/:related_id/curators',
  summary: 'Finds staff of the portal by name or email who could be a learner’s curator',
  action: 'enrollments.manage',
  ...one,
  query: v.object({ ...refererPortal, search: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  output: v.array(v.object({ id: id(), name: v.string(), email: v.string() })),
  errors: ['general.not_found', 'validation.failed'],
})
export type FoundCurator = v.InferOutput<typeof find_curators.output>[number]
const attached = v.object({ curator: courseLearner.entries.curator })
export const attach_curator = endpoint({
  method: 'PUT',
  path: '/courses/:slug/enrollments/:related_id/curator',
  summary: 'Assigns a curator to one enrollment, who may see its progress and answers, and notifies them',
  action: 'enrollments.manage',
  ...one,
  body: v.object({ user_id: id() }),
  output: attached,
  errors: ['general.not_found', 'enrollments.own_curator', 'enrollments.no_curator', 'validation.failed'],
})
export const detach_curator = endpoint({
  method: 'DELETE',
  path: '/courses/:slug/enrollments/:related_id/curator',
  summary: 'Removes the curator of a learner',
  action: 'enrollments.manage',
  ...one,
  output: attached,
  errors: ['general.not_found'],
})

const curatedLearner = v.object({
  ...v.omit(courseLearner, ['completed_by_staff', 'curator']).entries,
  course: v.object({ slug: v.string(), title: v.string() }),
})
export type CuratedLearner = v.InferOutput<typeof curatedLearner>
export const list_curated_learners = endpoint({
  method: 'GET',
  path: '/curated-learners',
  summary: 'Lists the learners whose curator you are, in all courses, latest enrolled first',
  action: 'learning.read_others',
  answers: 'paged',
  query: v.object({ ...refererPortal, cursor: v.optional(cursor), per_page: perPage(20), with_total: withTotal }),
  output: v.array(curatedLearner),
  errors: ['validation.cursor', 'validation.failed'],
})
