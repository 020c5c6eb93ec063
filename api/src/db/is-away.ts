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
  // Postgres itself: shutting down, crashed, starting up, full
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** Whether an error, or what caused it, says that the database cannot be reached right now: the same request may go well in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth += 1) {
    const code: unknown = Reflect.get(each, 'code')
    if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true
  }
  return false
}
