import { errorMessage } from '@portico/shared/errors/message.ts'
import { offer_share } from '@portico/shared/contract/shares.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { shareMoved } from '../step-share.ts'
import { offerToPortal } from '../cross-portal/course-shares.ts'
import { portalByHost } from '../../../db/cross-portal/portals-and-members.ts'
import { courseOfSlug } from '../../access/door.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { hostOfInput } from './host-of-input.ts'

/** Creates a row of the offer in both portals; the other portal's staff are notified and answer it (OP-17). */
export const offerShare = verb(offer_share, async ({ services, portal, inPortal, note }, { params, body }) => {
  const { portal: address, ...terms } = body
  const course = await inPortal(({ db }) => courseOfSlug(db, params.slug))
  if (course.share_id !== null) fail('courses.shared_content')
  if (course.publication_status !== courseStatus.published) fail('shares.not_published')
  const { platform, config } = services
  const receiver = await portalByHost(platform.db, hostOfInput(address, config.PUBLIC_HOST), config)
  if (!receiver || receiver.kind === 'admin') return failFields({ portal: [errorMessage('shares.portal_unknown')] })
  if (receiver.id === portal.id) return failFields({ portal: [errorMessage('shares.own_portal')] })
  const offer = { ...terms, owner: portal, receiver, course_id: course.id, title: course.title }
  const id = await offerToPortal(platform.db, offer, shareMoved)
  if (id === null) return fail('shares.already_open', { portal: receiver.name })
  note(`course:${course.id}`, { share: id, portal: receiver.id, ...terms })
  return { id }
})
