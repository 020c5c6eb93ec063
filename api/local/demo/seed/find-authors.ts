import { demoAuthors } from '../content/authors.ts'
import type { Bulk } from '../load/bulk.ts'

/** The instructors from the demo data, by author slug. */
export async function findAuthors(bulk: Bulk): Promise<Map<string, number>> {
  const rows = await bulk.tx<{ name: string; id: number }[]>`
    select distinct u.name, u.id::int as id from users u join course_instructors i on i.user_id = u.id`
  const byName = new Map(rows.map((row) => [row.name.split(',')[0], row.id]))
  return new Map(
    demoAuthors.flatMap(({ slug, name }) => {
      const id = byName.get(name.split(',')[0])
      return id === undefined ? [] : [[slug, id] as const]
    }),
  )
}
