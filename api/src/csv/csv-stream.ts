import { attachment } from '../kernel/attachment.ts'

type Streamed = {
  name: string
  head: string
  /** Returns the next lines, or '' if there are none, and whether they are the last. */
  next: () => Promise<{ lines: string; isLast: boolean }>
}

/** Answers a CSV file that is read in batches while it is sent, so that even a million rows need little memory. */
export function streamedCsv({ name, head, next }: Streamed): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(encoder.encode(head)),
    async pull(out) {
      const { lines, isLast } = await next()
      if (lines !== '') out.enqueue(encoder.encode(lines))
      if (isLast) out.close()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
    },
  })
}
