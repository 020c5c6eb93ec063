import type { create_announcement } from '@portico/shared/contract/portals/announcements.ts'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { instantAt } from '@portico/shared/rules/dates/portal-time.ts'
import { sanitizeTeamContent, sanitizeWritten } from '../../../../adapters/sanitize-content.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'

type Body = Input<typeof create_announcement>['body']
type At = { actor: Pick<Actor, 'role' | 'id'>; now: Date; time_zone: string; origin: string }

/** Returns the stored form of an announcement: its sanitized text, and its times as instants. */
export function valuesOf(
  { title, content, audience, starts_on, ends_on }: Body,
  { actor, now, time_zone, origin }: At,
) {
  const isManager = actor.role === 'manager'
  if (isManager && audience !== 'learner') fail('announcements.learners_only')
  const starts_at = (starts_on === null ? null : instantAt(starts_on, time_zone)) ?? now
  const ends_at = ends_on === null ? null : instantAt(ends_on, time_zone)
  if (ends_at !== null && ends_at <= starts_at) failFields({ ends_on: [errorMessage('announcements.ends_before')] })
  const manager_id = isManager ? actor.id : null
  const shown = isManager ? teamContent(content, origin) : sanitizeWritten(content)
  return { title, content: shown, audience, starts_at, ends_at, manager_id }
}

/** Returns a manager's text as their team may see it, or rejects it, naming what is not allowed. */
export function teamContent(html: string, origin: string): string {
  const { content, is_cut } = sanitizeTeamContent(html, origin)
  return is_cut ? failFields({ content: [errorMessage('announcements.outside_link')] }) : content
}
