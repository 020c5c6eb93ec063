import * as v from 'valibot'
import { endpoint } from '../../calls/endpoint.ts'
import { courseMailNames } from '../../rules/notifications/course-mails.ts'

const ownMails = v.object({ muted_mails: v.array(v.picklist(courseMailNames)) })

export const show_profile_mails = endpoint({
  method: 'GET',
  path: '/profile/mails',
  summary: 'Lists the emails about courses that you turned off in this portal',
  action: 'profile.read',
  output: ownMails,
  errors: ['general.not_found'],
})

export const update_profile_mails = endpoint({
  method: 'PUT',
  path: '/profile/mails',
  summary: 'Turns emails about courses on or off for yourself in this portal',
  action: 'profile.edit',
  body: v.object({ muted_mails: v.pipe(v.array(v.picklist(courseMailNames)), v.maxLength(courseMailNames.length)) }),
  output: ownMails,
  errors: ['general.not_found', 'validation.failed'],
})
