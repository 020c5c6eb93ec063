import { courseTag } from '@portico/shared/tags/tags.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { publishTags } from '../publish-tags.ts'

/** Renders the pages that show the course. */
export const task = reaction<'course.changed'>(async ({ services, portal, log }, { course_id, job_id, tags }) =>
  publishTags({ services, portal, log }, { job_id, tags, changed: [courseTag(course_id)] }),
)
