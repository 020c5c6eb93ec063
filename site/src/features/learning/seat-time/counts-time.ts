import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'

type Course = Pick<LearnerCourse, 'access' | 'certificate' | 'certificate_template'>

/**
 * Whether the player reports time in an item: while the course can be taken, and after completion while a certificate is still to be issued, because
 * it may wait for a minimum time. The server decides what counts.
 */
export function countsTime(
  { access, certificate, certificate_template }: Course,
  { locked_by }: { locked_by: string | null },
): boolean {
  if (locked_by !== null) return false
  return access === 'full' || (access === 'read_only' && certificate_template !== null && certificate === null)
}
