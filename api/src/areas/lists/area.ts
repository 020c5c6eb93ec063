import { callsOf } from '@portico/shared/contract/lists.ts'
import { resourceOf, resources } from '@portico/shared/resources/resources.ts'
import { resourceVerbs } from '../../lists/resource-verbs.ts'
import type { Verb } from '../../kernel/verb.ts'
import { listLinks, listTables } from './list-tables.ts'

/** Every call of every declared list (REF-001). */
export const lists: readonly Verb[] = resources.flatMap((resource) =>
  resourceVerbs({
    resource,
    calls: callsOf(resource.name),
    table: listTables[resource.name],
    links: listLinks[resource.name] ?? {},
    tableOf: (name) => listTables[resourceOf(name).name],
    titleFieldOf: (name) => resourceOf(name).title_field,
  }),
)
