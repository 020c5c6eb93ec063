import type { Sql } from 'postgres'

type Node = { 'Relation Name'?: string; Plans?: Node[]; Plan?: Node } & Record<string, unknown>

/** Names the columns that a condition compares, e.g. `((e.id = $1) AND (e.portal_id = $2))`. */
const names = (condition: string): string[] =>
  [...condition.matchAll(/\b(?:\w+\.)?(\w+)\b/g)].map(([, name]) => name ?? '')
/** Ids of accounts and people are valid on all portals, the payment provider's worldwide; every other id belongs to a tenant. */
const isOwnNumber = (name: string): boolean =>
  (name === 'id' || name.endsWith('_id')) &&
  !['portal_id', 'other_portal_id', 'user_id', 'actor_id', 'payment_intent_id'].includes(name)
/** Returns the column that names an id's portal; a shared course's id belongs to the portal that shares it, not to the row's. */
const portalOf = (name: string): string => (name === 'owner_course_id' ? 'other_portal_id' : 'portal_id')

/** Filters the statements of the role `platform` from what `statementsOf` recorded. */
export const platformStatements = (sent: readonly string[]): string[] =>
  sent.flatMap((line) => /^platform: ((?:with|select|insert|update|delete) .*)/i.exec(line)?.[1] ?? [])

/**
 * Returns statements whose plans look up a tenant row by id without naming its portal, each with table and condition. Disables sequential, hash and
 * merge plans, so that each condition appears at its scan, however few rows there are.
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

/** Returns all nodes of a statement's generic plan, as the role `platform` gets it. */
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
