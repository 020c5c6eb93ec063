import type { Transaction } from '../../api/src/db/client.ts'
import { listImports } from '../../api/src/domains/lists/tables.ts'

/** Seeds a file of people that was validated for a course. */
export async function seedEnrollmentImport(
  tx: Transaction,
  { course_id, asked_by }: { course_id: number; asked_by: number },
): Promise<number> {
  const asked = { asked_by, role: 'admin', request_id: 'seed', state: 2, total: 0 } as const
  const settings = { course_id, due_on: null, again: false }
  const file = { list: 'enrollments', file_name: 'a.csv', columns: ['Email'], ignored_columns: [], settings }
  const [made] = await tx
    .insert(listImports)
    .values({ ...asked, ...file })
    .returning({ id: listImports.id })
  return made?.id ?? 0
}
