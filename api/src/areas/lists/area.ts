import { callsOf } from '@portico/shared/contract/lists.ts'
import { resourceOf, resources } from '@portico/shared/resources/resources.ts'
import { listPlaces } from '../../db/tables/lists.ts'
import { createStatements } from '../../db/statements.ts'
import { resourceVerbs } from '../../lists/resource-verbs.ts'
import type { Verb } from '../../kernel/verb.ts'

/** Every call of every declared list (REF-001). */
export const lists: readonly Verb[] = resources.flatMap((resource) =>
  resourceVerbs({
    resource,
    calls: callsOf(resource.name),
    table: listPlaces[resource.name].table,
    links: listPlaces[resource.name].links ?? {},
    tableOf: (name) => listPlaces[resourceOf(name).name].table,
    titleFieldOf: (name) => resourceOf(name).title_field,
    ask: createStatements(),
  }),
)
