import { fail } from './fail.ts'

/**
 * The bytes of a request's body as they come. A sender that disconnects is refused with `general.body_unreadable`: a broken
 * connection is no failure of ours, and must not be mistaken for one of the database.
 */
export async function* bodyParts(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void, void> {
  try {
    for await (const part of body ?? []) yield part
  } catch {
    fail('general.body_unreadable')
  }
}
