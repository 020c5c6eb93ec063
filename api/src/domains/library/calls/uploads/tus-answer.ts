/** A protocol response: no body, all information in headers. */
export const tusAnswer = (status: number, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
