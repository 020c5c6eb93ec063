import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { preview_delete_user } from '@portico/shared/contract/identity/people-record.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

type Preview = Data<typeof preview_delete_user>

/** Describes the effects of deleting a person, one sentence each; omits those that do not apply. */
export function deletionEffects(preview: Preview, portal: string): string[] {
  const { running, returning, completed, certificates, orders, seats, is_elsewhere } = preview
  return [
    `They are signed out of ${portal} and lose their roles.`,
    ...(running > 0
      ? [
          `${countOf(running, 'running course')} end${running === 1 ? 's' : ''}${returning > 0 ? `; ${countOf(returning, 'credit')} that ${returning === 1 ? 'was' : 'were'} not used go${returning === 1 ? 'es' : ''} back` : ''}.`,
        ]
      : []),
    ...(seats > 0 ? [`${countOf(seats, 'seat')} for others can no longer be assigned.`] : []),
    ...(completed + certificates + orders > 0
      ? [
          `${countOf(completed, 'completed course')}, ${countOf(certificates, 'certificate')} and ${countOf(orders, 'order')} stay on record.`,
        ]
      : []),
    is_elsewhere
      ? 'The account stays, with everything on other portals.'
      : 'The account stays. You can add them again with the same email address.',
  ]
}
