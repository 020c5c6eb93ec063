import { hoursLabel } from '@portico/shared/rules/credentials/accreditation/accredited.ts'

/** “all 3 courses, 10 hours”, “2 of 3 courses, 7 hours” */
export function acceptedText(
  { courses_count, hundredths }: { courses_count: number; hundredths: number },
  all: number,
): string {
  const courses =
    all === 1 ? 'the course' : courses_count === all ? `all ${all} courses` : `${courses_count} of ${all} courses`
  return hundredths > 0 ? `${courses}, ${hoursLabel(hundredths)} ${hundredths === 100 ? 'hour' : 'hours'}` : courses
}
