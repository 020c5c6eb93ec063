import { list_course_certificates } from '@portico/shared/contract/credentials/certificates.ts'
import { certificatesOfCourse } from '../../../learning/door.ts'
import { taughtCourse } from '../../../access/door.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists the certificates issued for a course. */
export const listCourseCertificates = verb(list_course_certificates, async ({ db, actor }, { params, query }) =>
  certificatesOfCourse(db, { course_id: await taughtCourse({ db, actor }, params), query }),
)
