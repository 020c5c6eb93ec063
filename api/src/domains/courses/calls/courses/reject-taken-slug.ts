import { fail } from '../../../../kernel/fail.ts'

/** If two editors choose the same slug at once, the unique index rejects the second. */
export function rejectTakenSlug(error: unknown): never {
  const cause = error instanceof Error ? error.cause : null
  if (cause instanceof Error && 'code' in cause && cause.code === '23505') fail('courses.slug_taken')
  throw error
}
