import type { Sql } from 'postgres'

type Node = { 'Relation Name'?: string; Plans?: Node[]; Plan?: Node } & Record<string, unknown>

/** Names the columns that a condition compares, e.g. `((e.id = $1) AND (e.portal_id = $2))`. */
const names = (condition: string): string[] =>
  [...condition.matchAll(/\b(?:\w+\.)?(\w+)\b/g)].map(([, name]) => name ?? '')
/** An account and a person's number are known on all portals, the payment provider's on all of the world; every other number of a row is a tenant's own. */
const isOwnNumber = (name: string): boolean =>
  (name === 'id' || name.endsWith('_id')) &&
  !['portal_id', 'other_portal_id', 'user_id', 'actor_id', 'payment_intent_id'].includes(name)
/** The column that says whose number it is: a shared course's is of the portal that shares it, not of the row's. */
const portalOf = (name: string): string => (name === 'owner_course_id' ? 'other_portal_id' : 'portal_id')

/** Of what `statementsOf` recorded, the statements of the role `platform`. */
export const platformStatements = (sent: readonly string[]): string[] =>
  sent.flatMap((line) => /^platform: ((?:with|select|insert|update|delete) .*)/i.exec(line)?.[1] ?? [])

/**
 * The statements whose plans look a tenant's row up by a number and do not name its portal, each with table and condition.
 * Sequential, hash and merge plans are switched off, so that a condition is at the scan it belongs to, however few rows there are.
 */
export async function lookupsBeyondPortal(owner: Sql, statements: Iterable<string>): Promise<string[]> {
  const tenantTables = new Set(
    (
      await owner<{ name: string }[]>`
        select p.polrelid::regclass::text as name from pg_policy p join pg_attribute a on a.attrelid = p.polrelid and a.attname = 'portal_id' where p.polname = 'portal'`
    ).map((row) => row.name),
  )
  const found: string[] = []
  for (const statement of new Set(statements)) {
    for (const node of await planOf(owner, statement)) {
      const conditions = ['Index Cond', 'Recheck Cond', 'Filter'].map((kind) => String(node[kind] ?? '')).join(' ')
      const compared = names(conditions)
      if (!tenantTables.has(node['Relation Name'] ?? '')) continue
      if (compared.some((name) => isOwnNumber(name) && !compared.includes(portalOf(name))))
        found.push(`${node['Relation Name']}: ${conditions.trim()}`)
    }
  }
  return found
}

/** All nodes of a statement's generic plan, as the role `platform` gets it. */
async function planOf(owner: Sql, statement: string): Promise<Node[]> {
  let plan: Node = {}
  await owner.begin(async (tx) => {
    await tx.unsafe(
      'set local role platform; set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off',
    )
    const [row] = await tx.unsafe<{ 'QUERY PLAN': { Plan: Node }[] }[]>(
      `explain (generic_plan, costs off, format json) ${statement}`,
    )
    plan = row?.['QUERY PLAN'][0]?.Plan ?? {}
  })
  const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)]
  return all(plan)
}
