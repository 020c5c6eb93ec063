import { fail } from './fail.ts'

/**
 * Yields a request's body in parts. If the sender disconnects, refuses with `general.body_unreadable`, so that the broken connection is not mistaken
 * for a database failure.
 */
export async function* bodyParts(body: AsyncIterable<Uint8Array> | null): AsyncGenerator<Uint8Array, void, void> {
  try {
    for await (const part of body ?? []) yield part
  } catch {
    fail('general.body_unreadable')
  }
}
