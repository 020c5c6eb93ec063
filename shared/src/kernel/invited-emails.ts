import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { invitedPeople, mostInvited } from '../schemas/enrolling.ts'
import { splitEmails } from './split-emails.ts'
import { wrongEmails } from './wrong-emails.ts'

const mostOf = (free: number): number => Math.min(mostInvited, free)

/** Emails as typed, at most as many as there are free seats. */
export const invitedEmails = (free: number) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? wrongEmails(dataset.value) : null
      if (message !== null) addIssue({ message })
    }),
    v.transform(splitEmails),
    v.check((emails) => emails.length <= mostOf(free), errorMessage('validation.emails_max', { max: mostOf(free) })),
    invitedPeople,
  )

/** Reason these emails cannot be invited, in the API’s own wording. */
export const wrongInvitations = (text: string, free: number): string | undefined =>
  v.safeParse(invitedEmails(free), text).issues?.[0].message

export const invitedHelp = (free: number): string =>
  `One per line, up to ${mostOf(free)}. A seat is held for each person until they claim it.`
