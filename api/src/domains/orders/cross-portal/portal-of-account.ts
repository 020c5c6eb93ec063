import type { Connection } from '../../../db/client.ts'

/** Finds the portal of a connected account, because its events reference only the account. */
export async function portalOfAccount(platform: Connection, account: string): Promise<number | null> {
  const [row] = await platform.sql<
    { portal_id: string | number }[]
  >`select portal_id from connected_accounts where account = ${account}`
  return row ? Number(row.portal_id) : null
}
