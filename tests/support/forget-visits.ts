import postgres from 'postgres'
import { embeddedDatabase } from '../../api/local/demo/seed/embedded-database.ts'
import { networkOf } from '../../api/src/kernel/client-ip.ts'

const every_ms = 1_000
const here = ['127.0.0.1', '::1'].map((address) => `:${networkOf(address)}`)

/** All journeys come from one IP, so clears its rate limits repeatedly. */
export async function forgetVisits(dataDir: string): Promise<() => Promise<void>> {
  const { url } = await embeddedDatabase({ dataDir, env: process.env, say: () => {} })
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const forget = () => sql`delete from rate_limits where key like any(${here.map((end) => `%${end}`)})`.catch(() => {})
  const timer = setInterval(() => void forget(), every_ms)
  return async () => {
    clearInterval(timer)
    await sql.end({ timeout: 1 })
  }
}
