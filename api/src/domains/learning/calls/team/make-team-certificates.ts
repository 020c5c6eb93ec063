import { make_team_certificates } from '@portico/shared/contract/learning/team.ts'
import { managedCourse } from '../../../access/door.ts'
import { requestProof } from '../../../credentials/door.ts'
import { teamFilesPerManager } from '../../invitations/limits.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Requests one zip of PDFs with all certificates of a manager's people (ADM-007); the worker creates it. */
export const makeTeamCertificates = verb(make_team_certificates, async (ctx, { body }) => {
  const { db, actor, services, note } = ctx
  await enforceRateLimit(services.platform, teamFilesPerManager(actor.id))
  const { course: slug } = body
  const course_id = slug === undefined ? null : await managedCourse(db, { slug, user_id: actor.id })
  note(course_id === null ? `user:${actor.id}` : `course:${course_id}`, { certificates: true })
  return requestProof(ctx, { kind: 'certificates', course_id, manager_id: actor.id, created_by: actor.id })
})
