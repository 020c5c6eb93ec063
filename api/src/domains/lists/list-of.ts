import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { resourceOf, type ResourceName } from '@portico/shared/resources/resources.ts'
import { createStatements } from '../../db/statements.ts'
import { courses } from '../courses/tables.ts'
import { listTables } from '../../db/list-tables.ts'
import { rulesOf } from './list-rules.ts'
import type { List } from './list-table.ts'

/** Returns a declared list with its calls, table and rules. */
export const listOf = (name: ResourceName): List => ({
  resource: resourceOf(name),
  calls: callsOf(name),
  table: listTables[name].table,
  links: listTables[name].links ?? {},
  rules: rulesOf(name),
  // Courses are not a declared list, but entries may reference them.
  tableOf: (other) => (other === 'courses' ? courses : listTables[resourceOf(other).name].table),
  titleFieldOf: (other) => (other === 'courses' ? 'title' : resourceOf(other).title_field),
  ask: createStatements(),
})
