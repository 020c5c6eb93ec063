import type { Transaction } from '../../api/src/db/client.ts'
import { courseVersions, modules, versionModules } from '../../api/src/domains/courses/tables.ts'

/** Adds the version that a course's learners take. Returns its id. */
export async function addVersion(
  tx: Transaction,
  { course_id, is_sequential = false }: { course_id: number; is_sequential?: boolean },
): Promise<number> {
  const version = { course_id, is_sequential, state: 'current', number: 1, published_at: new Date() } as const
  const [row] = await tx.insert(courseVersions).values(version).returning()
  if (!row) throw new Error('no version was made')
  return row.id
}

/** Adds a module to a version. Returns its id. */
export async function addModule(
  tx: Transaction,
  { course_id, ...place }: { course_id: number; course_version_id: number; title: string; sort_number: number },
): Promise<number> {
  const [module] = await tx.insert(modules).values({ course_id }).returning()
  if (!module) throw new Error('no module was made')
  await tx.insert(versionModules).values({ ...place, module_id: module.id })
  return module.id
}
