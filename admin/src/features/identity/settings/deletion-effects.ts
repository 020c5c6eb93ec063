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
    ...(seats > 0 ? [`${countOf(seats, 'seat')} for others can’t be handed out any more.`] : []),
    ...(completed + certificates + orders > 0
      ? [
          `${countOf(completed, 'completed course')}, ${countOf(certificates, 'certificate')} and ${countOf(orders, 'order')} stay on record.`,
        ]
      : []),
    is_elsewhere
      ? 'The account itself stays, and so does all they have on other portals.'
      : 'The account itself stays: with the same email address they can be added again.',
  ]
}
