import { reaction } from '../kernel/reaction.ts'
import { publishTags } from '../publishing/publish-tags.ts'

/** The pages that a course is on follow it. */
export const task = reaction<'course.changed'>(async ({ services, portal, log }, { job_id, tags }) =>
  publishTags({ services, portal, log }, { job_id, tags }),
)
