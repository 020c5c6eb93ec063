import { or, sql, type SQL } from 'drizzle-orm'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { courses } from '../../courses/tables.ts'
import { listPlaces } from '../../../db/list-places.ts'
import { refuseUsedElsewhere } from '../../access/refuse-used-elsewhere.ts'
import type { ListRules } from '../list-rules.ts'

const among = (course_ids: SQL): SQL => sql`${courses.id} in (${course_ids})`

/** Which courses use an entry besides those that name it themselves. */
const usedBesides: Readonly<Partial<Record<ResourceName, (id: number) => SQL>>> = {
  agencies: (id) => among(sql`select course_id from accreditations where agency_id = ${id}`),
  // Certificates print the organizations of their template.
  organizations: (id) =>
    sql`${courses.certificate_template_id} in
      (select certificate_template_id from certificate_template_organizations where organization_id = ${id})`,
}

/** The rule of a list that courses use: its entries are changed by people who reach all of these courses. Null: no course uses it. */
export function usedByCourses(name: ResourceName): ListRules | null {
  const { in_courses } = listPlaces[name]
  const besides = usedBesides[name]
  if (!in_courses && !besides) return null
  return {
    async reach(db, actor, { id }) {
      if (typeof id === 'number')
        await refuseUsedElsewhere(db, {
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
