import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { tagsList } from './tags-list.ts'

/** Maximum number of people invited per call (USR-033). */
export const mostInvited = 50
export const invitedPeople = v.pipe(
  tagsList({ required: true, emails: true }),
  v.maxLength(mostInvited, errorMessage('validation.emails_max', { max: mostInvited })),
)
