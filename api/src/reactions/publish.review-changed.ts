import { courseTag, listTags } from '@portico/shared/pages/tags.ts'
import { reaction } from '../kernel/reaction.ts'
import { publishTags } from '../publishing/publish-tags.ts'

/** A rating stands on every card of its course, and the newest reviews on the first page. */
export const task = reaction<'review.changed'>(async ({ services, portal, log }, { course_id }) =>
  publishTags({ services, portal, log }, { job_id: null, tags: [courseTag(course_id), listTags.reviews] }),
)
