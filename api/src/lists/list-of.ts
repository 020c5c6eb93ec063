import { callsOf } from '@portico/shared/contract/lists.ts'
import { resourceOf, type ResourceName } from '@portico/shared/resources/resources.ts'
import { createStatements } from '../db/statements.ts'
import { listPlaces } from '../db/tables/lists.ts'
import type { List } from './list-table.ts'

/** A declared list with its calls and where it is kept. */
export const listOf = (name: ResourceName): List => ({
  resource: resourceOf(name),
  calls: callsOf(name),
  table: listPlaces[name].table,
  links: listPlaces[name].links ?? {},
  tableOf: (other) => listPlaces[resourceOf(other).name].table,
  titleFieldOf: (other) => resourceOf(other).title_field,
  ask: createStatements(),
})
