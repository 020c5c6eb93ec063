import {
  report_enrollments_import,
  type EnrollmentImport,
} from '@portico/shared/contract/learning/enrollments-import.ts'
import { PeopleFileReport, type PeopleFileWords } from '../../../kernel/people-file.tsx'

export const enrollWords: PeopleFileWords = {
  verb: 'enroll',
  done: 'enrolled',
  running: 'Enrolling people',
  left: 'Credits left',
}

/** Reports what the rows of a file will do or did, and how many credits are left. */
export const FileReport = ({ slug, found }: { slug: string; found: EnrollmentImport }) => (
  <PeopleFileReport
    found={found}
    words={enrollWords}
    left={found.credits_left}
    report={report_enrollments_import.path.replace(':slug', slug).replace(':import', String(found.id))}
  />
)
