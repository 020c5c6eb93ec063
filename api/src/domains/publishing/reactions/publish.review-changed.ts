import { courseTag, listTags } from '@portico/shared/tags/tags.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { publishTags } from '../publish-tags.ts'

/** Every card of a course shows its rating, and the front page shows the newest reviews. */
export const task = reaction<'review.changed'>(async ({ services, portal, log }, { course_id }) =>
  publishTags({ services, portal, log }, { job_id: null, tags: [courseTag(course_id), listTags.reviews] }),
)
