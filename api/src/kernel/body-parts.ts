import { fail } from './fail.ts'

/**
 * The bytes of a request's body as they come. Whoever leaves in the middle is refused with `general.body_unreadable`: their broken
 * connection is no failure of ours, and must not be taken for one of the database.
 */
export async function* bodyParts(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void, void> {
  try {
    for await (const part of body ?? []) yield part
  } catch {
    fail('general.body_unreadable')
  }
}
