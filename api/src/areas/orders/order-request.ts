import { createHash } from 'node:crypto'

type Wanted = { type: string; price: number; lines: readonly { id: number; quantity: number; unit_price: number }[] }

/** What makes two requests under one idempotency key the same: what is bought at which price, in whatever order it is listed. */
export function requestHash({ type, price, lines }: Wanted): string {
  const sorted = lines
    .map(({ id, quantity, unit_price }) => [id, quantity, unit_price] as const)
    .toSorted((a, b) => a[0] - b[0])
  return createHash('sha256')
    .update(JSON.stringify([type, price, sorted]))
    .digest('hex')
}
