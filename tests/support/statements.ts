import type { Services } from '../../api/src/kernel/services.ts'

/** Returns the SQL of every statement that `work` sends, with the role that sends it, in order and without parameters. */
export async function statementsOf({ app, platform, auth }: Services, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const pools = Object.entries({ app, platform, auth: auth.connection })
  for (const [role, { sql }] of pools)
    sql.options.debug = (_connection, query) => void sent.push(`${role}: ${query.replaceAll(/\s+/g, ' ').trim()}`)
  try {
    await work()
  } finally {
    for (const [, { sql }] of pools) sql.options.debug = false
  }
  return sent
}

/** Counts the statements that `work` itself sends. Sessions and members do not count: they are read again whenever their cache is too old. */
export const countStatements = async (services: Services, work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(services, work)).filter((one) => one.startsWith('app: ') || one.includes('rate_limits')).length
