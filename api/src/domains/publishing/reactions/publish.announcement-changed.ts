import { listTags } from '@portico/shared/tags/tags.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { publishTags } from '../publish-tags.ts'

/** The file that the banner is read from is written again, and no page. */
export const task = reaction<'announcement.changed'>(({ services, portal, log }) =>
  publishTags({ services, portal, log }, { job_id: null, tags: [listTags.announcements], changed: [] }),
)
