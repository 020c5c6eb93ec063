import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { PortalName, World } from './world.ts'

/** Columns that people search by. The number after the name distinguishes rows of one table. */
const columns = ['title', 'name', 'question', 'organization', 'other_portal_name']

/** Gives every person, and every row of a portal with a name or title, the same name. */
export async function nameEverything(world: World, portal: PortalName, name: string): Promise<void> {
  const owner = postgres(
    Object.assign(new URL(inject('postgres_url')), { pathname: new URL(world.database_url).pathname }).href,
    { max: 1, onnotice: () => {} },
  )
  const [first, ...rest] = name.split(' ')
  const of = world.portals[portal].id
  const places = await owner<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.column_name in ${owner(columns)}
    and exists (select from information_schema.columns p where p.table_name = c.table_name and p.column_name = 'portal_id')
    and exists (select from information_schema.columns p where p.table_name = c.table_name and p.column_name = 'id')`
  await owner`set session_replication_role = replica`
  for (const { table, column } of places)
    await owner`update ${owner(table)} set ${owner(column)} = ${name} || ' ' || id where portal_id = ${of}`
  await owner`set session_replication_role = origin`
  for (const table of ['users', 'claim_links'])
    await owner`update ${owner(table)} set first_name = ${first ?? ''}, last_name = ${rest.join(' ')}`
  await owner.end()
  // The storefront searches the course text in its catalog.
  await world.within(portal, (tx) => tx.execute(sql`select refresh_catalog(id) from courses`))
}
