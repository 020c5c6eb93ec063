/** An answer of the protocol: no body, its facts in headers. */
export const tusAnswer = (status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
