/** Streams the bytes in two parts, running `meanwhile` in between. */
export function inTwoParts(bytes: Uint8Array, meanwhile: () => Promise<void>): ReadableStream<Uint8Array> {
  const parts = [bytes.subarray(0, 20), bytes.subarray(20)]
  return new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        const next = parts.shift()
        if (next && parts.length === 0) await meanwhile()
        if (next) stream.enqueue(next)
        else stream.close()
      },
    },
    { highWaterMark: 0 },
  )
}
