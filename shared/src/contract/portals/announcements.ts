import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { instantAt } from '../../rules/dates/portal-time.ts'
import { errorMessage } from '../../errors/message.ts'
import { requiredText } from '../../schemas/text.ts'
import { announcementAudiences } from '../../states/portals/announcement.ts'

const query = v.object(refererPortal)
const audience = v.picklist(announcementAudiences, errorMessage('validation.selected_value'))
/** A minute in the portal's time zone, in the format of a date and time field: 2026-11-21T09:00. */
const clock = v.pipe(
  v.string(),
  v.check((text) => instantAt(text, 'UTC') !== null, errorMessage('validation.invalid')),
)

const visibleFields = {
  id: id(),
  title: v.string(),
  /** safe HTML */
  content: v.string(),
}
const announcement = v.object({
  ...visibleFields,
  audience,
  /** in the portal's time zone */
  starts_on: v.string(),
  ends_on: v.nullable(v.string()),
  state: v.picklist(['to_come', 'shown', 'over']),
  /** its author if that is one of the portal's managers; then only the manager's people see it */
  manager: v.nullable(v.string()),
  version: entryVersion(),
})
export type Announcement = v.InferOutput<typeof announcement>
const body = v.object({
  title: requiredText(200),
  content: v.pipe(v.string(), v.maxLength(20_000)),
  audience,
  starts_on: v.nullable(clock),
  ends_on: v.nullable(clock),
})

/** The entry in the format of its form. */
const changed = v.object({ ...body.entries, version: entryVersion() })

export const list_announcements = endpoint({
  method: 'GET',
  path: '/announcements',
  summary: 'Lists the announcements of the portal, newest first; managers see their own',
  action: 'announcements.edit',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
  }),
  output: v.array(announcement),
  errors: ['validation.cursor', 'validation.failed'],
})
export const create_announcement = endpoint({
  method: 'POST',
  path: '/announcements',
  summary: 'Creates an announcement; a manager’s is for the learners of their own team',
  action: 'announcements.edit',
  query,
  body,
  output: announcement,
  errors: [
    'announcements.learners_only',
    'announcements.ends_before',
    'announcements.outside_link',
    'validation.failed',
  ],
})
export const update_announcement = endpoint({
  method: 'PUT',
  path: '/announcements/:id',
  summary: 'Changes an announcement',
  action: 'announcements.edit',
  params: v.object({ id: idParam() }),
  query,
  body: changed,
  current: changed,
  output: announcement,
  errors: [
    'general.not_found',
    'general.changed_meanwhile',
    'announcements.learners_only',
    'announcements.ends_before',
    'announcements.outside_link',
    'validation.failed',
  ],
})
export const delete_announcement = endpoint({
  method: 'DELETE',
  path: '/announcements/:id',
  summary: 'Deletes an announcement',
  action: 'announcements.edit',
  params: v.object({ id: idParam() }),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})

const own = {
  query,
  output: v.array(
    v.object({ ...visibleFields, /** the manager who announces it; null: the portal */ from: v.nullable(v.string()) }),
  ),
  errors: [],
} as const
export type VisibleAnnouncement = v.InferOutput<typeof own.output>[number]
export const list_learner_announcements = endpoint({
  ...own,
  method: 'GET',
  path: '/learner/announcements',
  summary: 'Lists the current announcements for learners, except dismissed ones',
  action: 'learning.read',
})
export const list_manager_announcements = endpoint({
  ...own,
  method: 'GET',
  path: '/managers/announcements',
  summary: 'Lists the current announcements for managers, except dismissed ones',
  action: 'credits.manage_own',
})
export const list_banner_announcements = endpoint({
  ...own,
  method: 'GET',
  path: '/profile/announcements',
  summary: 'Lists the current banner announcements of the portal, except dismissed ones',
  action: 'profile.read',
})
/** For the file that pages read; it is rewritten whenever an announcement begins. */
export const list_portal_announcements = endpoint({
  method: 'GET',
  path: '/portal/announcements',
  summary: 'Lists the current banner announcements of the portal for visitors',
  action: 'public',
  auth: 'public',
  output: v.array(v.object({ ...visibleFields, ends_at: v.nullable(instant()) })),
  errors: [],
})
export type BannerAnnouncement = v.InferOutput<typeof list_portal_announcements.output>[number]
export const dismiss_announcement = endpoint({
  method: 'POST',
  path: '/announcements/:id/dismiss',
  summary: 'Dismisses an announcement for the caller, for good and on all devices',
  action: 'notifications.read_own',
  params: v.object({ id: idParam() }),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})
