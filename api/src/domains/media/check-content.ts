import { fail } from '../../kernel/fail.ts'
import { contentTypeOf, HEAD_BYTES } from './content-type.ts'
import { mediaKinds, type MediaKind, type MediaRules } from './media-kinds.ts'

type Checked = { kind: MediaKind; name: string; limit_bytes?: number | undefined }

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`

/**
 * Passes an uploaded file's bytes on up to the limit of its kind, and only after its first bytes match an allowed type. Rejects with
 * `media.wrong_format` and `media.wrong_size`; `name` is only for the error.
 */
export async function* checkedContent(
  parts: AsyncIterable<Uint8Array>,
  { kind, name, limit_bytes }: Checked,
): AsyncGenerator<Uint8Array, void, void> {
  const rules: MediaRules = mediaKinds[kind]
  const limit = limit_bytes ?? rules.limit_bytes ?? Infinity
  let size = 0
  let head: Buffer | null = rules.content === 'its_reader' ? null : Buffer.alloc(0)
  for await (const part of parts) {
    size += part.length
    if (size > limit) fail('media.wrong_size', { name, size: `more than ${megabytes(limit)}` })
    head = head && Buffer.concat([head, part])
    if (head && head.length < HEAD_BYTES) continue
    if (head) await rejectOtherType(head, rules, name)
    yield head ?? part
    head = null
  }
  if (!head) return
  await rejectOtherType(head, rules, name)
  yield head
}

async function rejectOtherType(head: Buffer, { content }: MediaRules, name: string): Promise<void> {
  const { type } = await contentTypeOf(head)
  if (content !== 'its_reader' && !content.includes(type)) fail('media.wrong_format', { name })
}
