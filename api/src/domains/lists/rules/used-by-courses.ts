import { or, sql, type SQL } from 'drizzle-orm'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { courses } from '../../courses/tables.ts'
import { listTables } from '../../../db/list-tables.ts'
import { refuseIfUsedElsewhere } from '../../access/door.ts'
import type { ListRules } from '../list-rules.ts'

const among = (course_ids: SQL): SQL => sql`${courses.id} in (${course_ids})`

/** Finds courses that use an entry other than through the courses' own fields. */
const usedBesides: Readonly<Partial<Record<ResourceName, (id: number) => SQL>>> = {
  agencies: (id) => among(sql`select course_id from accreditations where agency_id = ${id}`),
  // Certificates print the organizations of their template.
  organizations: (id) =>
    sql`${courses.certificate_template_id} in
      (select certificate_template_id from certificate_template_organizations where organization_id = ${id})`,
}

/** Returns the rule for a list that courses use: changing an entry requires reach over all of these courses. Null if no course uses the list. */
export function usedByCourses(name: ResourceName): ListRules | null {
  const { in_courses } = listTables[name]
  const besides = usedBesides[name]
  if (!in_courses && !besides) return null
  return {
    async reach(db, actor, { id }) {
      if (typeof id === 'number')
        await refuseIfUsedElsewhere(db, {
          actor,
          used: or(in_courses ? namedIn(in_courses, id) : undefined, besides?.(id)),
        })
    },
  }
}

function namedIn({ column, between }: { column: string; between?: string }, id: number): SQL {
  if (!between) return sql`${courses}.${sql.identifier(column)} = ${id}`
  return among(sql`select course_id from ${sql.identifier(between)} where ${sql.identifier(column)} = ${id}`)
}
