const codes = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // Postgres is shutting down, crashed, starting up, or out of connections
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** Checks whether an error or its cause says that the database is currently unreachable, so that a retry may succeed soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth += 1) {
    const code: unknown = Reflect.get(each, 'code')
    if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true
  }
  return false
}
