const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPERM',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  '57P03',
])
const loginRefused = new Set(['28000', '28P01'])
const noDatabase = '3D000'

/** Runs a database's first query. If the database cannot be reached, throws a one-line error that names the setting, never its password. */
export async function reachDatabase<T>(url: string, first: () => Promise<T>): Promise<T> {
  try {
    return await first()
  } catch (error) {
    const reason = reasonOf(error, url)
    throw reason ? new Error(`DATABASE_URL: ${reason}`, { cause: error }) : error
  }
}

function reasonOf(error: unknown, url: string): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const at = URL.parse(url)
  const place = `${at?.hostname}:${at?.port || 5432}`
  if (unreachable.has(code)) return `no Postgres answers at ${place} (${code}).`
  if (loginRefused.has(code))
    return `Postgres at ${place} refuses the login of "${decodeURIComponent(at?.username ?? '')}" (${code}).`
  if (code === noDatabase) return `Postgres at ${place} has no database "${at?.pathname.slice(1)}" (${code}).`
  return null
}
