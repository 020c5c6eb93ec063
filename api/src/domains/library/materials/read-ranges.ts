import { buffer } from 'node:stream/consumers'
import { tokenizer } from '@tokenizer/range'
import { fail } from '../../../kernel/fail.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StorageKey } from '../../../storage/storage-key.ts'

const piece_bytes = 262_144
// Container metadata is far smaller; a file that makes its parser read more is hostile or damaged.
const most_bytes = 64 * 1024 ** 2

export type StoredFile = { storage: Storage; key: StorageKey; bytes: number }

/** Reads a stored file at the positions the container parser asks for; the bytes in between are never fetched. */
export function readRanges({ storage, key, bytes }: StoredFile) {
  let read_bytes = 0
  const facts = { size: bytes, acceptPartialRequests: true }
  return tokenizer(
    {
      getHeadInfo: async () => facts,
      async getResponse(_method, [start, end] = [0, bytes - 1]) {
        read_bytes += end - start + 1
        if (read_bytes > most_bytes) throw new Error('a container asks for too much of its file')
        const stream = (await storage.stream(key, { start, end })) ?? fail('general.not_found')
        return { ...facts, arrayBuffer: () => buffer(stream) }
      },
      abort: () => {},
    },
    { minimumChunkSize: piece_bytes },
  )
}
