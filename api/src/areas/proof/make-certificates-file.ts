import { make_certificates_file } from '@portico/shared/contract/proof.ts'
import { verb } from '../../kernel/verb.ts'
import { askForProof } from './ask-for-proof.ts'
import { namedCourse } from './named-course.ts'

export const makeCertificatesFile = verb(make_certificates_file, async (ctx, { params }) => {
  const course = await namedCourse(ctx.db, params.slug)
  ctx.note(`course:${course.id}`, {})
  return askForProof(ctx, { kind: 'certificates', course_id: course.id, created_by: ctx.actor.id })
})
