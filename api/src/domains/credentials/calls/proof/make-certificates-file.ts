import { make_certificates_file } from '@portico/shared/contract/credentials/proof.ts'
import { courseOfSlug } from '../../../access/door.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { requestProof } from '../../proof/request-proof.ts'
import { packetsPerUser } from './limits.ts'

export const makeCertificatesFile = verb(make_certificates_file, async (ctx, { params }) => {
  await enforceRateLimit(ctx.services.platform, packetsPerUser(ctx.actor.id))
  const course = await courseOfSlug(ctx.db, params.slug)
  ctx.note(`course:${course.id}`, {})
  return requestProof(ctx, { kind: 'certificates', course_id: course.id, created_by: ctx.actor.id })
})
